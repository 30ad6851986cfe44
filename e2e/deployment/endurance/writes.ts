import { randomBytes } from 'node:crypto';
import type { PosCoreInstance } from '../../../src/api/schema.gen';
import { answer, call } from '../support/calls';

type Session = Record<string, string>;

/** What became of the writes of a trial. Each count is to be 0. */
export interface Outcome {
  acknowledged: number;
  /** Acknowledged writes that the service does not have. */
  lost: number;
  /** Writes that the service has more than once. */
  doubled: number;
  /** Milliseconds. */
  slowest: number;
}

/**
 * Writes records whose names are not unique for the service, so that a second try could make one twice.
 * Each write keeps its idempotency key until it is acknowledged.
 */
export class Writes {
  readonly #acknowledged: string[] = [];
  readonly #open = new Set<string>();
  #slowest = 0;

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  /** How many writes have no answer, or were refused for now. */
  get open(): number {
    return this.#open.size;
  }

  /** Writes a record and returns the status of the answer. Rejects when there is no answer. */
  next(origin: string, session: Session): Promise<number> {
    return this.#send(origin, session, randomBytes(12).toString('hex'));
  }

  /** Writes again what has not been acknowledged. */
  async repeat(origin: string, session: Session): Promise<void> {
    for (const name of this.#open) await this.#send(origin, session, name);
  }

  async outcome(origin: string, session: Session): Promise<Outcome> {
    const stored = await answer<PosCoreInstance[]>(origin, '/api/POSCoreInstance', session);
    const names = new Set(stored.map(({ name }) => name));
    return {
      acknowledged: this.acknowledged,
      lost: this.#acknowledged.filter((name) => !names.has(name)).length,
      doubled: stored.length - names.size,
      slowest: this.#slowest,
    };
  }

  async #send(origin: string, session: Session, name: string): Promise<number> {
    this.#open.add(name);
    const start = performance.now();
    const headers = { ...session, 'Idempotency-Key': name };
    const changes = [{ name, uri: 'https://core.test' }];
    const { status } = await call(origin, '/api/POSCoreInstance/batch', headers, {
      changes,
      deletes: [],
    });
    this.#slowest = Math.max(this.#slowest, performance.now() - start);
    if (status === 200) {
      this.#open.delete(name);
      this.#acknowledged.push(name);
    }
    return status;
  }
}
