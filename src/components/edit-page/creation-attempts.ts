import { type SaveOutcome, wasRefused } from '~/domain/call-outcome';
import { isSameValue } from '~/domain/record-difference';
import type { StoredRecords } from './stored-records';

interface FormRules<Stored, Form> {
  formOf: (record: Stored) => Form;
  secrets?: readonly (keyof Form & string)[];
}

/**
 * The attempts to create one record. An attempt without a clear answer may have created it
 * (decision 0081), so that the next one looks for it first.
 */
export class CreationAttempts<Stored, Form extends object> {
  /** What the attempts without a clear answer sent. */
  readonly #sent: Form[] = [];
  /** The ids of the records that were there before the first attempt. */
  #before: ReadonlySet<string> | undefined;
  #found: { id: string; sent: Form | undefined } | undefined;

  constructor(
    private readonly records: StoredRecords<Stored>,
    private readonly rules: FormRules<Stored, Form>,
  ) {}

  /** Whether an attempt may have created the record. */
  get isOpen(): boolean {
    return this.#sent.length > 0;
  }

  /**
   * Sends the new record, unless an earlier attempt has created it. Sends then what is missing of it.
   * @param send gets the form, and the record if it exists
   * @returns the record of an earlier attempt, and whether it had everything of the form
   */
  async save(
    form: Form,
    send: (form: Form, record: Stored | undefined) => Promise<SaveOutcome>,
  ): Promise<{ record: Stored; isComplete: boolean } | undefined> {
    const found = this.isOpen ? await this.find() : undefined;
    if (found) {
      // A second creation would refuse the person's own record as somebody else's, or repeat it.
      const isComplete = this.isSaved(found, form);
      if (!isComplete) {
        this.noteChange();
        await send(form, found);
      }
      return { record: found, isComplete };
    }
    const create = () => this.create(form, (sent) => send(sent, undefined));
    const outcome = await create();
    const record = outcome?.wasReplayed ? await this.find() : undefined;
    if (record) return { record, isComplete: this.isSaved(record, form) };
    // Somebody has deleted it since.
    if (outcome?.wasReplayed) await create();
    return undefined;
  }

  /** Sends the new record. Remembers what was sent when the answer leaves the outcome open. */
  async create<Answer>(form: Form, send: (form: Form) => Promise<Answer>): Promise<Answer> {
    const { before, idOf } = this.records;
    this.#before ??= new Set((await before()).map(idOf));
    try {
      return await send(form);
    } catch (cause) {
      if (!wasRefused(cause)) this.#sent.push(form);
      throw cause;
    }
  }

  /** Looks for the record that an attempt has created: a new one, with all that was sent. */
  async find(): Promise<Stored | undefined> {
    const { read, idOf } = this.records;
    const records = await read();
    const earlier = records.find((record) => idOf(record) === this.#found?.id);
    if (earlier) return earlier;
    const added = records.filter((record) => !this.#before?.has(idOf(record)));
    const [match] = this.#sent.flatMap((sent) => {
      const record = added.find((each) => this.#fits(each, sent));
      return record ? { record, sent } : [];
    });
    this.#found = match && { id: idOf(match.record), sent: match.sent };
    return match?.record;
  }

  /** Whether the found record has everything of the form already. */
  isSaved(record: Stored, form: Form): boolean {
    const sent = this.#found?.sent;
    const { secrets = [] } = this.rules;
    const isSent = (field: keyof Form) => isSameValue(form[field], sent ? sent[field] : '');
    return this.#fits(record, form) && secrets.every(isSent);
  }

  /** Notes that the found record is being changed, so that its secrets are not known any more. */
  noteChange(): void {
    if (this.#found) this.#found.sent = undefined;
  }

  #fits(record: Stored, form: Form): boolean {
    const { formOf, secrets = [] } = this.rules;
    const stored = formOf(record);
    const fields = Object.keys(stored) as (keyof Form & string)[];
    return fields.every(
      (field) => secrets.includes(field) || isSameValue(stored[field], form[field]),
    );
  }
}
