import type { UseFormReturnType } from '@mantine/form';
import {
  hashKey,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { type Completion, isOfNothing, type SaveOutcome } from '~/domain/call-outcome';
import { newRecordId } from '~/domain/search-values';
import { ErrorDialog } from '../dialogs/error-dialog';
import { showDeleted, showSaved, showSavedAlready } from '../notices/frame-notice';
import { StaleNotice } from '../notices/retry-notice';
import { titleOfRoute } from '../page-heading';
import { EditPage, type EditPageProps } from './edit-page';
import type { RecordFields } from './record-fields';
import type { MayDelete } from './stored-records';
import { useChangedDeletion } from './use-changed-deletion';
import { type RecordFormOptions, useRecordForm } from './use-record-form';

/** The form of a record, for the controls that edit it. */
export interface EditedForm<Form extends object, Limits> {
  form: UseFormReturnType<Form>;
  isCreating: boolean;
  /** Returns the label of a field, which says so if the field did not come with the record. */
  label: (name: keyof Form & string) => string;
  /** Returns the props of a text field: label, limit, value, error and events. */
  field: <Name extends keyof Form & keyof Limits & string>(
    name: Name,
  ) => { label: string; limit: Limits[Name]; value: Form[Name] };
  /** Returns the props of a checkbox or switch: label, state, error and events. */
  checkbox: (name: keyof Form & string) => { label: string };
}

interface EditRecordProps<Stored extends object, Form extends object, Limits, Key extends QueryKey>
  extends Pick<EditPageProps, 'actions' | 'readOnly' | 'hasFailureDialog' | 'onDone'>,
    Pick<
      RecordFormOptions<Stored, Form>,
      'readFresh' | 'create' | 'send' | 'records' | 'mayHaveSaved'
    > {
  /** The id of the record; `new` creates one. A record that always exists has none here. */
  id?: string;
  /** Reads the record, and reads it again before a save if there is no `readFresh`. */
  query: UseQueryOptions<Stored, Error, Stored, Key>;
  /** The record that a new one copies, as far as it is read. */
  template?: Pick<UseQueryResult<Stored>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  fields: RecordFields<Stored, Form, Limits>;
  /** Deletes the record if it may. */
  remove?: (mayDelete: MayDelete) => Promise<SaveOutcome | 'stay'>;
  nameOf: (record: Stored) => string;
  /** Names the record after a save. The default is the name in the form. */
  savedNameOf?: (form: Form, stored: Stored | undefined) => string;
  /** Default: the name. */
  subtitleOf?: (record: Stored) => string;
  unloadedSubtitle?: string;
  /** What a deletion removes together with the record. */
  deletionNoteOf?: (record: Stored) => string | undefined;
  /** The question before a deletion; by default with the name: Delete "Harbour"? */
  deletionQuestionOf?: (record: Stored) => string;
  /** What a person should know before the question. */
  deletionFactsOf?: (record: Stored) => ReactNode;
  /** A notice offers to undo the deletion. */
  offersUndo?: boolean;
  /** Words a failure in the screen's own texts. */
  reword?: (cause: Error, step: 'load' | 'save' | 'delete') => Error;
  /** Returns the content of the page after a failed load, where Retry would not help. */
  contentOfFailure?: (error: Error) => ReactNode | undefined;
  actionsOf?: (record: Stored) => ReactNode;
  /** Default: `onDone`. */
  onCancel?: () => void;
  children: (edited: EditedForm<Form, Limits>, record: Stored | undefined) => ReactNode;
  panels?: (record: Stored | undefined) => ReactNode;
}

/** The screen that loads one record and edits it, or creates one (docs/product/edit-pages.md). */
export function EditRecord<
  Stored extends object,
  Form extends object,
  Limits,
  Key extends QueryKey,
>(props: EditRecordProps<Stored, Form, Limits, Key>) {
  const { query, template, reword = asError, onDone } = props;
  const isCreating = props.id === newRecordId;
  const stored = useQuery({ ...query, enabled: !isCreating });
  const title = useMatch({ strict: false, select: titleOfRoute }) ?? '';
  const { data, error, isFetching, refetch } = (isCreating && template) || stored;
  const [dismissed, setDismissed] = useState<Error>();

  const failure = error && !isFetching ? error : undefined;
  const content = failure && props.contentOfFailure?.(failure);
  const reworded = failure && !content ? reword(failure, 'load') : null;
  const isInDialog = props.hasFailureDialog === true && failure !== dismissed;
  const unloaded = (
    <>
      <EditPage
        title={title}
        subtitle={props.unloadedSubtitle}
        actions={props.actions}
        isCreating={isCreating}
        isDirty={false}
        isLoading={!failure}
        // The dialog shows the message until a person dismisses it.
        error={reworded && isInDialog ? new Error('', { cause: reworded }) : reworded}
        onRetry={() => refetch()}
        onCancel={props.onCancel ?? onDone}
        onDone={onDone}
      >
        {content}
      </EditPage>
      <ErrorDialog
        message={isInDialog ? reworded?.message : undefined}
        onClose={() => setDismissed(failure)}
      />
    </>
  );
  if (data === undefined && !(isCreating && !template)) return unloaded;
  return (
    <LoadedRecord
      {...props}
      title={title}
      key={hashKey(query.queryKey)}
      record={isCreating ? undefined : data}
      start={isCreating ? data : undefined}
      gone={!isCreating && isOfNothing(failure) ? unloaded : undefined}
      stale={
        isCreating ? null : <StaleNotice read={stored} reword={(cause) => reword(cause, 'load')} />
      }
    />
  );
}

const asError = (error: Error) => error;

/** The edit page of a loaded record, or of a new one, which begins with the values of `start`. */
function LoadedRecord<Stored extends object, Form extends object, Limits, Key extends QueryKey>(
  props: EditRecordProps<Stored, Form, Limits, Key> & {
    title: string;
    record?: Stored;
    start?: Stored;
    /** What takes the place of a form without edits if the record, which came earlier, is gone. */
    gone: ReactNode | undefined;
    stale: ReactNode;
  },
) {
  const { record, fields, query, remove, reword, nameOf, subtitleOf = nameOf, onDone } = props;
  // The name of a record is a field of its form.
  const { savedNameOf = (form, stored) => nameOf({ ...stored, ...form } as Stored & Form) } = props;
  const isCreating = record === undefined;
  const queryClient = useQueryClient();
  const { readFresh = () => queryClient.fetchQuery({ ...query, staleTime: 0 }) } = props;
  // Says on the next page what was done.
  const sayOutcome = useRef<() => void>(undefined);
  const { form, isDirty, label, save, changesIn, overwriteQuestion, isAsking } = useRecordForm({
    ...fields,
    record,
    template: props.start,
    readFresh: isCreating ? undefined : readFresh,
    send: async (values, stored, isSet) => {
      const outcome = await props.send(values, stored, isSet);
      sayOutcome.current = outcome?.wasReplayed
        ? () => showSavedAlready(stored ? nameOf(stored) : '', { isLeaving: true })
        : () => showSaved(savedNameOf(values, stored), { isLeaving: true });
      return outcome;
    },
    create: props.create,
    mayHaveSaved: props.mayHaveSaved,
    records: props.records,
    onSavedAlready: (found) => {
      sayOutcome.current = () => showSavedAlready(nameOf(found), { isLeaving: true });
      // The call that has saved it could not make anything stale.
      void queryClient.invalidateQueries();
    },
  });
  const finish = () => {
    sayOutcome.current?.();
    sayOutcome.current = undefined;
    onDone();
  };

  const questionOf = (stored: Stored) => {
    const name = nameOf(stored);
    const byDefault = name ? `Delete "${name}"?` : 'Delete this record?';
    const question = props.deletionQuestionOf?.(stored) ?? byDefault;
    const note = props.deletionNoteOf?.(stored);
    return (
      <>
        {props.deletionFactsOf?.(stored)}
        <p>{props.offersUndo ? question : `${question} This cannot be undone.`}</p>
        {note ? <p>{note}</p> : null}
      </>
    );
  };
  const { decide, changedQuestion, isChangeAsked } = useChangedDeletion({
    readFresh,
    formOf: fields.formOf,
    changesIn,
    questionOf,
  });

  // After a deletion that succeeds the page leaves, whatever the next read says.
  const [isRemoving, setRemoving] = useState(false);
  const removeAndSay = async () => {
    let deleted = record;
    const outcome = await remove?.(async () => {
      const { fresh, mayDelete } = await decide();
      deleted = fresh;
      // A form without edits shows what stays.
      if (!mayDelete) queryClient.setQueryData<Stored>(query.queryKey as QueryKey, fresh);
      return mayDelete;
    });
    if (outcome === 'stay') return outcome;
    // The notice with Undo says it by itself.
    if (deleted && !outcome?.isUndoable) {
      const name = savedNameOf(fields.formOf(deleted), deleted);
      sayOutcome.current = () => showDeleted(name, { isLeaving: true });
    }
    return outcome;
  };

  const reworded = (work: Completion, step: 'save' | 'delete') =>
    reword ? work.catch((cause) => Promise.reject(reword(cause, step))) : work;
  const saveReworded = () => {
    const outcome = save();
    return outcome === 'stay' ? outcome : reworded(outcome, 'save');
  };

  const removeReworded = () => {
    setRemoving(true);
    const outcome = reworded(removeAndSay(), 'delete');
    outcome.then(
      (result) => setRemoving(result !== 'stay'),
      () => setRemoving(false),
    );
    return outcome;
  };

  const edited: EditedForm<Form, Limits> = {
    form,
    isCreating,
    label,
    field: (name) => ({
      ...form.getInputProps(name),
      label: label(name),
      limit: fields.limits[name],
      value: form.values[name],
    }),
    checkbox: (name) => ({
      ...form.getInputProps(name, { type: 'checkbox' }),
      label: label(name),
    }),
  };

  if (props.gone && !isDirty && !isRemoving) return props.gone;
  return (
    <EditPage
      title={props.title}
      subtitle={record && subtitleOf(record)}
      actions={(record && props.actionsOf?.(record)) ?? props.actions}
      isCreating={isCreating}
      isDirty={isDirty}
      isAsking={isAsking || isChangeAsked}
      readOnly={props.readOnly}
      stale={isRemoving ? null : props.stale}
      onSave={saveReworded}
      onCancel={props.onCancel ?? onDone}
      onDone={finish}
      onDelete={remove && removeReworded}
      hasFailureDialog={props.hasFailureDialog}
      deletionQuestion={record && questionOf(record)}
      panels={props.panels?.(record)}
    >
      {props.children(edited, record)}
      {overwriteQuestion}
      {changedQuestion}
    </EditPage>
  );
}
