import type { Completion, SaveOutcome } from '~/domain/call-outcome';
import { changedFields, withFields } from '~/domain/record-difference';

/** A record that earlier attempts of a form have created, or may have. */
export interface CreatedRecord<Stored, Form> {
  record: Stored;
  /** Whether only these attempts may have stored the value of a field. */
  isOwn: (field: keyof Form) => boolean;
  /** Notes that the person has decided about what is stored. */
  accept: () => void;
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

/**
 * Sends a new record, or what is missing of the one that an earlier attempt has created. It asks before it
 * overwrites what somebody else has saved there.
 * @param read reads what earlier attempts have created
 */
export async function createOrContinue<Stored, Form extends object>(
  mine: Form,
  read: (form: Form) => Promise<CreatedRecord<Stored, Form> | undefined>,
  tools: CreationTools<Stored, Form>,
): Completion {
  const created = await read(mine);
  const stored = tools.formOf(created?.record);
  const theirs = changedFields(stored, mine).filter((field) => created?.isOwn(field) === false);
  if (theirs.length > 0) {
    const answer = await tools.ask(theirs, mine, stored);
    if (answer === 'cancel') return 'stay';
    created?.accept();
    if (answer === 'theirs') tools.show(withFields(mine, stored, theirs));
    return answer === 'mine' ? createOrContinue(mine, read, tools) : 'stay';
  }
  const outcome = await tools.send(mine, created?.record);
  // Somebody may have changed since then what the repeated call has stored.
  return outcome?.wasReplayed ? createOrContinue(mine, read, tools) : outcome;
}
