import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { EditPage } from './edit-page';
import { type RecordFields, useRecordForm } from './use-record-form';

/** What failed on an edit page. */
export type EditStep = 'load' | 'save' | 'delete';

/** The form of a record, for the controls that edit it. */
export interface EditedForm<Form extends object, Limits> {
  form: UseFormReturnType<Form>;
  isCreating: boolean;
  /** Returns the props of a text field: label, limit, value, error and events. */
  field: <Name extends keyof Form & keyof Limits & string>(
    name: Name,
  ) => { label: string; limit: Limits[Name]; value: Form[Name] };
  /** Returns the props of a checkbox or switch: label, state, error and events. */
  checkbox: (name: keyof Form & string) => { label: string };
}

/** The parts of an edit page that are the same whether its record is loaded here or before. */
export interface RecordEditorFrame<Stored, Form extends object, Limits> {
  title: string;
  /** The title while creating. */
  createTitle?: string;
  fields: RecordFields<Stored, Form, Limits>;
  send: (form: Form, stored: Stored | undefined) => Promise<unknown>;
  /** Deletes the record. Without it there is no Delete button. */
  remove?: () => Promise<unknown>;
  nameOf: (record: Stored) => string;
  /** The text below the title; the name by default. */
  subtitleOf?: (record: Stored) => string;
  /** Returns what a deletion removes together with the record. */
  deletionNoteOf?: (record: Stored) => string | undefined;
  /** Words a failure in the screen's own texts. */
  reword?: (cause: unknown, step: EditStep) => Error;
  /** Shows failures in a dialog that OK dismisses, instead of on the page. */
  hasFailureDialog?: boolean;
  actions?: ReactNode;
  /** Default: `onDone`. */
  onCancel?: () => void;
  onDone: () => void;
  /** The controls of the form. */
  children: (edited: EditedForm<Form, Limits>, record: Stored | undefined) => ReactNode;
  /** Content below the form that saves by itself. */
  below?: (record: Stored | undefined) => ReactNode;
}

interface RecordEditorProps<Stored, Form extends object, Limits>
  extends RecordEditorFrame<Stored, Form, Limits> {
  /** Undefined while creating. */
  record: Stored | undefined;
  readFresh?: (() => Promise<Stored>) | undefined;
  mayHaveSaved?: (cause: unknown) => boolean;
  completesSaves?: boolean;
}

/** The edit page of a record that is loaded, or of a new one. */
export function RecordEditor<Stored, Form extends object, Limits>(
  props: RecordEditorProps<Stored, Form, Limits>,
) {
  const { record, fields, remove, reword, nameOf, subtitleOf = nameOf } = props;
  const { formOf, errorsOf, labels, limits, wordsOf } = fields;
  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record,
    formOf,
    errorsOf,
    labels,
    ...(wordsOf && { wordsOf }),
    readFresh: props.readFresh,
    send: props.send,
    mayHaveSaved: props.mayHaveSaved,
  });
  const isCreating = record === undefined;

  const reworded = (work: Promise<unknown>, step: EditStep) =>
    reword ? work.catch((cause) => Promise.reject(reword(cause, step))) : work;
  const saveReworded = () => {
    const outcome = save();
    return outcome === 'stay' ? outcome : reworded(outcome, 'save');
  };

  const edited: EditedForm<Form, Limits> = {
    form,
    isCreating,
    field: (name) => ({
      ...form.getInputProps(name),
      label: labels[name],
      limit: limits[name],
      value: form.values[name],
    }),
    checkbox: (name) => ({
      ...form.getInputProps(name, { type: 'checkbox' }),
      label: labels[name],
    }),
  };

  return (
    <EditPage
      title={(isCreating && props.createTitle) || props.title}
      subtitle={record && subtitleOf(record)}
      actions={props.actions}
      isCreating={isCreating}
      isDirty={isDirty}
      onSave={saveReworded}
      completesSaves={props.completesSaves}
      onCancel={props.onCancel ?? props.onDone}
      onDone={props.onDone}
      onDelete={remove && (() => reworded(remove(), 'delete'))}
      hasFailureDialog={props.hasFailureDialog}
      recordName={record && nameOf(record)}
      deletionNote={record && props.deletionNoteOf?.(record)}
      below={props.below?.(record)}
    >
      {props.children(edited, record)}
      {overwriteQuestion}
    </EditPage>
  );
}
