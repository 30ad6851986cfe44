import { hashPassword } from './authentication/password-hash';
import { ensureFirstSuperUser } from './database/first-super-user';
import type { Database } from './database/open-database';
import { users } from './database/schema/people';
import { sealStoredKeys } from './database/secrets/seal-stored-keys';
import type { SecretKeys } from './database/secrets/secret-keys';
import { hasDemoData, seedDemoData } from './database/seed/seed-demo-data';
import type { Log } from './http/log';
import type { ServiceOptions } from './options';

export interface Preparation extends Pick<ServiceOptions, 'isDemo' | 'scale' | 'firstSuperUser'> {
  posCoreUris: readonly [string, string];
  secretKeys: SecretKeys;
  now: Date;
  log: Log;
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
  const { isDemo, scale, posCoreUris, secretKeys, now, log, onProgress } = preparation;
  await sealStoredKeys(database, secretKeys, log);
  if (isDemo) {
    await seedDemoData(database, {
      scale,
      now,
      posCoreUris,
      secretKeys,
      hashPassword,
      onProgress,
    });
    return hasDemoData(database);
  }
  if (await hasDemoData(database)) {
    log.warn('The database has demo data, and with it accounts whose password is public.');
  }
  if (preparation.firstSuperUser) {
    const { email, password } = preparation.firstSuperUser;
    const passwordHash = await hashPassword(password);
    const made = await ensureFirstSuperUser(database, { email, passwordHash });
    if (made !== null) log.info(`${email} is the first super user.`);
  } else if ((await database.$count(users)) === 0) {
    log.warn(
      'There is no user yet, so nobody can sign in. ' +
        'FIRST_SUPER_USER_EMAIL and FIRST_SUPER_USER_PASSWORD make the first one.',
    );
  }
  return false;
}
