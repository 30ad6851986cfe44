import type { Context } from 'hono';
import type { Database } from '../database/open-database';
import type { Log } from '../http/log';
import type { MailQueue } from '../mail-queue/mail-queue';
import type { DeviceCookie } from './device-cookie';
import type { DemoAccounts } from './login-page';
import type { PasswordHasher } from './password-hash';
import type { SessionCookie } from './session-cookie';

/** The dependencies of the pages for signing in and out. */
export interface AuthenticationOptions {
  database: Database;
  cookie: SessionCookie;
  deviceCookie: DeviceCookie;
  mails: MailQueue;
  passwords: PasswordHasher;
  publicUrl: string | null;
  demoAccounts: DemoAccounts | null;
  /** The files of the console and of its page at an address, which the sign-in page fetches early. */
  filesOf(address: string): readonly string[];
  /** Answers the form that signed somebody in with the page at an address; null to redirect there. */
  pageAfterSignIn(context: Context, address: string, userID: string): Promise<Response | null>;
  addressOf(context: Context): string;
  now(): Date;
  log: Log;
}
