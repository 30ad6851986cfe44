import { type FormErrors, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Completion, type SaveOutcome, wasRefused } from '~/domain/call-outcome';
import { didNotCome, IncompleteRecord, labelOf, lostFields } from '~/domain/contract/did-not-come';
import type { IsSet } from '~/domain/contract/record-change';
import { listText } from '~/domain/count-text';
import {
  changedFields,
  findConflicts,
  isSameValue,
  withFields,
  withStored,
} from '~/domain/record-difference';
import { storedTexts } from '~/domain/typed-text';
import type { ChangedField } from '../dialogs/changed-fields';
import { OverwriteDialog } from '../dialogs/overwrite-dialog';
import { CreationAttempts } from './creation-attempts';
import type { RecordFields } from './record-fields';
import type { StoredRecords } from './stored-records';
import { useQuestion } from './use-question';

export interface RecordFormOptions<Stored, Form extends object>
  extends Omit<RecordFields<Stored, Form>, 'limits'> {
  record: Stored | undefined;
  /** The record whose values a new one starts with, as unsaved changes. */
  template?: Stored;
  /** Reads the record again, for the question of docs/product/edit-pages.md#overwriting. */
  readFresh?: () => Promise<Stored>;
  /** @param isSet whether the person has set a field of the record, even to the shown value */
  send: (form: Form, record: Stored | undefined, isSet: IsSet) => Promise<SaveOutcome>;
  /** Gives the fields that mean nothing beside the others what the stored record will show in them. */
  settled?: (form: Form, loaded: Form) => Form;
  /** Returns whether a failed save may have stored some fields; by default if it was not refused. */
  mayHaveSaved?: (cause: Error) => boolean;
  /** Creates a record that several calls save; by default one call does. */
  create?: (form: Form, tools: CreationTools<Stored, Form>) => Completion;
  /** For the look after a lost answer (docs/product/edit-pages.md#saving-a-new-record-again). */
  records?: StoredRecords<Stored>;
  /**
   * Called when an earlier save has stored the record.
   * @param isComplete whether the record has everything of the form, so that nothing is sent
   */
  onSavedAlready?: (record: Stored, isComplete: boolean) => void;
}

/** What a creation by several calls needs of its form. */
export interface CreationTools<Stored, Form> {
  formOf: (record: Stored | undefined) => Form;
  send: (form: Form, record: Stored | undefined) => Promise<SaveOutcome>;
  /** Asks about fields that somebody else has set. */
  ask: (
    fields: readonly (keyof Form & string)[],
    mine: Form,
    theirs: Form,
  ) => Promise<'mine' | 'theirs' | 'cancel'>;
  show: (form: Form) => void;
}

/** A field that the person and somebody else have both changed. */
interface FieldConflict<Form> {
  field: keyof Form & string;
  mine: Form[keyof Form];
  theirs: Form[keyof Form];
}

/**
 * The form of one record, with its save. A save validates the fields and focuses the first invalid
 * one. It asks before it overwrites what somebody else has saved in the meantime. Then it sends.
 * `save` resolves to 'stay' when it sent nothing, and rejects when the call failed.
 */
export function useRecordForm<Stored extends object, Form extends object>(
  options: RecordFormOptions<Stored, Form>,
) {
  const { record, formOf, errorsOf, labels, untrimmed, secrets, wordsOf, readFresh } = options;
  const { mayHaveSaved = wasPerhapsSaved, settled = (form: Form) => form } = options;
  const [baseline, setBaseline] = useState(record);
  // The last record that the form has shown, or that a save has replaced.
  const [shown, setShown] = useState(record);
  // The last failed save that may have stored some of the fields that it sent.
  const [attempt, setAttempt] = useState<{ before: Form; sent: Form }>();
  const [creation] = useState(
    () => options.records && new CreationAttempts(options.records, { formOf, secrets }),
  );
  const question = useQuestion<FieldConflict<Form>[], 'mine' | 'theirs' | 'cancel'>();
  // What the form began with, or what its last save has stored: the page may stay open, and not read the
  // record again.
  const [clean, setClean] = useState(() => formOf(record));
  // Nobody reads a secret again.
  const loaded = attempt?.before ?? withFields(clean, formOf(baseline), secrets ?? []);
  const trimmed = (form: Form) => settled(storedTexts(form, loaded, untrimmed), loaded);
  const form = useForm<Form>({
    initialValues: formOf(baseline ?? options.template),
    validate: (values) => errorsOfSeen(trimmed(values)),
  });

  /** What did not come, and nobody has set, is sent as it came. It is not checked. */
  function errorsOfSeen(values: Form): FormErrors {
    const errors = errorsOf(values, loaded, baseline === undefined);
    const isSeen = (field: string) =>
      !isMissing(field as keyof Form & string) || form.isTouched(field);
    return Object.fromEntries(Object.entries(errors).filter(([field]) => isSeen(field)));
  }
  const fields = Object.keys(labels) as (keyof Form & string)[];
  const fieldsBehind = (field: keyof Form & string) => options.sources?.[field] ?? [field];
  /** Some fields, with those that show a part of the same field of the record. */
  const withSharers = (some: readonly (keyof Form & string)[]) => {
    const behind = new Set(some.flatMap(fieldsBehind));
    return fields.filter((field) => fieldsBehind(field).some((one) => behind.has(one)));
  };
  const fieldBefore = (recordField: string) =>
    fields.find((field) => fieldsBehind(field).includes(recordField));
  const isSet: IsSet = (recordField) => {
    const field = fieldBefore(recordField);
    return field !== undefined && form.isTouched(field);
  };
  const nameOf = (recordField: string) => {
    const field = fieldBefore(recordField);
    return field === undefined ? recordField : labels[field];
  };
  const send = (values: Form, stored: Stored | undefined) => options.send(values, stored, isSet);
  const isMissing = (field: keyof Form & string, of = baseline) =>
    of !== undefined && fieldsBehind(field).some((behind) => didNotCome(of, behind));

  const label = (name: keyof Form & string) =>
    labelOf(labels[name], baseline, ...fieldsBehind(name));

  /** @param values what the form shows of a fresh record, with the edits that stay */
  function start(fresh: Stored, values = formOf(fresh)) {
    const freshForm = formOf(fresh);
    setBaseline(fresh);
    setAttempt(undefined);
    setClean(freshForm);
    form.setInitialValues(freshForm);
    form.setValues(values);
  }

  function save(): Completion | 'stay' {
    const validation = form.validate();
    if (!(validation instanceof Promise) && validation.hasErrors) {
      const firstWrong = fields.find((field) => validation.errors[field]);
      if (firstWrong) form.getInputNode(firstWrong)?.focus();
      return 'stay';
    }
    const mine = trimmed(form.getValues());
    const isNew = baseline === undefined && creation !== undefined;
    const outcome = isNew ? createOnce(creation, mine) : sendUnlessOverwriting(mine);
    return outcome.then((result) => {
      // The page may stay open for a moment. A second click then has nothing to send.
      if (result !== 'stay') {
        const stored = trimmed(form.getValues());
        setAttempt(undefined);
        setClean(stored);
        form.setInitialValues(stored);
        form.resetTouched();
      }
      return result;
    });
  }

  async function createOnce(attempts: CreationAttempts<Stored, Form>, mine: Form) {
    const earlier = await attempts.save(mine, send);
    if (earlier) options.onSavedAlready?.(earlier.record, earlier.isComplete);
  }

  const askAbout = (some: readonly (keyof Form & string)[], mine: Form, theirs: Form) =>
    question.ask(some.map((field) => ({ field, mine: mine[field], theirs: theirs[field] })));

  /** What the form began with, and what a failed save has stored of it. */
  const storedBefore = (fresh: Form) =>
    attempt ? withStored(loaded, attempt.sent, fresh) : loaded;

  /**
   * Returns what somebody else has changed, field by field. What did not come with one of the reads is left
   * out.
   * @param seen as for a save
   */
  function changesIn(fresh: Stored, seen?: Form): ChangedField[] {
    const now = formOf(fresh);
    const before = seen ?? storedBefore(now);
    const came = (field: keyof Form & string) => !isMissing(field) && !isMissing(field, fresh);
    return changedFields(before, now)
      .filter(came)
      .map((field) => ({
        label: labels[field],
        values: [words(field, before[field]), words(field, now[field])],
      }));
  }

  /**
   * @param seen what is stored as far as the person has decided about it; before the first question, what the
   * form began with
   */
  async function sendUnlessOverwriting(mine: Form, seen?: Form): Completion {
    if (baseline === undefined && options.create) {
      return options.create(mine, { formOf, send, ask: askAbout, show: form.setValues });
    }
    if (baseline === undefined || !readFresh) return send(mine, baseline);
    const fresh = await readFresh();
    const lost = lostFields(baseline, fresh);
    if (lost.length > 0) throw new IncompleteRecord(listText(lost.map(nameOf)), ' this time');
    const freshForm = formOf(fresh);
    const stored = seen ?? storedBefore(freshForm);
    // Nobody has seen what did not come with the first read.
    const unseen = changedFields(stored, freshForm).filter(
      (field) => isMissing(field) && isSameValue(stored[field], mine[field]),
    );
    const known = withFields(stored, freshForm, unseen);
    const edits = withFields(mine, freshForm, unseen);
    const edited = withSharers(changedFields(known, edits));
    const sent = withFields(freshForm, edits, edited);
    const conflicts = withSharers(findConflicts(known, freshForm, edits, edited)).filter(
      (field) => !isSameValue(sent[field], freshForm[field]),
    );
    if (conflicts.length > 0) {
      const answer = await askAbout(conflicts, sent, freshForm);
      if (answer === 'theirs') start(fresh, withFields(sent, freshForm, conflicts));
      // The question may have been open for minutes.
      return answer === 'mine' ? sendUnlessOverwriting(sent, freshForm) : 'stay';
    }
    try {
      let outcome = await send(sent, fresh);
      if (outcome?.wasReplayed) {
        const now = await readFresh();
        if (!isSameValue(formOf(now), sent)) outcome = await send(sent, now);
        if (outcome?.wasReplayed) options.onSavedAlready?.(now, true);
      }
      // What was read before the save is older than the form.
      setShown(fresh);
      return outcome;
    } catch (cause) {
      if (cause instanceof Error && mayHaveSaved(cause)) {
        setAttempt({ before: known, sent });
        form.setValues(sent);
      }
      throw cause;
    }
  }

  const words = (field: keyof Form & string, value: Form[keyof Form]) =>
    wordsOf?.(field, value) ?? inWords(value);
  const overwriteQuestion = (
    <OverwriteDialog
      fields={(question.subject ?? []).map(({ field, mine, theirs }) => ({
        label: labels[field],
        values: [words(field, mine), words(field, theirs)],
      }))}
      onKeepMine={() => question.answer('mine')}
      onLoadTheirs={() => question.answer('theirs')}
      onCancel={() => question.answer('cancel')}
    />
  );

  // After a partial save, the form stays dirty until a save succeeds, even if no field differs.
  // What did not come can be set to the value that is shown for it.
  const isSetAsShown = fields.some((field) => form.isTouched(field) && isMissing(field));
  const isDirty =
    attempt !== undefined || isSetAsShown || !isSameValue(trimmed(form.values), clean);
  const startAgain = useEffectEvent((newer: Stored) => {
    setShown(newer);
    if (isSameValue(newer, shown)) return;
    form.resetTouched();
    start(newer);
  });
  // A form that nobody has edited shows the newest record. An edited one keeps what it began with.
  useEffect(() => {
    if (record && !isDirty) startAgain(record);
  }, [record, isDirty]);
  /** Drops the edits, and what a failed save may have stored: the newest record is shown. */
  const discard = () => {
    setAttempt(undefined);
    form.reset();
    form.resetTouched();
  };
  const isAsking = question.isOpen;
  return { form, isDirty, label, save, discard, changesIn, overwriteQuestion, isAsking };
}

const wasPerhapsSaved = (cause: Error) =>
  !(cause instanceof IncompleteRecord) && !wasRefused(cause);

function inWords<Value>(value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
}
