import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAdministratorFacts } from '~/api/administrator-facts';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { administratorImpact, impactText } from '~/domain/access-explanation/administrator-impact';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import type { SiteRestriction } from '~/domain/site-restriction';
import { PermissionGroupChecklist } from '~/pickers/permission-group-checklist';
import { SitePicker } from '~/pickers/site-picker/site-picker';
import { accessSaveError } from '../saving/access-errors';
import { isSavedInPart } from '../saving/save-access';
import { useAccessCalls } from '../saving/use-access-calls';
import classes from './access-editor.module.css';
import {
  accessFormErrors,
  accessFormOf,
  restrictionsOf,
  type StoredAccess,
  sortedIds,
} from './access-form';
import { TargetFields } from './target-fields';

const labels = {
  linkType: 'Access for',
  teamUserID: 'User or team',
  isOrgAdmin: 'Organisation Administrator',
  permissionGroupIDs: 'Permission Groups',
  rootNodes: 'Outlet restrictions',
} as const;

interface AccessEditorProps {
  orgId: string;
  /** Undefined while creating. */
  stored: StoredAccess | undefined;
  onDone: () => void;
  /** Content below the form. */
  below?: ReactNode;
}

/**
 * The form of the access of one user or team
 * (docs/product/organisation.md#edit-organisation-access).
 */
export function AccessEditor({ orgId, stored, onDone, below }: AccessEditorProps) {
  const link = stored?.link;
  const isTeam = link?.linkType === OrganisationUserLinkType.Team;
  const calls = useAccessCalls(orgId, link);
  const wordsOf = useAccessWords(orgId);
  const impact = useAdministratorImpact(orgId, link);
  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: stored,
    formOf: accessFormOf,
    errorsOf: accessFormErrors,
    labels,
    wordsOf,
    readFresh: stored && calls.readFresh,
    send: calls.save,
    mayHaveSaved: isSavedInPart,
  });
  const { values } = form;

  const saveOrSay = () => {
    const outcome = save();
    if (outcome === 'stay') return outcome;
    return outcome.catch((cause) => Promise.reject(accessSaveError(cause, !stored)));
  };

  return (
    <EditPage
      title={stored ? 'Edit Organisation Access' : 'Add Organisation Access'}
      subtitle={link?.teamUserName}
      isCreating={!stored}
      completesSaves
      isDirty={isDirty}
      onSave={saveOrSay}
      onCancel={onDone}
      onDone={onDone}
      onDelete={calls.remove}
      recordName={link?.teamUserName}
      deletionNote={impact ?? undefined}
      below={below}
    >
      {link ? (
        <>
          <TextInput label={isTeam ? 'Team' : 'User'} value={link.teamUserName} readOnly />
          {isTeam ? null : (
            <TextInput label="Email" value={link.userEmail ?? ''} placeholder="None" readOnly />
          )}
        </>
      ) : (
        <TargetFields
          orgId={orgId}
          linkType={values.linkType}
          teamUserID={values.teamUserID}
          onTypeChange={(linkType) => form.setValues({ linkType, teamUserID: null })}
          onChange={(teamUserID) => form.setFieldValue('teamUserID', teamUserID)}
          inputProps={form.getInputProps('teamUserID')}
          isFixed={calls.isCreated}
        />
      )}
      <div>
        <Checkbox
          label={labels.isOrgAdmin}
          description={
            isTeam || values.linkType === OrganisationUserLinkType.Team
              ? 'Every member manages this organisation and those below it.'
              : 'Manages this organisation and those below it.'
          }
          {...form.getInputProps('isOrgAdmin', { type: 'checkbox' })}
        />
        <div role="status">
          {link?.isOrgAdmin && !values.isOrgAdmin && impact ? (
            <p className={classes.impact}>{impact}</p>
          ) : null}
        </div>
      </div>
      <PermissionGroupChecklist
        orgId={orgId}
        value={values.permissionGroupIDs}
        onChange={(ids) => form.setFieldValue('permissionGroupIDs', sortedIds(ids))}
      />
      <SitePicker
        orgId={orgId}
        label={labels.rootNodes}
        description="Without a restriction the access holds for all outlets."
        value={values.rootNodes}
        onChange={(nodes) => form.setFieldValue('rootNodes', restrictionsOf(nodes))}
      />
      {overwriteQuestion}
    </EditPage>
  );
}

/** Returns a function that names the groups or outlets of a value, for the overwrite question. */
function useAccessWords(orgId: string) {
  const { data: groups } = useQuery(permissionGroupQueries.choices(orgId));
  const { data: nodes } = useQuery(outletNodesQuery(orgId));

  return (field: string, value: unknown): string | undefined => {
    if (field === 'permissionGroupIDs') {
      const names = (value as readonly string[]).map(
        (id) => groups?.find((group) => group.userPermissionGroupID === id)?.name ?? id,
      );
      return names.join(', ') || 'None';
    }
    if (field === 'rootNodes') {
      const names = (value as readonly SiteRestriction[]).map(
        ({ nodeID }) => nodes?.find((node) => node.nodeID === nodeID)?.name ?? nodeID,
      );
      return names.join(', ') || 'All outlets';
    }
    return undefined;
  };
}

/**
 * Says who loses administrator access if the link is deleted or stops giving it. Returns null when
 * nobody loses any, and a waiting text until the members of teams are loaded.
 */
function useAdministratorImpact(orgId: string, link: OrganisationUserLink | undefined) {
  const isAdministrator = link?.isOrgAdmin === true;
  const { links, members, isPending } = useAdministratorFacts(orgId, isAdministrator);
  if (isPending) return 'Looking who stays an administrator...';
  if (!isAdministrator) return null;
  return impactText(administratorImpact(links, members, link.organisationUserLinkID));
}
