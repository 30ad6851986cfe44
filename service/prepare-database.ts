import { ensureFirstSuperUser } from './authentication/first-super-user';
import type { PasswordHasher } from './authentication/password-hash';
import { byExactEmail, hasEmail } from './database/has-email';
import type { Database } from './database/open-database';
import { users } from './database/schema/people';
import { sealStoredKeys } from './database/secrets/seal-stored-keys';
import type { SecretKeys } from './database/secrets/secret-keys';
import { hasDemoData, seedDemoData } from './database/seed/seed-demo-data';
import { problemOfFirstPassword } from './first-super-user-password';
import type { Log } from './http/log';
import type { ServiceOptions } from './options';

export interface Preparation extends Pick<ServiceOptions, 'isDemo' | 'scale' | 'firstSuperUser'> {
  posCoreUris: readonly [string, string];
  passwords: PasswordHasher;
  secretKeys: SecretKeys;
  now: Date;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  onProgress?: (rows: number) => void;
}

/**
 * Encrypts the signing keys of an older database, and fills a new one so that somebody can sign in: with demo data, or with the first super user.
 * @returns whether the sign-in page may list the demo accounts; always false with DEMO off
 */
export async function prepareDatabase(
  database: Database,
  preparation: Preparation,
): Promise<boolean> {
  const { isDemo, scale, posCoreUris, passwords, secretKeys, now, log, onProgress } = preparation;
  await sealStoredKeys(database, secretKeys, log);
  if (isDemo) {
    await seedDemoData(database, {
      scale,
      now,
      posCoreUris,
      secretKeys,
      hashPassword: passwords.hash,
      onProgress,
    });
    const hasIt = await hasDemoData(database);
    if (!hasIt) {
      log.warn(
        'The database has other data than that of the demo, so that there are no demo accounts and no outbox. Set DEMO=off.',
      );
    }
    return hasIt;
  }
  if (await hasDemoData(database)) {
    log.warn('The database has demo data, and with it accounts whose password is public.');
  }
  if (preparation.firstSuperUser) {
    const { email, password } = preparation.firstSuperUser;
    await requireGoodPassword(database, preparation.firstSuperUser);
    const passwordHash = await passwords.hash(password);
    const made = await ensureFirstSuperUser(database, { email, passwordHash, now });
    if (made !== null) log.info(`${email} is the first super user.`);
  } else if ((await database.$count(users)) === 0) {
    log.warn(
      'There is no user yet, so nobody can sign in. ' +
        'FIRST_SUPER_USER_EMAIL and FIRST_SUPER_USER_PASSWORD make the first one.',
    );
  }
  return false;
}

/**
 * Checks the password with the names of a user who already has the address. The check of the options
 * knows the address alone.
 * @throws when the password is refused
 */
async function requireGoodPassword(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const [owner] = await database
    .select({ email: users.email, fullName: users.fullName, shortName: users.shortName })
    .from(users)
    .where(hasEmail(email))
    .orderBy(byExactEmail(email))
    .limit(1);
  const problem = problemOfFirstPassword(password, owner ?? { email });
  if (problem !== null) throw new Error(problem);
}
