import { setImmediate } from 'node:timers/promises';
import { Refusal } from './refusal';

/** How many saves of one person may wait for each other. Their memory has a limit of its own. */
export const mostWaiting = 200;

/**
 * Runs the saves with large bodies of one person one after the other. The database runs one transaction at a time,
 * in the order of arrival: otherwise everybody would wait for all saves that one person sends at
 * once.
 */
export class Turns {
  readonly #queues = new Map<string, { last: Promise<unknown>; length: number }>();

  /** @throws Refusal when too many saves of the person wait */
  async take<T>(person: string, work: () => Promise<T> | T): Promise<T> {
    const queue = this.#queues.get(person) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > mostWaiting) {
      throw new Refusal(503, 'Wait for your other saves to finish, then try again.');
    }
    this.#queues.set(person, queue);
    queue.length += 1;
    const run = queue.last.then(work);
    // The next save runs whether this one fails or not. Before it the event loop handles what has
    // arrived meanwhile: the embedded database lets nothing else run.
    const pause = () => setImmediate();
    queue.last = run.then(pause, pause);
    try {
      return await run;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.#queues.delete(person);
    }
  }
}
