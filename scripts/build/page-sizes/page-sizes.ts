import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readConsolePage } from '../../../service/console-page';

/** What a browser loads to show a page, with an empty cache. */
export interface PageSize {
  path: string;
  scripts: number;
  styles: number;
  /** The document without its icon, the files, the calls of start-up and the reads of the route. */
  requests: number;
  /** Bytes of scripts and style sheets, as the service sends them with gzip. */
  bytes: number;
}

// The session, the currencies and the locales.
const callsOfStartUp = 3;

/** Measures every page of a built console. The result is the same on every machine. */
export function measurePages(folder: string): PageSize[] {
  const { initialFiles, pages } = readConsolePage(folder);
  return pages.map(({ path, files, reads }) => {
    const all = [...initialFiles, ...files];
    const scripts = all.filter((file) => file.endsWith('.js')).length;
    return {
      path,
      scripts,
      styles: all.length - scripts,
      requests: 1 + all.length + callsOfStartUp + reads.length,
      bytes: all.reduce((sum, file) => sum + statSync(join(folder, `${file}.gz`)).size, 0),
    };
  });
}

// Guards, which leave room for what a screen gains.
const summary = { bytes: 155_000, requests: 10 };
const others = { bytes: 265_000, requests: 22 };

/** Says which pages exceed their budgets. */
export const judgeSizes = (sizes: readonly PageSize[]): string[] =>
  sizes.flatMap(({ path, requests, bytes }) => {
    const limit = path === '/admin' ? summary : others;
    const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
    return [
      bytes > limit.bytes &&
        `${path} has ${kilobytes(bytes)}, more than ${kilobytes(limit.bytes)}.`,
      requests > limit.requests && `${path} has ${requests} requests, more than ${limit.requests}.`,
    ].filter((sentence) => sentence !== false);
  });
