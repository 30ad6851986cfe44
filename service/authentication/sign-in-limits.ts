import { AttemptLimit } from '../attempts/attempt-limit';
import { networkOf } from '../attempts/network-of';

const minutes = 15;

// One person who mistypes gets ten tries. Many addresses at one account, and one address at many
// accounts, end a little later. One address alone never uses up an account's tries, or anybody could
// keep its owner out.
const ofAccountAndNetwork = new AttemptLimit(10, { minutes });
const ofAccount = new AttemptLimit(50, { minutes });
const ofNetwork = new AttemptLimit(100, { minutes });

/** What the tries of an account are counted by, however its address was typed. */
export const accountOf = (email: string) => email.trim().toLowerCase().slice(0, 64);

/** Limits how often somebody can try to sign in and fail. */
export class SignInLimits {
  /**
   * Counts a try before its password is checked, so that many at once are not checked either.
   * Answers after how many seconds to try again, or null when the try may go on.
   */
  async begin(account: string, address: string): Promise<number | null> {
    const network = networkOf(address);
    return (
      (await ofNetwork.count(this, network)) ??
      (await ofAccountAndNetwork.count(this, `${account} ${network}`)) ??
      (await ofAccount.count(this, account))
    );
  }

  /** Takes back what the try counted, since only failures are limited. */
  async succeed(account: string, address: string): Promise<void> {
    const network = networkOf(address);
    await ofNetwork.takeBack(this, network);
    await ofAccount.takeBack(this, account);
    await ofAccountAndNetwork.forget(this, `${account} ${network}`);
  }

  /**
   * Forgets what failed at an account, wherever it was, since its owner has a new password. What a
   * network has failed stays: others fail there as well.
   */
  async forget(account: string): Promise<void> {
    await ofAccount.forget(this, account);
    await ofAccountAndNetwork.forgetAll(this, `${account} `);
  }
}
