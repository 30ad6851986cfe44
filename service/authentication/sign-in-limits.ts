import { AttemptLimit, networkOf } from './attempt-limit';

const minutes = 15;

// A person who mistypes has ten attempts. Many addresses at one account, and one address at many
// accounts, have more. One address alone cannot use up the attempts of an account. Otherwise
// anybody could lock its owner out.
const ofAccountAndNetwork = new AttemptLimit(10, { minutes });
const ofAccount = new AttemptLimit(50, { minutes });
const ofNetwork = new AttemptLimit(100, { minutes });

/** Returns the key that counts the attempts at an account, however a person types its address. */
export const accountOf = (email: string) => email.trim().toLowerCase().slice(0, 64);

/** Limits failed sign-ins (decision 0012). */
export class SignInLimits {
  /**
   * Counts an attempt before the check of its password, so that the limit holds for simultaneous
   * attempts too.
   * @returns the seconds to wait before the next attempt; null when this attempt may go on
   */
  async begin(account: string, address: string): Promise<number | null> {
    const network = networkOf(address);
    return (
      (await ofNetwork.count(this, network)) ??
      (await ofAccountAndNetwork.count(this, `${account} ${network}`)) ??
      (await ofAccount.count(this, account))
    );
  }

  /** Takes back the count of a successful attempt, because only failures are limited. */
  async succeed(account: string, address: string): Promise<void> {
    const network = networkOf(address);
    await ofNetwork.takeBack(this, network);
    await ofAccount.takeBack(this, account);
    await ofAccountAndNetwork.forget(this, `${account} ${network}`);
  }

  /**
   * Removes the failures at an account from all networks, because its owner has a new password. The
   * failures of a network stay, because they concern other accounts too.
   */
  async forget(account: string): Promise<void> {
    await ofAccount.forget(this, account);
    await ofAccountAndNetwork.forgetAll(this, `${account} `);
  }
}
