import type { Browser } from '@playwright/test';
import { fixedIdentifier } from '../../../service/database/seed/fixed-identifiers';
import { type LandingPage, openLanding } from '../loads/landing-pages';
import { watchRequests } from '../loads/request-watch';
import { withFreshPage } from '../setting/browser';

/** How much a page draws and loads. */
export interface PageSize {
  /** Elements of the document. */
  elements: number;
  /** Bytes of all answers but scripts and style sheets, with their headers, as sent. */
  bytes: number;
}

export interface ScaleResult {
  page: string;
  few: PageSize;
  many: PageSize;
}

type Scaled = Pick<LandingPage, 'name' | 'path' | 'ready'>;

const pages: readonly Scaled[] = [
  {
    name: 'Administration summary',
    path: '/admin',
    ready: (page) => page.getByRole('main').getByRole('link', { name: 'Browse users' }),
  },
  {
    name: 'Audit log',
    path: '/admin/auditlogs',
    ready: (page) => page.getByRole('main').getByRole('cell'),
  },
  {
    name: 'Organisations, with one selected',
    path: `/admin/organisations?selected=${fixedIdentifier('organisation', 3)}`,
    ready: (page) => page.getByText('Parent Organisation'),
  },
];

/** Measures the pages at two services. Nothing is timed, so each page opens once. */
export async function measureScale(
  browser: Browser,
  few: Pick<LandingPage, 'origin' | 'session'>,
  many: Pick<LandingPage, 'origin' | 'session'>,
): Promise<ScaleResult[]> {
  const results: ScaleResult[] = [];
  for (const page of pages) {
    results.push({
      page: page.name,
      few: await sizeOf(browser, { ...page, ...few }),
      many: await sizeOf(browser, { ...page, ...many }),
    });
  }
  return results;
}

function sizeOf(browser: Browser, landing: LandingPage): Promise<PageSize> {
  return withFreshPage(browser, { storageState: landing.session }, async (page) => {
    const watch = watchRequests(page);
    await openLanding(page, landing);
    await watch.untilQuiet();
    let bytes = 0;
    for (const response of watch.responses) {
      if (/\b(javascript|css)\b/.test(response.headers()['content-type'] ?? '')) continue;
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      bytes += responseBodySize + responseHeadersSize;
    }
    const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
    return { elements, bytes };
  });
}
