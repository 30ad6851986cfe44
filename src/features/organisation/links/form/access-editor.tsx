import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAdministratorFacts } from '~/api/administrator-facts';
import { inWords } from '~/api/failure-words';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { EditRecord } from '~/components/edit-page/edit-record';
import { administratorImpact, impactText } from '~/domain/access-explanation/administrator-impact';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { newRecordId } from '~/domain/new-record-id';
import { PermissionGroupChecklist } from '~/pickers/permission-group-checklist';
import { SitePicker } from '~/pickers/site-picker/site-picker';
import { accessSaveError } from '../saving/access-errors';
import { isSavedInPart } from '../saving/save-access';
import { useAccessCalls } from '../saving/use-access-calls';
import { accessQuery, type StoredAccess } from '../stored-access';
import classes from './access-editor.module.css';
import { type AccessForm, accessFields, restrictionsOf, sortedIds } from './access-form';
import { TargetFields } from './target-fields';

const { labels } = accessFields;

interface AccessEditorProps {
  orgId: string;
  id: string;
  /** Content below the form. */
  below?: (stored: StoredAccess | undefined) => ReactNode;
}

/**
 * The page of the access of one user or team
 * (docs/product/organisation.md#edit-organisation-access).
 */
export function AccessEditor({ orgId, id, below }: AccessEditorProps) {
  const navigate = useNavigate();
  const calls = useAccessCalls(orgId, id);
  const wordsOf = useAccessWords(orgId);
  const { data: loaded } = useQuery({ ...accessQuery(orgId, id), enabled: false });
  const isAdministrator = loaded?.link.isOrgAdmin === true;
  const { links, members, isPending } = useAdministratorFacts(orgId, isAdministrator);
  // Who loses administrator access if the link is deleted or stops giving it.
  const impact = isPending
    ? 'Looking who stays an administrator...'
    : isAdministrator && impactText(administratorImpact(links, members, id));
  return (
    <EditRecord
      title="Edit Organisation Access"
      createTitle="Add Organisation Access"
      id={id}
      query={accessQuery(orgId, id)}
      readFresh={calls.readFresh}
      fields={{ ...accessFields, wordsOf }}
      nameOf={({ link }) => link.teamUserName}
      send={calls.save}
      mayHaveSaved={isSavedInPart}
      completesSaves
      remove={calls.remove}
      deletionNoteOf={() => impact || undefined}
      reword={(cause, step) =>
        step === 'save'
          ? accessSaveError(cause, id === newRecordId)
          : inWords(cause, screenWords.access[step])
      }
      onDone={() => navigate({ to: '/organisation/$orgId/links', params: { orgId } })}
      below={below}
    >
      {({ form, checkbox }, stored) => {
        const link = stored?.link;
        const { linkType, isOrgAdmin, permissionGroupIDs, rootNodes } = form.values;
        const isTeam = linkType === OrganisationUserLinkType.Team;
        return (
          <>
            {link ? (
              <TextInput label={isTeam ? 'Team' : 'User'} value={link.teamUserName} readOnly />
            ) : (
              <TargetFields orgId={orgId} form={form} isFixed={calls.isCreated} />
            )}
            {link && !isTeam ? (
              <TextInput label="Email" value={link.userEmail ?? ''} placeholder="None" readOnly />
            ) : null}
            <div>
              <Checkbox
                {...checkbox('isOrgAdmin')}
                description={
                  isTeam
                    ? 'Every member manages this organisation and those below it.'
                    : 'Manages this organisation and those below it.'
                }
              />
              <div role="status">
                {link?.isOrgAdmin && !isOrgAdmin && impact ? (
                  <p className={classes.impact}>{impact}</p>
                ) : null}
              </div>
            </div>
            <PermissionGroupChecklist
              orgId={orgId}
              value={permissionGroupIDs}
              onChange={(ids) => form.setFieldValue('permissionGroupIDs', sortedIds(ids))}
            />
            <SitePicker
              orgId={orgId}
              label={labels.rootNodes}
              description="Without a restriction the access holds for all outlets."
              value={rootNodes}
              onChange={(nodes) => form.setFieldValue('rootNodes', restrictionsOf(nodes))}
            />
          </>
        );
      }}
    </EditRecord>
  );
}

/** Returns a function that names the groups or outlets of a value, for the overwrite question. */
function useAccessWords(orgId: string) {
  const { data: groups = [] } = useQuery(permissionGroupQueries.choices(orgId));
  const { data: nodes = [] } = useQuery(outletNodesQuery(orgId));
  const names = new Map<string, string>([
    ...groups.map(({ userPermissionGroupID, name }) => [userPermissionGroupID, name] as const),
    ...nodes.map(({ nodeID, name }) => [nodeID, name] as const),
  ]);
  const words = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ');
  return (field: string, value: unknown): string | undefined => {
    if (field === 'permissionGroupIDs') {
      return words(value as AccessForm['permissionGroupIDs']) || 'None';
    }
    if (field !== 'rootNodes') return undefined;
    return words((value as AccessForm['rootNodes']).map(({ nodeID }) => nodeID)) || 'All outlets';
  };
}
