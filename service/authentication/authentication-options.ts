import type { Context } from 'hono';
import type { Database } from '../database/open-database';
import type { Mailer } from '../mail/mailer';
import type { DemoAccounts } from './login-page';
import type { SessionCookie } from './session-cookie';
import type { SignInLimits } from './sign-in-limits';

/** The dependencies of the pages for signing in and out. */
export interface AuthenticationOptions {
  database: Database;
  cookie: SessionCookie;
  mailer: Mailer;
  signInLimits: SignInLimits;
  publicUrl: string | null;
  demoAccounts: DemoAccounts | null;
  addressOf(context: Context): string;
  now(): Date;
}
