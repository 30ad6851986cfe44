import { Refusal } from './refusal';

const mebi = 1024 * 1024;

/** How much of large bodies the service holds in its memory at the same time (bytes). */
export const bodyBudget = { inAll: 64 * mebi, ofOnePerson: 16 * mebi };

/** So much of each body does not count, and a body up to this size waits for no other (bytes). */
export const smallBody = 64 * 1024;

/** Bounds the memory of all large bodies together, and of those that one person sends. */
export class BodyBudget {
  #used = 0;
  readonly #usedBy = new Map<string, number>();

  /**
   * Runs the work of one request. The work calls `grow` with the bytes that it is about to keep, and
   * gives all of them back when it ends. `grow` throws a Refusal when that would be too much. `size`
   * returns the bytes so far.
   */
  async use<T>(
    person: string,
    work: (grow: (bytes: number) => void, size: () => number) => Promise<T> | T,
  ) {
    let size = 0;
    let counted = 0;
    const grow = (bytes: number) => {
      const more = Math.max(0, size + bytes - smallBody) - counted;
      this.#take(person, more);
      size += bytes;
      counted += more;
    };
    try {
      return await work(grow, () => size);
    } finally {
      this.#give(person, counted);
    }
  }

  #take(person: string, bytes: number): void {
    const ofPerson = (this.#usedBy.get(person) ?? 0) + bytes;
    if (ofPerson > bodyBudget.ofOnePerson) {
      throw new Refusal(503, 'Wait for your other saves to finish, then try again.');
    }
    if (this.#used + bytes > bodyBudget.inAll) {
      throw new Refusal(503, 'Many people save much at this time. Try again in a while.');
    }
    this.#used += bytes;
    this.#usedBy.set(person, ofPerson);
  }

  #give(person: string, bytes: number): void {
    this.#used -= bytes;
    const rest = (this.#usedBy.get(person) ?? 0) - bytes;
    if (rest > 0) this.#usedBy.set(person, rest);
    else this.#usedBy.delete(person);
  }
}
