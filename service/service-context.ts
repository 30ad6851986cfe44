import type { AdminSummaryVersion } from '../src/api/schema.gen';
import type { DeviceCookie } from './authentication/device-cookie';
import type { PasswordHasher } from './authentication/password-hash';
import type { BackgroundWork } from './background-work';
import type { Database } from './database/open-database';
import type { SecretKeys } from './database/secrets/secret-keys';
import type { MailQueue } from './mail-queue/mail-queue';
import type { Outcome } from './monitoring/cached-check';

/** What every handler gets in addition to its request. */
export interface ServiceContext {
  database: Database;
  /** Asks whether the mail server can be reached. Many calls share one check. */
  checkMail(): Promise<Outcome>;
  /** Sends the mails that calls have stored. */
  mails: MailQueue;
  background: Pick<BackgroundWork, 'start'>;
  /** Makes the browser of a person known by a header of an answer. */
  deviceCookie: DeviceCookie;
  passwords: PasswordHasher;
  /** Encrypts the signing keys that the database keeps. */
  secretKeys: SecretKeys;
  /** The origin that links in mail begin with. */
  publicUrl: string;
  /** The versions of the parts that run, for the Administration summary. */
  versions: readonly AdminSummaryVersion[];
}
