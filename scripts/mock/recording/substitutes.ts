import { createHmac, randomBytes } from 'node:crypto';

/**
 * Gives each text of a recording one substitute: the same text has the same one everywhere. It recognises
 * a text by a keyed hash. It keeps no text, and the key ends with the recording.
 */
export class Substitutes {
  readonly #key = randomBytes(32);
  readonly #known = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The substitute of a text that the recording has met; undefined for any other text. */
  find(text: string): string | undefined {
    return this.#known.get(this.#hash(text));
  }

  /**
   * Returns the substitute of a text, and makes it if the text is new.
   * @param kind texts of a kind are numbered from 1
   * @param write makes the substitute with this number
   */
  of(text: string, kind: string, write: (number: number) => string): string {
    const hash = this.#hash(text);
    const known = this.#known.get(hash);
    if (known !== undefined) return known;
    const number = (this.#counts.get(kind) ?? 0) + 1;
    const substitute = write(number);
    this.#counts.set(kind, number);
    this.#known.set(hash, substitute);
    return substitute;
  }

  #hash(text: string): string {
    // Ids and addresses are the same in capitals.
    const same = /^[0-9a-f-]{36}$|@/i.test(text) ? text.toLowerCase() : text;
    return createHmac('sha256', this.#key).update(same).digest('base64');
  }
}
