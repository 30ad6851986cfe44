import { get } from 'node:http';
import type { Browser, Page, Response } from '@playwright/test';
import { type LandingPage, openLanding } from '../loads/landing-pages';
import { watchRequests } from '../loads/request-watch';
import { withFreshPage } from '../setting/browser';

export interface FirstLoad {
  /** All requests until the page is quiet, including the page itself and its data. */
  requests: number;
  /** Bytes of scripts and style sheets. */
  gzip: number;
  brotli: number;
  /** Bytes of everything else as sent: the page itself, data, images. */
  otherBytes: number;
  /** The names of the scripts and style sheets. */
  files: string[];
}

/**
 * Opens a page with an empty cache and measures everything that it requests until it is quiet.
 * @throws when the page does not show its content, or when one of its requests fails
 */
export function measureFirstLoad(browser: Browser, landing: LandingPage): Promise<FirstLoad> {
  return withFreshPage(browser, { storageState: landing.session }, async (page) => {
    const watch = watchRequests(page);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await openLanding(page, landing);
    await watch.untilQuiet();

    const fromNetwork = withoutCached(watch.responses, await cachedAddresses(page));
    for (const response of fromNetwork) {
      const status = response.status();
      // Without a session the console learns so from this answer.
      const isExpected = landing.session === undefined && status === 401;
      if (status >= 400 && !isExpected) problems.push(`${status} for ${response.url()}`);
    }
    if (problems.length > 0) throw new Error(`${landing.name}: ${problems.join('; ')}`);
    return weigh(fromNetwork);
  });
}

/** Lists what came from the browser's cache, as often as it did. Other origins do not tell. */
const cachedAddresses = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize === 0)
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin)),
  );

/** Leaves out the second answer of a file that the console asks for again before it imports it. */
function withoutCached(responses: readonly Response[], cached: readonly string[]): Response[] {
  const left = [...cached];
  return responses.toReversed().filter((response) => {
    const place = left.indexOf(response.url());
    if (place >= 0) left.splice(place, 1);
    return place < 0 && !response.url().startsWith('data:');
  });
}

async function weigh(responses: Response[]): Promise<FirstLoad> {
  const load: FirstLoad = {
    requests: responses.length,
    gzip: 0,
    brotli: 0,
    otherBytes: 0,
    files: [],
  };
  for (const response of responses) {
    const url = response.url();
    if (/\b(javascript|css)\b/.test(response.headers()['content-type'] ?? '')) {
      load.gzip += await bytesAs(url, 'gzip');
      load.brotli += await bytesAs(url, 'br');
      load.files.push(new URL(url).pathname.replace(/^.*\//, ''));
    } else {
      load.otherBytes += (await response.request().sizes()).responseBodySize;
    }
  }
  return load;
}

const sizes = new Map<string, Promise<number>>();

/** Requests a file again with one encoding and counts the bytes that arrive, before decoding. */
function bytesAs(url: string, encoding: 'gzip' | 'br'): Promise<number> {
  const key = `${encoding} ${url}`;
  const known = sizes.get(key);
  if (known) return known;
  const size = new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
  sizes.set(key, size);
  return size;
}
