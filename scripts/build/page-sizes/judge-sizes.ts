import type { PageSize } from './page-size';

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
