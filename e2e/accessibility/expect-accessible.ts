import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { framesWithoutMotion } from '../pictures/settle';
import { runAxe } from './measures/run-axe';
import { smallTargets } from './measures/small-targets';

// A page compiles the small file in half the time.
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const stateNames = new AsyncLocalStorage<string>();

/** Runs a part of a test, and names its state in what that finds. */
export const inState = (name: string, part: () => Promise<void>) => stateNames.run(name, part);

/** The rules that depend on the colour scheme. A scheme changes only colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const wcag: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  // small-targets.ts also measures the targets that only a pointer reaches.
  rules: Object.fromEntries(
    ['target-size', ...colourRules].map((rule) => [rule, { enabled: false }]),
  ),
  resultTypes: ['violations'],
};

const colours: RunOptions = {
  runOnly: { type: 'rule', values: colourRules },
  resultTypes: ['violations'],
};

/**
 * Runs axe (WCAG 2.2 AA, every impact) on the page in its current state, in light and in dark.
 * @param part a CSS selector of the content that is new since the last check of this page, such as
 * a dialog; the whole page by default
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectAccessibleShape(page, part);
  await expectNothingWrong(page, part, 'light', colours);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // During a transition, a colour belongs to neither scheme.
  await page.evaluate(framesWithoutMotion, 3);
  await expectNothingWrong(page, part, 'dark', colours);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Checks a page in a narrow window, without the colours, which the wide window has checked.
 */
export async function expectNarrowAccessible(page: Page): Promise<void> {
  await expectAccessibleShape(page, 'html');
}

async function expectAccessibleShape(page: Page, part: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Without this check, a missing part would have no violation.
  await expect(page.locator(part).first(), `${part} is there`).toBeAttached();
  await page.evaluate(framesWithoutMotion, 3);
  await expectNothingWrong(page, part, 'light', wcag);
  const small = await page.evaluate(smallTargets, part);
  expect.soft(small, `small targets of ${placeOf(page, part, 'light')}`).toEqual([]);
}

async function expectNothingWrong(
  page: Page,
  part: string,
  colorScheme: 'light' | 'dark',
  rules: RunOptions,
): Promise<void> {
  const found: string[] = [];
  for (const { id, help, nodes } of await violations(page, part, rules)) {
    for (const { target, failureSummary } of nodes) {
      const element = target.join(' ');
      if (id === 'region' && (await isInPopup(page, element))) continue;
      found.push(`${id}: ${help}\n  ${element}\n  ${failureSummary}`);
    }
  }
  expect.soft(found, `accessibility of ${placeOf(page, part, colorScheme)}`).toEqual([]);
}

function placeOf(page: Page, part: string, colorScheme: string): string {
  const width = page.viewportSize()?.width;
  const place = [stateNames.getStore(), `${part} at ${page.url()}`, `${colorScheme}, ${width} px`];
  return place.filter(Boolean).join(', ');
}

async function violations(page: Page, part: string, rules: RunOptions): Promise<Result[]> {
  const found = await page.evaluate(runAxe, [part, rules, rules === colours] as const);
  if (found) return found;
  await page.evaluate(axeScript);
  return violations(page, part, rules);
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
