import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import {
  type Account,
  organisationAdministrator,
  superUser,
} from '../../../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../../../service/database/seed/fixed-identifiers';
import { signedInState } from '../../support/pages/sign-in';

/** A page that somebody opens first, signed in or not. */
export interface LandingPage {
  name: string;
  origin: string;
  path: string;
  session: BrowserContextOptions['storageState'];
  /** The element that is visible when the page shows its content. */
  ready(page: Page): Locator;
}

/**
 * Opens a landing page and waits until it shows its content.
 * @throws with the page's name when it does not
 */
export async function openLanding(page: Page, landing: LandingPage): Promise<void> {
  await page.goto(landing.origin + landing.path, { waitUntil: 'commit' });
  await untilShown(page, landing);
}

/**
 * Waits until a page shows its content. The look for a role is work of the page's own main thread.
 * @throws with the page's name when it does not
 */
export async function untilShown(page: Page, landing: LandingPage): Promise<void> {
  const shown = landing.ready(page).first().waitFor({ timeout: 60_000 });
  await shown.catch((cause) => {
    throw new Error(`${landing.name} (${landing.path}) did not show what it is for.`, { cause });
  });
}

interface Landing extends Pick<LandingPage, 'name' | 'path' | 'ready'> {
  account: Account | null;
}

export const barePage = 'Bare page';
export const summaryPage = 'Administration summary';
export const gridPage = 'Browse Users';

const landings: readonly Landing[] = [
  {
    name: summaryPage,
    account: superUser,
    path: '/admin',
    ready: (page) => page.getByRole('main').getByRole('link', { name: 'Browse users' }),
  },
  {
    name: gridPage,
    account: superUser,
    path: '/admin/users',
    ready: (page) => page.getByRole('main').getByText(/@\S+\.test$/),
  },
  {
    name: 'Organisation Summary',
    account: organisationAdministrator,
    path: `/organisation/${fixedIdentifier('organisation', 3)}`,
    ready: (page) => page.getByText('Pending Invitations'),
  },
  {
    name: 'Sign-in page',
    account: null,
    path: '/authentication/login?returnUrl=/',
    ready: (page) => page.getByRole('textbox', { name: /email/i }),
  },
];

/** The bare page, which shows what the stack costs without a console. */
export const bareLanding = (origin: string): LandingPage => ({
  name: barePage,
  origin,
  path: '/',
  session: undefined,
  ready: (page) => page.getByText('One line of text.'),
});

/** Signs in with each account once. */
export async function landingPages(browser: Browser, origin: string): Promise<LandingPage[]> {
  const sessionOf = sessionsAt(browser, origin);
  return Promise.all(
    landings.map(async ({ account, ...landing }) => ({
      ...landing,
      origin,
      session: await sessionOf(account),
    })),
  );
}

/** Returns the session of an account. Each account signs in once. */
export function sessionsAt(browser: Browser, origin: string) {
  const sessions = new Map<Account, ReturnType<typeof signedInState>>();
  return async (account: Account | null): Promise<LandingPage['session']> => {
    if (account === null) return undefined;
    const session = sessions.get(account) ?? signedInState(browser, origin, account);
    sessions.set(account, session);
    return session;
  };
}
