import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Limits the attempts in a time, with separate counters for each service of this process. */
export class AttemptLimit {
  readonly #most: number;
  readonly #seconds: number;
  // All services share one limit. The key is an object of a service's own, such as its database.
  readonly #counters = new WeakMap<object, RateLimiterMemory>();

  constructor(most: number, { minutes }: { minutes: number }) {
    this.#most = most;
    this.#seconds = minutes * 60;
  }

  /**
   * Counts an attempt before it is made, so that the limit holds for simultaneous attempts too.
   * @param key attempts with the same key count together
   * @returns the seconds to wait before the next attempt; null when this attempt may go on
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

  /** Takes back the count of one attempt. */
  async takeBack(service: object, key: string): Promise<void> {
    await this.#counterOf(service).reward(key);
  }

  /** Takes back the counts of all attempts with a key. */
  async forget(service: object, key: string): Promise<void> {
    await this.#counterOf(service).delete(key);
  }

  /** Takes back the counts of all attempts whose keys have this beginning. */
  async forgetAll(service: object, beginning: string): Promise<void> {
    const counter = this.#counterOf(service);
    const keys = counter.dump().storage.map(({ key }) => String(key));
    const found = keys.filter((key) => key.startsWith(beginning));
    await Promise.all(found.map((key) => counter.delete(key)));
  }

  /**
   * Makes an attempt that counts only when it fails.
   * @throws the error of `refusal` after too many attempts, or the error of the attempt
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

/** Returns the network of one subscriber: the IPv4 address, or the leading 64 bits of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser normalises every IPv6 address.
  const [, text = ''] =
    /^http:\/\/\[(.*)\]\/$/.exec(new URL(`http://[${address.split('%', 1)[0]}]`).href) ?? [];
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(text);
  if (mapped) return `::ffff:${mapped[1]}:${mapped[2]}`;
  const [before = '', after] = text.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4).join(':');
}
