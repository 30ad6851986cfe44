import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { framesWithoutMotion } from '../pictures/settle';

// A page compiles the small file in half the time.
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const stateNames = new AsyncLocalStorage<string>();

/** Runs a part of a test, and names its state in what that finds. */
export const inState = (name: string, part: () => Promise<void>) => stateNames.run(name, part);

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

/**
 * Runs axe (WCAG 2.2 AA, every impact) on the page in its current state, in light and in dark.
 * @param part a CSS selector of the content that is new since the last check of this page, such as
 * a dialog; the whole page by default
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectAccessibleIn(page, 'light', wcag, part);
  await expectAccessibleIn(page, 'dark', colours, part);
  await page.emulateMedia({ colorScheme: 'light' });
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
  // Without this check, a missing part would have no violation.
  await expect(page.locator(part).first(), `${part} is there`).toBeAttached();
  // During a transition, a colour belongs to neither scheme.
  await page.evaluate(framesWithoutMotion, 3);
  const found: string[] = [];
  for (const { id, help, nodes } of await violations(page, part, rules)) {
    for (const { target, failureSummary } of nodes) {
      const element = target.join(' ');
      if (id === 'region' && (await isInPopup(page, element))) continue;
      if (id === 'target-size' && (await isLargeEnoughInView(page, element))) continue;
      found.push(`${id}: ${help}\n  ${element}\n  ${failureSummary}`);
    }
  }
  const width = page.viewportSize()?.width;
  const place = [stateNames.getStore(), `${part} at ${page.url()}`, `${colorScheme}, ${width} px`];
  expect.soft(found, `accessibility of ${place.filter(Boolean).join(', ')}`).toEqual([]);
}

async function violations(page: Page, part: string, rules: RunOptions): Promise<Result[]> {
  const found = await page.evaluate(runAxe, [part, rules] as const);
  if (found) return found;
  await page.evaluate(axeScript);
  return violations(page, part, rules);
}

/** Runs in the page. Returns null if the page does not have axe yet. */
async function runAxe([part, rules]: readonly [string, RunOptions]): Promise<Result[] | null> {
  const axe: typeof import('axe-core') | undefined = Reflect.get(window, 'axe');
  return axe ? (await axe.run(part, rules)).violations : null;
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
