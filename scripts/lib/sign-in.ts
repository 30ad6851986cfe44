import type { Browser } from '@playwright/test';
import { type Account, demoPassword } from '../../e2e/support/accounts';

/** Signs in with a demo account and returns the session, which a browser context can start with. */
export async function signIn(browser: Browser, origin: string, account: Account) {
  const context = await browser.newContext({ baseURL: origin });
  const answer = await context.request.post('/authentication/login', {
    form: { email: account, password: demoPassword, returnUrl: '/' },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`Signing in as ${account}: ${answer.status()}`);
  const session = await context.storageState();
  await context.close();
  return session;
}
