import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const duration = 15 * 60;

// One person who mistypes gets ten tries. Many addresses at one account, and one address at many
// accounts, end a little later.
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
      await this.#addresses.consume(address);
      await this.#accounts.consume(account);
      await this.#pairs.consume(`${account} ${address}`);
      return null;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    }
  }

  /** Takes back what the try counted, since only failures are limited. */
  async succeed(account: string, address: string): Promise<void> {
    await this.#addresses.reward(address);
    await this.#accounts.reward(account);
    await this.#pairs.delete(`${account} ${address}`);
  }
}
