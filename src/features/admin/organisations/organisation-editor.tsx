import { Button, Checkbox, TextInput, type TextInputProps } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { ApiError } from '~/api/api-error';
import { firstSaved } from '~/api/done';
import { organisationTreeQueries } from '~/api/organisation-tree';
import {
  type Organisation,
  organisationQueries,
  useCommitOrganisations,
} from '~/api/organisations';
import { FormActions } from '~/components/edit-page/form-page';
import { useStoredRecords } from '~/components/edit-page/stored-records';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { useSaveKey } from '~/components/edit-page/use-save-key';
import { useWork } from '~/components/edit-page/use-work';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { FailureAlert } from '~/components/notices/failure-alert';
import { showSaved, showSavedAlready } from '~/components/notices/frame-notice';
import { passFocusOn } from '~/components/pass-focus';
import { useIsShown } from '~/components/use-is-shown';
import { WorkingButton } from '~/components/working-button';
import { linkWords, readNames } from './link-options';
import classes from './organisation-editor.module.css';
import {
  organisationLabels as labels,
  organisationChangeOf,
  organisationFieldLimits,
  organisationFormErrors,
  organisationFormOf,
} from './organisation-form';
import { OrganisationLinkFields } from './organisation-link-fields';

interface OrganisationEditorProps {
  /** Undefined while creating. */
  organisation: Organisation | undefined;
  /** Id of the parent of a new organisation. Null for a root. */
  parentID: string | null;
  /** @param isShown whether the person has not left the form meanwhile */
  onSaved: (saved: Organisation, isShown: boolean) => void;
  /** Runs after the form has discarded the edits. */
  onCancel: () => void;
}

// Hints below the inputs keep adjacent inputs on one line.
const hintsBelow: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

const markOnly = 'Sets the mark only. Initialise Organisation sets the organisation up.';

/** The search parameters that name the organisation of the form. A filter loses no edits. */
const recordParameters = ['selected', 'parent'];

/** The form of one organisation (docs/product/organisations-page.md#organisation-form). */
export function OrganisationEditor(props: OrganisationEditorProps) {
  const { organisation, parentID } = props;
  const isCreating = organisation === undefined;
  const queryClient = useQueryClient();
  const commit = useCommitOrganisations();
  const isShown = useIsShown();
  const { work, failure, unsent, run, clearFailure } = useWork<'saving'>();
  const formElement = useSaveKey();
  const isDone = useRef(false);
  const { form, isDirty, label, save, discard, overwriteQuestion, isAsking } = useRecordForm({
    record: organisation,
    formOf: (record: Organisation | undefined) => organisationFormOf(record, parentID),
    errorsOf: (values) => organisationFormErrors(values, isCreating),
    labels,
    wordsOf: linkWords(queryClient),
    readFresh:
      organisation &&
      (async () => {
        const stored = await readOrganisation(queryClient, organisation);
        await readNames(queryClient, stored);
        return stored;
      }),
    send: async (...edited) => {
      const change = organisationChangeOf(...edited);
      const sent = await commit.mutateAsync({ changes: [change], deletes: [] });
      if (sent.wasReplayed) return sent;
      const saved = firstSaved(sent.answer);
      showSaved(saved.name, { isLeaving: false });
      isDone.current = true;
      props.onSaved(saved, isShown.current);
      return sent;
    },
    records: useStoredRecords(organisationQueries.list(), 'organisationID', { isLong: true }),
    onSavedAlready: (saved, isComplete) => {
      showSavedAlready(saved.name, { isLeaving: false });
      void queryClient.invalidateQueries();
      isDone.current = true;
      if (isComplete) props.onSaved(saved, isShown.current);
    },
  });
  const isSaving = work !== undefined;
  const canSave = isCreating || isDirty;
  const isMarking = form.values.initialised && !organisation?.initialised;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) void run('saving', save);
  };
  const cancel = () => {
    clearFailure();
    discard();
    isDone.current = isCreating;
    props.onCancel();
  };
  const textField = (name: 'organisationCode' | 'name') => ({
    ...form.getInputProps(name),
    value: form.values[name],
    label: label(name),
    limit: organisationFieldLimits[name],
    inputWrapperOrder: hintsBelow,
  });

  return (
    <>
      <form
        ref={formElement}
        noValidate
        className={classes.form}
        onSubmit={submit}
        aria-busy={isSaving}
      >
        <FailureAlert message={failure}>
          {unsent && canSave ? (
            <Button ref={passFocusOn} type="submit" variant="default">
              Retry
            </Button>
          ) : null}
        </FailureAlert>
        <fieldset className={classes.fields} disabled={isSaving}>
          {organisation ? (
            <div className={classes.wide}>
              <CopyableId label="Organisation ID" id={organisation.organisationID} />
            </div>
          ) : null}
          <LimitedTextInput
            {...textField('organisationCode')}
            description={isCreating ? 'Chosen once; it cannot be changed later.' : undefined}
            readOnly={!isCreating}
            required={isCreating}
          />
          <LimitedTextInput {...textField('name')} required />
          <TextInput label="Kapow" value={organisation?.kapow ?? ''} placeholder="None" readOnly />
          <OrganisationLinkFields form={form} label={label} organisation={organisation} />
          <div className={classes.flags}>
            {(['active', 'initialised'] as const).map((name) => (
              <Checkbox
                key={name}
                label={label(name)}
                description={name === 'initialised' && isMarking ? markOnly : undefined}
                {...form.getInputProps(name, { type: 'checkbox' })}
              />
            ))}
          </div>
          {overwriteQuestion}
        </fieldset>
        {canSave || isSaving ? (
          <FormActions>
            <WorkingButton type="submit" loading={isSaving}>
              Save
            </WorkingButton>
            <Button variant="default" onClick={cancel} disabled={isSaving}>
              Cancel
            </Button>
          </FormActions>
        ) : null}
      </form>
      <UnsavedChangesGuard
        hasUnsavedChanges={() => isDirty && !isDone.current}
        isSaving={isSaving && !isAsking}
        recordParameters={recordParameters}
      />
    </>
  );
}

/**
 * Refetches an organisation. The children of its parent are a short answer, also from a back end that
 * would send the whole list for one organisation.
 * @throws when it does not exist any more, and when a call fails
 */
async function readOrganisation(
  queryClient: QueryClient,
  { organisationID, parentOrganisationID: parentID }: Organisation,
): Promise<Organisation> {
  const { roots, children } = organisationTreeQueries;
  const siblings = await (parentID
    ? queryClient.fetchQuery({ ...children(parentID), staleTime: 0 })
    : queryClient.fetchQuery({ ...roots(), staleTime: 0 })
  ).catch((error: Error) => {
    // When the parent is gone, the organisation may still exist below another one.
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  });
  const node = siblings.find(({ id }) => id === organisationID);
  if (node) return node.entity;
  const listed = await queryClient.fetchQuery({
    ...organisationQueries.list({ ids: [organisationID] }),
    staleTime: 0,
  });
  const organisation = listed.find((one) => one.organisationID === organisationID);
  if (!organisation) throw new Error('This organisation does not exist any more.');
  return organisation;
}
