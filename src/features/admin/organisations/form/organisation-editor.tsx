import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, TextInput, type TextInputProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { firstSaved } from '~/api/first-saved';
import { type Organisation, useCommitOrganisations } from '~/api/organisations';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { FormFrame } from './form-frame';
import classes from './organisation-editor.module.css';
import {
  organisationLabels as labels,
  organisationChangeOf,
  organisationFieldLimits,
  organisationFormErrors,
  organisationFormOf,
} from './organisation-form';
import { OrganisationLinkFields } from './organisation-link-fields';
import { readOrganisation } from './read-organisation';
import { useOptionWords } from './use-option-words';

// Hints below the inputs keep adjacent inputs on one line.
const hintsBelow: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

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
export function OrganisationEditor(props: OrganisationEditorProps) {
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
        losesEdits={showsAnother}
      />
    </>
  );
}

/**
 * Returns whether the next address shows another page or another organisation. A filter loses no
 * edits.
 */
function showsAnother({ current, next }: { current: Address; next: Address }): boolean {
  const shownBy = ({ pathname, search }: Address) => {
    const { selected, parent }: { selected?: unknown; parent?: unknown } = search;
    return JSON.stringify([pathname, selected, parent]);
  };
  return shownBy(current) !== shownBy(next);
}

interface Address {
  pathname: string;
  search: object;
}
