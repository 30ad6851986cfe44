/**
 * Returns the texts that the page cuts off, and has nowhere else. It runs in the page, so that it cannot
 * use anything from outside of the function.
 */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isCutBy = (element: Element, text: DOMRect, lineGap: number): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const [isClippedX, isClippedY] = [overflowX, overflowY].map((each) => /hidden|clip/.test(each));
    // A text also leaves a button, a link or a row that does not grow with it.
    const isBox = element.matches('button, a, li, [role="row"], [role="treeitem"], [role="tab"]');
    const outsideX = Math.max(text.right - box.right, box.left - text.left);
    const outsideY = Math.max(text.bottom - box.bottom, box.top - text.top) - lineGap;
    const isInline = getComputedStyle(element).display === 'inline';
    if (isBox && !isInline && (outsideX > 2 || outsideY > 2)) return true;
    return (isClippedX === true && outsideX > 1) || (isClippedY === true && outsideY > 1);
  };
  const isElsewhere = (element: Element, text: string) =>
    element.closest('[data-cut], [data-note], [title]') !== null ||
    element.querySelector('[data-note], [title]') !== null ||
    [document.querySelector('h1')?.textContent, element.closest('[href]')?.getAttribute('href')]
      .concat(element.closest('a, button')?.ariaLabel)
      .some((other) => other?.includes(text));

  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    const seen = { visibilityProperty: true, opacityProperty: true };
    if (!text || !parent?.checkVisibility(seen) || parent.matches('style, script, svg *')) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.height === 0) continue;
    const lineGap = Number.parseFloat(getComputedStyle(parent).fontSize) / 4;
    for (
      let each: Element = parent;
      each !== document.body;
      each = each.parentElement ?? document.body
    ) {
      const { clipPath, overflow, position } = getComputedStyle(each);
      // For screen readers only.
      if (clipPath !== 'none' || each.clientWidth === 1) break;
      if (isCutBy(each, box, lineGap)) {
        if (!isElsewhere(each, text)) found.add(text.slice(0, 60));
        break;
      }
      if (/auto|scroll/.test(overflow) || position === 'fixed') break;
    }
  }
  return [...found];
}
