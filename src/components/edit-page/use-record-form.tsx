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

interface RecordFormOptions<Stored, Form extends object> {
  /** The record as it was loaded; undefined while creating. */
  record: Stored | undefined;
  /** The form of a record, of a new one when there is none. Missing fields become empty. */
  formOf: (record: Stored | undefined) => Form;
  /** What is wrong with each field, by field. */
  errorsOf: (form: Form, loaded: Form) => FormErrors;
  /** What each field is called on the screen. */
  labels: Record<keyof Form & string, string>;
  /** A value in words where it is neither text nor yes or no. */
  wordsOf?: (field: keyof Form & string, value: unknown) => string | undefined;
  /**
   * Reads the record anew, so that nobody else's change is overwritten unasked
   * (docs/product/edit-pages.md#overwriting).
   */
  readFresh?: () => Promise<Stored>;
  send: (form: Form, record: Stored | undefined) => Promise<unknown>;
  /** Whether a save that failed may have stored some fields all the same; without it, none. */
  mayHaveSaved?: (cause: unknown) => boolean;
}

type Answer = 'mine' | 'theirs' | 'cancel';

/** A save that failed and may have stored some of what it sent. */
interface Attempt<Form> {
  before: Form;
  sent: Form;
}

interface Question<Form> {
  overwrites: FieldOverwrite<Form>[];
  answer: (answer: Answer) => void;
}

/**
 * The form of one record and its save: checks the fields and goes to the first that is wrong, asks
 * before it overwrites what somebody else has saved meanwhile, and sends.
 * `save` resolves to 'stay' when nothing was sent; it rejects when the call failed.
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
    validate: (values) => errorsOf(values, loaded),
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
    return sendUnlessOverwriting(form.getValues());
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
        // Keeping mine does not bring back what was only loaded here.
        mine: isSameValue(mine, before) ? 'Not changed' : words(field, mine),
        theirs: words(field, theirs),
      }))}
      onKeepMine={() => question?.answer('mine')}
      onLoadTheirs={() => question?.answer('theirs')}
      onCancel={() => question?.answer('cancel')}
    />
  );

  // What was saved in part is unsaved until a save says otherwise, whatever the fields say now.
  return { form, isDirty: form.isDirty() || attempt !== undefined, save, overwriteQuestion };
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
}
