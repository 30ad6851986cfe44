import { type FormErrors, useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import {
  type FieldOverwrite,
  findOverwrites,
  isSameValue,
  mergeKeepingMine,
  withStored,
} from '~/domain/record-difference';
import { OverwriteDialog } from '../dialogs/overwrite-dialog';

/** The fields of a record on its edit page. */
export interface RecordFields<Stored, Form extends object, Limits = object> {
  /**
   * Returns the form of a record, or of a new record if there is none. Missing fields become empty.
   */
  formOf: (record: Stored | undefined) => Form;
  /** Returns the error text of each invalid field. */
  errorsOf: (form: Form, loaded: Form, isCreating: boolean) => FormErrors;
  /** The label of each field on the screen. */
  labels: Record<keyof Form & string, string>;
  /** The maximum number of characters of the text fields. */
  limits: Limits;
  /** Returns the text of a value that is neither text nor boolean. */
  wordsOf?: (field: keyof Form & string, value: unknown) => string | undefined;
}

interface RecordFormOptions<Stored, Form extends object>
  extends Omit<RecordFields<Stored, Form>, 'limits'> {
  /** The loaded record; undefined while creating. */
  record: Stored | undefined;
  /**
   * Reads the record again, so that a save does not overwrite another person's change without a
   * question (docs/product/edit-pages.md#overwriting).
   */
  readFresh?: (() => Promise<Stored>) | undefined;
  send: (form: Form, record: Stored | undefined) => Promise<unknown>;
  /**
   * Returns whether a failed save may have stored some fields. Without it, a failed save stored
   * none.
   */
  mayHaveSaved?: ((cause: unknown) => boolean) | undefined;
}

type Answer = 'mine' | 'theirs' | 'cancel';

/** A failed save that may have stored some of the fields that it sent. */
interface Attempt<Form> {
  before: Form;
  sent: Form;
}

interface Question<Form> {
  overwrites: FieldOverwrite<Form>[];
  answer: (answer: Answer) => void;
}

/**
 * The form of one record, with its save. A save validates the fields and focuses the first invalid
 * one. It asks before it overwrites what somebody else has saved in the meantime. Then it sends.
 * `save` resolves to 'stay' when it sent nothing, and rejects when the call failed.
 */
export function useRecordForm<Stored, Form extends object>(
  options: RecordFormOptions<Stored, Form>,
) {
  const { formOf, errorsOf, labels, wordsOf, readFresh, send, mayHaveSaved } = options;
  const [baseline, setBaseline] = useState(options.record);
  const [attempt, setAttempt] = useState<Attempt<Form>>();
  const [question, setQuestion] = useState<Question<Form>>();
  const loaded = attempt?.before ?? formOf(baseline);
  const form = useForm<Form>({
    initialValues: formOf(baseline),
    validate: (values) => errorsOf(values, loaded, baseline === undefined),
  });

  const ask = (overwrites: FieldOverwrite<Form>[]) =>
    new Promise<Answer>((resolve) => {
      const answer = (given: Answer) => {
        setQuestion(undefined);
        resolve(given);
      };
      setQuestion({ overwrites, answer });
    });

  function start(fresh: Stored) {
    const freshForm = formOf(fresh);
    setBaseline(fresh);
    setAttempt(undefined);
    form.setInitialValues(freshForm);
    form.setValues(freshForm);
  }

  function save(): Promise<unknown> | 'stay' {
    const validation = form.validate();
    if (!(validation instanceof Promise) && validation.hasErrors) {
      const firstWrong = Object.keys(labels).find((field) => validation.errors[field]);
      if (firstWrong) form.getInputNode(firstWrong)?.focus();
      return 'stay';
    }
    return sendUnlessOverwriting(form.getValues()).then((outcome) => {
      // The page may stay open for a moment. A second click then has nothing to send.
      if (outcome !== 'stay') markSaved();
      return outcome;
    });
  }

  function markSaved() {
    setAttempt(undefined);
    form.resetDirty();
  }

  async function sendUnlessOverwriting(mine: Form): Promise<unknown> {
    if (!readFresh || baseline === undefined) return send(mine, baseline);
    const fresh = await readFresh();
    const freshForm = formOf(fresh);
    const known = attempt ? withStored(loaded, attempt.sent, freshForm) : loaded;
    const overwrites = findOverwrites(known, freshForm, mine);
    const answer = overwrites.length > 0 ? await ask(overwrites) : 'mine';
    if (answer === 'cancel') return 'stay';
    if (answer === 'theirs') {
      start(fresh);
      return 'stay';
    }
    const sent = mergeKeepingMine(known, freshForm, mine);
    try {
      return await send(sent, fresh);
    } catch (cause) {
      if (mayHaveSaved?.(cause)) {
        setAttempt({ before: known, sent });
        form.setValues(sent);
      }
      throw cause;
    }
  }

  const words = (field: keyof Form & string, value: unknown) =>
    wordsOf?.(field, value) ?? inWords(value);
  const overwriteQuestion: ReactNode = (
    <OverwriteDialog
      fields={(question?.overwrites ?? []).map(({ field, loaded: before, mine, theirs }) => ({
        label: labels[field],
        // "Keep mine" does not restore a value that the person only loaded and did not edit.
        mine: isSameValue(mine, before) ? 'Not changed' : words(field, mine),
        theirs: words(field, theirs),
      }))}
      onKeepMine={() => question?.answer('mine')}
      onLoadTheirs={() => question?.answer('theirs')}
      onCancel={() => question?.answer('cancel')}
    />
  );

  // After a partial save, the form stays dirty until a save succeeds, even if no field differs.
  return { form, isDirty: form.isDirty() || attempt !== undefined, save, overwriteQuestion };
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
}
