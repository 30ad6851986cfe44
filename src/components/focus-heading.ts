/**
 * Moves the focus to the heading of the page, or to the page itself if it has no heading. An
 * element of the page that has the focus already keeps it.
 * @returns whether the page has a heading
 */
export function focusHeading(options?: FocusOptions): boolean {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (main && !main.contains(document.activeElement)) {
    (heading ?? main).focus(options);
  }
  return Boolean(heading);
}
