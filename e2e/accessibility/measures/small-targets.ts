/**
 * Returns the targets that are smaller than 24 pixels and nearer than that to another one (WCAG 2.2,
 * 2.5.8), also those that only a pointer reaches, which axe leaves out. It runs in the page, so that it
 * cannot use anything from outside of the function.
 * @param part a CSS selector of the content to look at
 */
export function smallTargets(part: string): string[] {
  // Half a pixel less, because layouts round.
  const least = 23.5;
  const kinds =
    'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role="menuitem"]';
  const dialog = document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]');
  const scrollerOf = (element: Element | null): Element | null =>
    element && /auto|scroll/.test(getComputedStyle(element).overflowY)
      ? element
      : element && scrollerOf(element.parentElement);
  const isHidden = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement));
  // A line of text decides how high a link in a sentence is.
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) =>
        nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(textContent ?? ''),
    );
  const targets = [...(dialog ?? document).querySelectorAll<HTMLElement>(kinds)]
    .filter(
      (element) =>
        element.closest(part) !== null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        !element.matches(':disabled') &&
        !isHidden(element),
    )
    .map((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isSmall = box.width < least || box.height < least;
      return { element, box, x, y, isSmall, scroller: scrollerOf(element.parentElement) };
    })
    .filter(({ box }) => box.width > 1 && box.height > 1);

  type Target = (typeof targets)[number];
  const distance = (from: Target, to: Target) => {
    if (to.isSmall) return Math.hypot(to.x - from.x, to.y - from.y);
    const x = Math.max(to.box.left - from.x, 0, from.x - to.box.right);
    const y = Math.max(to.box.top - from.y, 0, from.y - to.box.bottom);
    return Math.hypot(x, y) + least / 2;
  };
  const isNear = (from: Target, to: Target) =>
    from !== to &&
    // What has scrolled out of a list is not beside what is next to the list.
    from.scroller === to.scroller &&
    !from.element.contains(to.element) &&
    !to.element.contains(from.element) &&
    distance(from, to) < least;
  const nameOf = ({ element, box }: Target) => {
    const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} "${name}" (${Math.round(box.width)} x ${Math.round(box.height)})`;
  };
  return targets.flatMap((target) => {
    if (!target.isSmall || isInSentence(target.element)) return [];
    const near = targets.find((other) => isNear(target, other));
    return near ? [`${nameOf(target)} is too near to ${nameOf(near)}`] : [];
  });
}
