import type { Result, RunOptions } from 'axe-core';

/**
 * Runs axe on a part of the page. It runs in the page, so that it cannot use anything from outside of the
 * function.
 * @param isAboutColours whether the rules compare only colours: they then skip the texts that look like
 * one that they have checked in this document
 * @returns null if the page does not have axe yet
 */
export async function runAxe([part, rules, isAboutColours]: readonly [
  string,
  RunOptions,
  boolean,
]): Promise<Result[] | null> {
  const page: Window & { axe?: typeof import('axe-core'); checkedLooks?: Set<string> } = window;
  if (!page.axe) return null;
  if (!isAboutColours) return (await page.axe.run(part, rules)).violations;
  page.checkedLooks ??= new Set();
  const looks = page.checkedLooks;

  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  /** What is behind the texts of an element, up to the canvas. */
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (element === null || known !== undefined) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const clear = 'rgba(0, 0, 0, 0) none 1';
    const ground = `${own === clear ? '' : `${own}, `}${groundOf(element.parentElement)}`;
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const kind = element.matches('a, input, select, textarea') ? element.localName : '';
    const text = [color, fontSize, fontWeight, textDecorationLine, around, kind];
    return `${text.join(' ')} on ${groundOf(element)}`;
  };
  const texts = [...document.querySelectorAll(part)]
    .flatMap((root) => [root, ...root.querySelectorAll('*')])
    .filter((element) => isText(element) && element.checkVisibility({ visibilityProperty: true }))
    // axe does not judge these: another text of their look is checked.
    .filter((element) => !element.closest(':disabled, [aria-disabled="true"]'))
    .filter(({ textContent }) => textContent === '' || textContent.trim().length > 1)
    .filter((element) => {
      const look = lookOf(element);
      const isNew = !looks.has(look);
      looks.add(look);
      return isNew;
    });
  return texts.length > 0 ? (await page.axe.run(texts, rules)).violations : [];
}
