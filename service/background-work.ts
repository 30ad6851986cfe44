import { logFailure } from './database/database-unavailable';
import type { Log } from './http/log';

/** How long a stop waits for the work (milliseconds). */
const patience = 10_000;

/**
 * Runs work that an answer must not wait for, because its duration or its outcome would tell the
 * caller something secret.
 */
export class BackgroundWork {
  readonly #pending = new Set<Promise<void>>();
  readonly #log: Pick<Log, 'error'>;

  constructor(log: Pick<Log, 'error'>) {
    this.#log = log;
  }

  /** Starts a piece of work. A failure goes to the log. */
  start(name: string, work: () => Promise<void>): void {
    const piece = Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        logFailure(this.#log, `${name} failed`, error);
      })
      .finally(() => this.#pending.delete(piece));
    this.#pending.add(piece);
  }

  /** How many pieces of work have not finished. */
  get pending(): number {
    return this.#pending.size;
  }

  /** Resolves when no work is pending. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  /** Waits for the work before a stop, but not for ever: a mail server may hang. */
  async end(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const isTooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([this.settled(), isTooLong]);
    clearTimeout(timer);
  }
}
