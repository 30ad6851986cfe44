/** Something that the run has made and not removed. */
export interface Left {
  /** What it is, with its name. */
  what: string;
  /** Why it could not be removed. */
  reason: string;
}

interface Entry {
  what: string;
  undo: () => Promise<string | null>;
}

/** Keeps what the run has made until it is removed again. */
export class Ledger {
  readonly #entries: Entry[] = [];

  /**
   * Notes something that the run is about to make, or has made.
   * @param undo removes it; returns null, or why it still exists
   * @returns the function that strikes it off
   */
  add(what: string, undo: Entry['undo']): () => void {
    const entry = { what, undo };
    this.#entries.push(entry);
    return () => {
      const index = this.#entries.indexOf(entry);
      if (index >= 0) this.#entries.splice(index, 1);
    };
  }

  /** How many things the run has to remove. */
  get size(): number {
    return this.#entries.length;
  }

  /** Removes everything, the latest first. A failure does not keep it from the others. */
  async clear(): Promise<Left[]> {
    const left: Left[] = [];
    for (const { what, undo } of this.#entries.splice(0).reverse()) {
      const reason = await undo().catch((error: Error) => error.message);
      if (reason !== null) left.push({ what, reason });
    }
    return left;
  }
}
