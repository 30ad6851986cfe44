import { writeAuditLog } from '../audit-log';
import type { Database } from '../database/open-database';
import { AttemptLimit } from './attempt-limit';
import { limitFailures } from './counted-attempts';
import type { PasswordHasher } from './password-hash';

// Limits guesses: whoever finds an open console must not find out its owner's password there.
const failures = new AttemptLimit('change-password', 10, { minutes: 15 });

interface Check {
  database: Database;
  passwords: PasswordHasher;
  clock: () => Date;
  owner: { userID: string; fullName: string; passwordHash: string | null };
  password: string;
  /** The network address of who asks. */
  address: string;
}

/**
 * Checks a person's password beside what else lets them in: a session, or a mailed link.
 * @param refusal makes the error for a wrong password, or after too many of them
 * @throws what `refusal` returns; Refusal with status 503 when too many hashes wait
 */
export async function requireOwnPassword(
  { database, passwords, clock, owner, password, address }: Check,
  refusal: (reason: 'wrong' | 'too-many') => Error,
): Promise<void> {
  const { userID, fullName } = owner;
  const check = async () => {
    if (!(await passwords.verify(password, owner.passwordHash, address))) throw refusal('wrong');
  };
  await limitFailures(database, { limit: failures, key: userID }, check, {
    refusal: () => refusal('too-many'),
    onReached: async () => {
      const message = `${failures.most} old passwords of ${fullName} were wrong: this person cannot change their own password for ${failures.minutes} minutes.`;
      const caller = { userID, fullName };
      await writeAuditLog(database, clock(), [{ type: 'SignInLimited', caller, message }]);
    },
  });
}
