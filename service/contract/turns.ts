import { setImmediate } from 'node:timers/promises';
import { Refusal } from './refusal';

/** How many saves of one person may wait for each other. Their memory has a limit of its own. */
export const mostWaiting = 200;

/** Runs work for which the turn is given up; afterwards the turn is taken again. */
export type WithoutTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface Queue {
  last: Promise<unknown>;
  length: number;
}

/**
 * Runs the saves with large bodies of one person one after the other. The database runs one transaction at a time,
 * in the order of arrival: otherwise everybody would wait for all saves that one person sends at
 * once.
 */
export class Turns {
  readonly #queues = new Map<string, Queue>();

  /** @throws Refusal when too many saves of the person wait */
  async take<T>(person: string, work: (withoutTurn: WithoutTurn) => Promise<T> | T): Promise<T> {
    const queue = this.#queues.get(person) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > mostWaiting) {
      throw new Refusal(503, 'Wait for your other saves to finish, then try again.');
    }
    this.#queues.set(person, queue);
    queue.length += 1;
    let end = await turnIn(queue);
    try {
      return await work(async (other) => {
        end();
        try {
          return await other();
        } finally {
          end = await turnIn(queue);
        }
      });
    } finally {
      end();
      queue.length -= 1;
      if (queue.length === 0) this.#queues.delete(person);
    }
  }
}

/** Waits for the next turn. Returns the function that ends it. */
async function turnIn(queue: Queue): Promise<() => void> {
  const before = queue.last;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Before the next turn the event loop handles what has arrived meanwhile: the embedded database lets
  // nothing else run.
  queue.last = ended.then(() => setImmediate());
  await before;
  return end;
}
