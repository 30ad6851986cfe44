/**
 * Calls `listener` when the browser shows this page again just as it was left, out of its memory:
 * by then somebody else may sit there. Returns the function that ends it.
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
