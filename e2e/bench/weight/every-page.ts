import type { Browser } from '@playwright/test';
import { administrationScreens } from '../../pictures/screens/administration-screens';
import { anonymousScreens } from '../../pictures/screens/anonymous-screens';
import { organisationScreens } from '../../pictures/screens/organisation-screens';
import { personalScreens } from '../../pictures/screens/personal-screens';
import { type LandingPage, sessionsAt } from '../loads/landing-pages';
import { type FirstLoad, measureFirstLoad } from './first-load';
import { kindOfRoute, type PageKind } from './page-kinds';

/** What the first load of a page weighs. */
export interface PageWeight {
  name: string;
  /** Null for the bare page, with which nothing is compared here. */
  kind: PageKind | null;
  load: FirstLoad;
}

// Those who may open a page come first, since the others have a picture of its refusal.
const screens = [
  ...administrationScreens,
  ...organisationScreens,
  ...personalScreens,
  ...anonymousScreens,
];

/** Opens every page of the console once, each with an empty cache. */
export async function weighPages(browser: Browser, origin: string): Promise<PageWeight[]> {
  const sessionOf = sessionsAt(browser, origin);
  const weights: PageWeight[] = [];
  const seen = new Set<string>();
  for (const { route, account, path, shows, before } of screens) {
    const kind = route === null ? 'other' : kindOfRoute[route];
    const name = route ?? path.replace(/\?.*/, '');
    if (kind === null || seen.has(name)) continue;
    seen.add(name);
    const landing: LandingPage = {
      name,
      origin,
      path,
      session: await sessionOf(account),
      // `before` replaces data of a picture. Its page is measured with its own.
      ready: (page) =>
        before ? page.getByRole('main').getByRole('heading') : page.getByText(shows),
    };
    weights.push({ name, kind, load: await measureFirstLoad(browser, landing) });
  }
  return weights;
}
