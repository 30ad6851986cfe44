import { expect, type Locator, type Page } from '@playwright/test';

/** Presses keys one after the other; after each it must be seen where the focus is. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusSeen(page, key);
  }
}

/** Goes with a key from stop to stop until the target has the focus. */
export async function moveTo(page: Page, target: Locator, key = 'Tab', most = 40): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  await expect(target, `within ${most} times ${key}`).toBeFocused();
}

/** Fails where the focus is nowhere, out of sight, behind something else, or looks like nothing. */
async function expectFocusSeen(page: Page, key: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(problemOfFocus), { message: `where the focus is after ${key}` })
    .toBeNull();
}

/** Runs in the page. */
function problemOfFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'nowhere';
  const name = `${element.tagName} "${element.ariaLabel ?? element.textContent?.slice(0, 40)}"`;

  const { left, top, width, height } = element.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const found = document.elementFromPoint(left + width * x, top + height * y);
      return found !== null && (element.contains(found) || found.contains(element));
    }),
  );
  if (!isSeen) return `on ${name}, which is out of sight`;

  const ringOf = (of: Element | null) => {
    if (!of) return '';
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(of);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    return `${hasOutline ? outlineColor : ''}${boxShadow === 'none' ? '' : boxShadow}`;
  };
  const looksOf = (of: Element) => {
    const { borderColor, backgroundColor } = getComputedStyle(of);
    return [ringOf(of), borderColor, backgroundColor].join(' ');
  };
  // The same element without the focus, for comparison.
  const twin = element.cloneNode(false) as HTMLElement;
  twin.removeAttribute('id');
  twin.removeAttribute('name');
  element.parentElement?.append(twin);
  const differs = looksOf(element) !== looksOf(twin);
  twin.remove();
  // A switch shows its focus on what is drawn beside it; the editor of a cell is a ring itself.
  const isRinged =
    ringOf(element.nextElementSibling) !== '' ||
    ringOf(element.closest('[role="gridcell"]')) !== '' ||
    (element.matches('[role="grid"] input') &&
      Number.parseFloat(getComputedStyle(element).borderTopWidth) >= 2);
  return differs || isRinged ? null : `on ${name}, which looks as without it`;
}
