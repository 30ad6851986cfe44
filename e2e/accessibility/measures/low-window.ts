/**
 * Says what takes the room of a low window: a heading that begins too low, and parts that stay while the
 * page scrolls. It runs in the page.
 */
export function lowWindowProblems(): string[] {
  scrollTo(0, 0);
  const heading = document.querySelector('h1')?.getBoundingClientRect();
  const isShown = (element: Element) => {
    const { clipPath, transform } = getComputedStyle(element);
    // The skip link is above the window until it has the focus.
    const isAway = transform !== 'none' && element.getBoundingClientRect().bottom <= 0;
    return element.checkVisibility({ visibilityProperty: true }) && clipPath === 'none' && !isAway;
  };
  const staying = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, top, bottom } = getComputedStyle(element);
    const isStuck = position === 'sticky' && (top !== 'auto' || bottom !== 'auto');
    // A dialog takes the window.
    if (element.closest('dialog, [data-portal]')) return false;
    return (isStuck || position === 'fixed') && isShown(element);
  });
  const height = staying.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
  const sideways = document.documentElement.scrollWidth - innerWidth;
  return [
    heading && heading.top < 140 ? '' : `the heading begins at ${heading?.top} px`,
    height <= innerHeight / 5 ? '' : `${height} px do not scroll with the page`,
    sideways <= 0 ? '' : `the page is ${sideways} px wider than the window`,
  ].filter(Boolean);
}
