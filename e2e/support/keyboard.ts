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

  const looks = (of: Element) => {
    const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(of);
    return [outline, boxShadow, borderColor, backgroundColor].join(' ');
  };
  // The same element without the focus, for comparison.
  const twin = element.cloneNode(false) as HTMLElement;
  twin.removeAttribute('id');
  twin.removeAttribute('name');
  element.parentElement?.append(twin);
  const differs = looks(element) !== looks(twin);
  twin.remove();
  const hasRing = (of: Element | null) => {
    if (!of) return false;
    const { outlineStyle, boxShadow, borderTopWidth } = getComputedStyle(of);
    return (
      outlineStyle !== 'none' || boxShadow !== 'none' || Number.parseFloat(borderTopWidth) >= 2
    );
  };
  // A checkbox shows its focus on what is drawn beside it; an editor is a ring in its cell.
  const isRinged = hasRing(element) || hasRing(element.nextElementSibling);
  return differs || isRinged || hasRing(element.closest('[role="gridcell"]'))
    ? null
    : `on ${name}, which looks as without it`;
}
