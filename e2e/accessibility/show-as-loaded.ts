/**
 * Runs in the page. Shows a page of the console as if the console had just loaded: without edits,
 * and without the answers that earlier pages have read.
 * @returns false if only loading can do that
 */
export async function showAsLoaded(path: string): Promise<boolean> {
  // What TanStack Router gives to its developer tools.
  const router = window.__TSR_ROUTER__;
  if (!router) return false;
  localStorage.clear();
  const frame = () => new Promise(requestAnimationFrame);
  const go = async (href: string) => {
    const heading = document.querySelector('h1');
    const since = performance.now();
    void router.navigate({ href, ignoreBlocker: true });
    do {
      await frame();
      if (performance.now() - since > 60_000) throw new Error(`${href} did not open`);
    } while (heading?.isConnected);
  };
  // This page reads nothing, so that the answers of all others are no longer in use.
  const neutral = '/organisation/null';
  if (location.pathname !== neutral) await go(neutral);
  await frame();
  // What is open in the frame would stay open.
  if (document.querySelector('[role$="dialog"], dialog[open], [aria-expanded="true"]'))
    return false;
  router.options.context.queryClient.removeQueries({ type: 'inactive' });
  if (path !== neutral) await go(path);
  return true;
}
