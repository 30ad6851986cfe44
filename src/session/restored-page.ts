/**
 * Calls `listener` when the browser restores this page from its back/forward cache. Another person may
 * have signed in.
 * @returns the function that removes the listener
 */
export function onRestored(listener: () => void): () => void {
  const receive = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  globalThis.addEventListener('pageshow', receive);
  return () => globalThis.removeEventListener('pageshow', receive);
}

/** Hides everything on the page, or shows it again. */
export function hidePage(isHidden: boolean): void {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
}
