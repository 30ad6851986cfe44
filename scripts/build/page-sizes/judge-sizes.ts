import type { PageSize } from './page-size';

/** What a page may grow before the committed table has to be written again. */
const unannounced = 1.03;

const mostScripts = 8;
const summary = { path: '/admin', bytes: 155_000, requests: 8 };
const others = { bytes: 250_000, requests: 18 };

/** Says what is wrong with the sizes of pages, compared with the committed ones and the budgets. */
export function judgeSizes(
  sizes: readonly PageSize[],
  committed: ReadonlyMap<string, number>,
): string[] {
  const found = sizes.flatMap(({ path, scripts, requests, bytes }) => {
    const before = committed.get(path);
    const limit = path === summary.path ? summary : others;
    const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
    return [
      before === undefined && `${path} is not in the table.`,
      before !== undefined &&
        bytes > before * unannounced &&
        `${path} has grown from ${kilobytes(before)} to ${kilobytes(bytes)}, by more than 3 %.`,
      scripts > mostScripts && `${path} has ${scripts} scripts, more than ${mostScripts}.`,
      bytes > limit.bytes &&
        `${path} has ${kilobytes(bytes)}, more than ${kilobytes(limit.bytes)}.`,
      requests > limit.requests && `${path} has ${requests} requests, more than ${limit.requests}.`,
    ].filter((sentence) => sentence !== false);
  });
  const paths = new Set(sizes.map(({ path }) => path));
  const gone = [...committed.keys()].filter((path) => !paths.has(path));
  return [...found, ...gone.map((path) => `${path} is in the table, and no longer a page.`)];
}
