import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, TextInput, type TextInputProps } from '@mantine/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { firstSaved } from '~/api/first-saved';
import { integrationServerQueries } from '~/api/integration-servers';
import {
  type Organisation,
  organisationQueries,
  useCommitOrganisations,
} from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { useSaveKey } from '~/components/edit-page/use-save-key';
import { useWork } from '~/components/edit-page/use-work';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { FailureAlert } from '~/components/notices/failure-alert';
import { type PanelFocus, PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import {
  organisationLabels as labels,
  organisationChangeOf,
  organisationFieldLimits,
  organisationFormErrors,
  organisationFormOf,
} from './organisation-form';
import { OrganisationLinkFields, useOptionWords } from './organisation-link-fields';
import classes from './organisation-panel.module.css';
import { readOrganisation } from './read-organisation';
import type { OrganisationSelection } from './use-organisation-tree';

interface OrganisationPanelProps {
  isCreating: boolean;
  /** Id of the parent of a new organisation. Null for a root. */
  parentID: string | null;
  selection: OrganisationSelection;
  /** Number of saves. After each one the form restarts from the saved record. */
  saves: number;
  onSaved: (saved: Organisation, before: Organisation | undefined) => void;
  onCancel: () => void;
  focus: PanelFocus;
}

/** The organisation form, or a hint (docs/product/organisations-page.md#organisation-form). */
export function OrganisationPanel({
  selection,
  isCreating,
  focus,
  ...props
}: OrganisationPanelProps) {
  const organisation = isCreating ? undefined : selection.organisation;
  const options = useQueries({
    queries: [
      posCoreInstanceQueries.values(),
      integrationServerQueries.values(),
      organisationQueries.parentValues(),
    ],
  });
  const failed = options.filter(({ isError }) => isError);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
    if (selection.error) void selection.retry();
  };
  const error = failed[0]?.error ?? selection.error;
  const hasOptions = options.every(({ data }) => data !== undefined);
  const isWanted = isCreating || organisation !== undefined;
  const isWaiting =
    selection.isLoading ||
    (isWanted && !hasOptions && !error) ||
    failed.some(({ isFetching }) => isFetching);

  return (
    <SelectionPanel
      ref={focus.heading}
      className={classes.panel}
      title={isCreating ? 'New organisation' : organisation?.name || 'Organisation'}
      onBack={focus.toTree}
    >
      <LoadingOverlay isLoading={isWaiting} error={error} onRetry={retry}>
        {isWanted && hasOptions ? (
          <OrganisationEditor
            key={`${isCreating ? 'new' : organisation?.organisationID} ${props.saves}`}
            organisation={organisation}
            parentID={props.parentID}
            onSaved={(saved) => props.onSaved(saved, organisation)}
            onCancel={props.onCancel}
          />
        ) : (
          <PanelHint>
            {selection.isMissing
              ? 'There is no organisation with this id. It may have been deleted.'
              : 'Select an organisation to see and edit it.'}
          </PanelHint>
        )}
      </LoadingOverlay>
    </SelectionPanel>
  );
}

// Hints below the inputs keep adjacent inputs on one line.
const hintsBelow: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** The search parameters that name the organisation of the form. A filter loses no edits. */
const recordParameters = ['selected', 'parent'];

interface OrganisationEditorProps {
  /** Undefined while creating. */
  organisation: Organisation | undefined;
  /** Id of the parent of a new organisation. Null for a root. */
  parentID: string | null;
  onSaved: (saved: Organisation) => void;
  /** Runs after the form has discarded the edits. */
  onCancel: () => void;
}

/** The form of one organisation (docs/product/organisations-page.md#organisation-form). */
function OrganisationEditor(props: OrganisationEditorProps) {
  const { organisation, parentID } = props;
  const isCreating = organisation === undefined;
  const queryClient = useQueryClient();
  const commit = useCommitOrganisations();
  const wordsOf = useOptionWords();
  const isDone = useRef(false);
  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: organisation,
    formOf: (record: Organisation | undefined) => organisationFormOf(record, parentID),
    errorsOf: (values) => organisationFormErrors(values, isCreating),
    labels,
    wordsOf,
    readFresh: organisation && (() => readOrganisation(queryClient, organisation)),
    send: async (values, record) => {
      const change = organisationChangeOf(values, record);
      const saved = firstSaved(await commit.mutateAsync({ changes: [change], deletes: [] }));
      isDone.current = true;
      props.onSaved(saved);
    },
  });

  const cancel = () => {
    form.reset();
    isDone.current = isCreating;
    props.onCancel();
  };

  return (
    <>
      <FormFrame canSave={isCreating || isDirty} onSave={save} onCancel={cancel}>
        {organisation ? (
          <div className={classes.wide}>
            <CopyableId label="Organisation ID" id={organisation.organisationID} />
          </div>
        ) : null}
        <LimitedTextInput
          label={labels.organisationCode}
          limit={organisationFieldLimits.organisationCode}
          description={isCreating ? 'Chosen once; it cannot be changed later.' : undefined}
          inputWrapperOrder={hintsBelow}
          readOnly={!isCreating}
          required={isCreating}
          autoComplete="off"
          {...form.getInputProps('organisationCode')}
          value={form.values.organisationCode}
        />
        <LimitedTextInput
          label={labels.name}
          limit={organisationFieldLimits.name}
          inputWrapperOrder={hintsBelow}
          required
          autoComplete="off"
          {...form.getInputProps('name')}
          value={form.values.name}
        />
        {organisation ? (
          <TextInput label="Kapow" value={organisation.kapow ?? ''} placeholder="None" readOnly />
        ) : null}
        <OrganisationLinkFields form={form} organisation={organisation} />
        <div className={classes.flags}>
          <Checkbox label={labels.active} {...form.getInputProps('active', { type: 'checkbox' })} />
          <Checkbox
            label={labels.initialised}
            {...form.getInputProps('initialised', { type: 'checkbox' })}
          />
        </div>
        {overwriteQuestion}
      </FormFrame>
      <UnsavedChangesGuard
        hasUnsavedChanges={() => isDirty && !isDone.current}
        recordParameters={recordParameters}
      />
    </>
  );
}

interface FormFrameProps {
  /** Whether there is something to save. */
  canSave: boolean;
  /** Saves, and rejects with the failure. Returns 'stay' at once when a field is invalid. */
  onSave: () => Promise<unknown> | 'stay';
  onCancel: () => void;
  children: ReactNode;
}

/**
 * The form beside a tree. It shows Save and Cancel while there is a change. An alert above the
 * fields shows a failed save, and the edits stay. A second click during a save sends nothing.
 */
function FormFrame({ canSave, onSave, onCancel, children }: FormFrameProps) {
  const { work, failure, run, clearFailure } = useWork<'saving'>();
  const isSaving = work !== undefined;
  const form = useSaveKey();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) void run('saving', onSave);
  };

  const cancel = () => {
    clearFailure();
    onCancel();
  };

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit} aria-busy={isSaving}>
      <FailureAlert message={failure} />
      <fieldset className={classes.fields} disabled={isSaving}>
        {children}
      </fieldset>
      {canSave || isSaving ? (
        <div className={classes.actions}>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
          <Button variant="default" onClick={cancel} disabled={isSaving}>
            Cancel
          </Button>
        </div>
      ) : null}
    </form>
  );
}
