import type { Context } from 'hono';

/** The lists of start-up, which everybody may read. The browser keeps them. */
const lists = ['/api/currency/', '/api/locale/'];

/**
 * Makes the script by which the sign-in page fetches the console's files into the browser's cache, once
 * the page is idle (decision 0086). The files are the same for everybody with this address. None has
 * data. Nothing is fetched on a line that the person wants to spare.
 * @returns undefined if there is nothing to fetch
 */
export function warmConsole(context: Context, files: readonly string[]): string | undefined {
  if (files.length === 0 || context.req.header('Save-Data')?.toLowerCase() === 'on')
    return undefined;
  const addresses = JSON.stringify(files.map((file) => `/${file}`));
  return `(() => {
  const line = navigator.connection ?? {};
  const isSpared = line.saveData || line.type === 'cellular' || /2g/.test(line.effectiveType)
    || matchMedia('(prefers-reduced-data: reduce)').matches;
  const warm = async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    for (const file of ${addresses}) await (await fetch(file, { priority: 'low' })).arrayBuffer();
    for (const list of ${JSON.stringify(lists)}) await (await fetch(list, { headers, priority: 'low' })).arrayBuffer();
  };
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  if (!isSpared) addEventListener('load', () => whenIdle(() => warm().catch(() => {})));
})();`;
}
