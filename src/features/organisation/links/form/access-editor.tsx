import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
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
import { useAccessWords } from './use-access-words';
import { useAdministratorImpact } from './use-administrator-impact';

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
