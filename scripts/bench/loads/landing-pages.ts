import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import {
  type Account,
  ordinaryUser,
  organisationAdministrator,
  superUser,
} from '../../../e2e/support/accounts';
import { signIn } from '../../lib/sign-in';
import { withFreshPage } from '../setting/browser';

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
  const shown = landing.ready(page).first().waitFor({ timeout: 60_000 });
  await shown.catch((cause) => {
    throw new Error(`${landing.name} (${landing.path}) did not show what it is for.`, { cause });
  });
}

interface Landing {
  name: string;
  account: Account | null;
  /** An address, or the pattern of the address to which this account's `/` redirects. */
  path: string | RegExp;
  ready(page: Page): Locator;
}

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
    path: /^\/organisation\/[^/]+$/,
    ready: (page) => page.getByRole('main').getByRole('heading'),
  },
  {
    name: 'My Account',
    account: ordinaryUser,
    path: /^\/user\/[^/]+$/,
    ready: (page) => page.getByRole('main').getByRole('heading'),
  },
  {
    name: 'Sign-in page',
    account: null,
    path: '/authentication/login?returnUrl=/',
    ready: (page) => page.getByRole('textbox', { name: /email/i }),
  },
];

/** Signs in with each account once and finds out where its `/` redirects. */
export async function landingPages(browser: Browser, origin: string): Promise<LandingPage[]> {
  const pages: LandingPage[] = [];
  for (const { name, account, path, ready } of landings) {
    const session = account ? await signIn(browser, origin, account) : undefined;
    pages.push({
      name,
      origin,
      session,
      ready,
      path: typeof path === 'string' ? path : await pathBehindRoot(browser, origin, session, path),
    });
  }
  return pages;
}

function pathBehindRoot(
  browser: Browser,
  origin: string,
  storageState: LandingPage['session'],
  expected: RegExp,
): Promise<string> {
  return withFreshPage(browser, { storageState }, async (page) => {
    await page.goto(origin);
    await page.waitForURL((url) => expected.test(url.pathname));
    return new URL(page.url()).pathname;
  });
}
