import type { Log } from './http/log';

/**
 * Work that an answer must not wait for, because how long it takes, or how it ends, would tell
 * something that is not the caller's to know.
 */
export class BackgroundWork {
  readonly #pending = new Set<Promise<void>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Starts a piece of work; a failure is for the log. */
  start(name: string, work: () => Promise<void>): void {
    const piece = Promise.resolve()
      .then(work)
      .catch((error: unknown) => this.#log.error(`${name} failed`, error))
      .finally(() => this.#pending.delete(piece));
    this.#pending.add(piece);
  }

  /** Resolves when everything that was started is done. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }
}
