import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { framesWithoutMotion } from '../pictures/settle';

const wcag = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
} satisfies RunOptions;

/** The rules that depend on the colour scheme. A scheme changes only colours. */
const colours = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
} satisfies RunOptions;

const schemes = [
  ['light', wcag],
  ['dark', colours],
] as const;

/**
 * Runs axe (WCAG 2.2 AA, every impact) on the page in its current state, in light and in dark.
 * @param part a CSS selector of the content that is new since the last check of this page, such as
 * a dialog; the whole page by default
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  for (const [colorScheme, rules] of schemes) {
    await expectAccessibleIn(page, colorScheme, rules, part);
  }
}

/**
 * Runs axe on a page in a narrow window, without the colour rules, which the wide window has
 * checked.
 */
export async function expectNarrowAccessible(page: Page): Promise<void> {
  const withoutColours = colours.runOnly.values.map((rule) => [rule, { enabled: false }]);
  await expectAccessibleIn(page, 'light', { ...wcag, rules: Object.fromEntries(withoutColours) });
}

async function expectAccessibleIn(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: RunOptions,
  part = 'html',
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // During a transition, a colour belongs to neither scheme.
  await page.evaluate(framesWithoutMotion);
  const found: string[] = [];
  for (const { id, help, nodes } of await violations(page, part, rules)) {
    for (const { target, failureSummary } of nodes) {
      const element = target.join(' ');
      if (id === 'region' && (await isInPopup(page, element))) continue;
      if (id === 'target-size' && (await isLargeEnoughInView(page, element))) continue;
      found.push(`${id}: ${help}\n  ${element}\n  ${failureSummary}`);
    }
  }
  expect.soft(found, `accessibility of ${part} at ${page.url()} in ${colorScheme}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

async function violations(page: Page, part: string, rules: RunOptions) {
  // Without this check, a missing part would have no violation.
  await expect(page.locator(part).first(), `${part} is there`).toBeAttached();
  const results = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([selector, options]) => Reflect.get(window, 'axe').run(selector, options),
    [part, rules],
  );
  return results.violations;
}

/**
 * Whether an element is in a menu at the end of the document, or is its frame. It belongs to the
 * landmark of its button.
 */
async function isInPopup(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const popup = '[data-portal] :is([role="menu"], [role="listbox"])';
      const isFrame = element.matches('[data-portal]:has(> :only-child[role="menu"])');
      return isFrame || element.closest(popup) !== null;
    });
}

/**
 * Whether a target is large enough in the middle of the window. The scroll position may hide a part
 * of it under the header, but a person would scroll it into view.
 */
async function isLargeEnoughInView(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const targetSize: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
  return (await violations(page, selector, targetSize)).length === 0;
}
