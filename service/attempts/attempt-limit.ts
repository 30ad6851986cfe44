import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How often something may be tried in a time; counted apart for each service of this process. */
export class AttemptLimit {
  readonly #most: number;
  readonly #seconds: number;
  // By what is a service's own, such as its database: a limit is made once for all of them.
  readonly #counters = new WeakMap<object, RateLimiterMemory>();

  constructor(most: number, { minutes }: { minutes: number }) {
    this.#most = most;
    this.#seconds = minutes * 60;
  }

  /**
   * Counts a try before it is made, so that many at once are not made either.
   * @param key whose tries are counted together
   * @returns after how many seconds to try again, or null when the try may go on
   */
  async count(service: object, key: string): Promise<number | null> {
    try {
      await this.#counterOf(service).consume(key);
      return null;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    }
  }

  /** Takes back what a try counted. */
  async takeBack(service: object, key: string): Promise<void> {
    await this.#counterOf(service).reward(key);
  }

  /** Takes back what all tries counted. */
  async forget(service: object, key: string): Promise<void> {
    await this.#counterOf(service).delete(key);
  }

  /** Takes back what all tries counted whose keys begin alike. */
  async forgetAll(service: object, beginning: string): Promise<void> {
    const counter = this.#counterOf(service);
    const keys = counter.dump().storage.map(({ key }) => String(key));
    const found = keys.filter((key) => key.startsWith(beginning));
    await Promise.all(found.map((key) => counter.delete(key)));
  }

  /**
   * Makes a try of which only a failure counts.
   * @throws what `refusal` makes when there were too many, and what the try throws
   */
  async limitFailures<Result>(
    service: object,
    key: string,
    attempt: () => Promise<Result>,
    refusal: () => Error,
  ): Promise<Result> {
    if ((await this.count(service, key)) !== null) throw refusal();
    const result = await attempt();
    await this.takeBack(service, key);
    return result;
  }

  #counterOf(service: object): RateLimiterMemory {
    const known = this.#counters.get(service);
    if (known) return known;
    const made = new RateLimiterMemory({ points: this.#most, duration: this.#seconds });
    this.#counters.set(service, made);
    return made;
  }
}
