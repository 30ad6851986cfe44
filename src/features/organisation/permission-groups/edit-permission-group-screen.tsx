import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { EditPage } from '~/components/edit-page/edit-page';
import { newRecordId } from '~/domain/new-record-id';
import { PermissionGroupEditor } from './permission-group-editor';
import { copiedGroupForm } from './permission-group-form';
import type { PermissionsTab } from './permissions-field';

interface EditPermissionGroupScreenProps {
  orgId: string;
  id: string;
  tab: PermissionsTab;
  onTabChange: (tab: PermissionsTab) => void;
  /** Id of the group to copy; applies only while creating. */
  copy: string | undefined;
}

/**
 * Edit Permission Group (docs/product/organisation.md#edit-permission-group); with the id `new` it
 * creates one.
 */
export function EditPermissionGroupScreen(props: EditPermissionGroupScreenProps) {
  const { orgId, id, copy } = props;
  const navigate = useNavigate();
  const isCreating = id === newRecordId;
  const isCopying = isCreating && copy !== undefined;
  const record = useQuery({ ...permissionGroupQueries.single(orgId, id), enabled: !isCreating });
  // A copy needs the names of all groups. The list has the permissions to copy too.
  const list = useQuery({ ...permissionGroupQueries.list(orgId), enabled: isCopying });
  const { error, refetch } = isCopying ? list : record;
  const groups = list.data;
  const original = isCopying
    ? groups?.find(({ userPermissionGroupID }) => userPermissionGroupID === copy)
    : undefined;
  const failure = useMemo(() => {
    if (error) return inWords(error, screenWords.permissionGroup.access);
    if (!isCopying || !groups || original) return null;
    return inWords(
      new Error('The permission group to copy does not exist.'),
      screenWords.permissionGroup.access,
    );
  }, [error, isCopying, groups, original]);
  const start = useMemo(
    () => (original && groups ? copiedGroupForm(original, groups) : undefined),
    [original, groups],
  );
  const onDone = () => navigate({ to: '/organisation/$orgId/permissiongroups', params: { orgId } });

  if (isCreating ? !isCopying || start : record.data) {
    return (
      <PermissionGroupEditor
        key={`${orgId} ${id} ${copy}`}
        orgId={orgId}
        group={isCreating ? undefined : record.data}
        start={start}
        tab={props.tab}
        onTabChange={props.onTabChange}
        onDone={onDone}
      />
    );
  }
  return (
    <EditPage
      title={isCreating ? 'Create Permission Group' : 'Edit Permission Group'}
      isDirty={false}
      isCreating={isCreating}
      isLoading={!failure}
      error={failure}
      onRetry={() => refetch()}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
