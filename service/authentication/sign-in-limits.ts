import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const duration = 15 * 60;

// One person who mistypes gets ten tries. Many addresses at one account, and one address at many
// accounts, end a little later. One address alone never uses up an account's tries, or anybody could
// keep its owner out.
const mostPerAccountAndAddress = 10;
const mostPerAccount = 50;
const mostPerAddress = 100;

/** Limits how often somebody can try to sign in and fail. */
export class SignInLimits {
  readonly #pairs = new RateLimiterMemory({ points: mostPerAccountAndAddress, duration });
  readonly #accounts = new RateLimiterMemory({ points: mostPerAccount, duration });
  readonly #addresses = new RateLimiterMemory({ points: mostPerAddress, duration });

  /**
   * Counts a try before its password is checked, so that many at once are not checked either.
   * Answers after how many seconds to try again, or null when the try may go on.
   */
  async begin(account: string, address: string): Promise<number | null> {
    try {
      const network = networkOf(address);
      await this.#addresses.consume(network);
      await this.#pairs.consume(`${account} ${network}`);
      await this.#accounts.consume(account);
      return null;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    }
  }

  /** Takes back what the try counted, since only failures are limited. */
  async succeed(account: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.#addresses.reward(network);
    await this.#accounts.reward(account);
    await this.#pairs.delete(`${account} ${network}`);
  }
}

/** What one subscriber has: an IPv4 address, or the 64 leading bits of an IPv6 address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The address parser of URLs writes every IPv6 address in the same way.
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
