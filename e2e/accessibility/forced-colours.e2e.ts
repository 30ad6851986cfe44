import type { Page } from '@playwright/test';
import { demoAccounts, superUser } from '../../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../../service/database/seed/fixed-identifiers';
import { expect, test } from '../support/console-test';
import { type Part, seenDifferences } from './measures/seen-differences';

test.use({ account: superUser, contextOptions: { reducedMotion: 'reduce' } });

const group = `/organisation/${fixedIdentifier('organisation', 3)}`;

/** A page, what has a state there, and what looks different from what, by CSS selectors. */
interface Shown {
  path: string;
  act?: (page: Page) => Promise<void>;
  states: Readonly<Record<string, string>>;
  pairs?: Readonly<Record<string, readonly [string, string]>>;
}

const pages: readonly Shown[] = [
  {
    path: `/admin/users/edit/${demoAccounts.ordinaryUser.userID}`,
    states: {
      'the area in the header': 'header [aria-current]',
      'the page in the list of pages': '[aria-label="Administration pages"] [aria-current]',
      'a switch': '.mantine-Switch-input',
    },
  },
  {
    path: `/admin/organisations?selected=${fixedIdentifier('organisation', 3)}`,
    states: {
      'the row of a tree': '[role="treeitem"][aria-selected="true"]',
      'an expander': '[role="treeitem"][aria-expanded="true"]',
      'a box': 'input[type="checkbox"]:checked',
    },
    pairs: { 'the icons of rows': ['[class*="_active_"]', '[class*="_initialised_"]'] },
  },
  {
    path: `${group}/permissiongroups/edit/${fixedIdentifier('permissionGroup', 2)}`,
    act: (page) => page.getByRole('tab', { name: 'Advanced' }).click(),
    states: {
      'a tab': '[role="tab"][aria-selected="true"]',
      'the level of a permission': '[role="radiogroup"] input:checked',
    },
  },
  {
    path: `${group}/links/create`,
    states: { 'a radio button': 'input[type="radio"]:checked', 'a fixed box': ':checked:disabled' },
  },
  {
    path: `${group}/systemhealth`,
    states: {
      'a view of System Health': 'main a[aria-current]',
      'a filter': 'button[aria-pressed="true"]',
    },
    pairs: { badges: ['[data-shown][data-status="behind"]', '[data-shown][data-status="silent"]'] },
  },
  {
    path: `${group}/systemhealth?view=roll-out`,
    states: {},
    pairs: { 'parts of a chart': ['[data-look="waiting"]', '[data-look="silent"]'] },
  },
];

const schemes = ['light', 'dark'] as const;
/** An expander, the smallest of the marks, has twice as many pixels. */
const leastPixels = 10;

test('forced colours show what is checked, selected and current', async ({ page, context }) => {
  const reader = await context.newPage();
  for (const { path, act, states, pairs = {} } of pages) {
    await page.goto(path);
    await act?.(page);
    const names = [...Object.keys(states), ...Object.keys(pairs)];
    const turned = Object.values(states);
    const compared = await Promise.all([
      ...turned.map((each) => partsOf(page, [each, each], [0, 1])),
      ...Object.values(pairs).map((pair) => partsOf(page, pair, [0, 0])),
    ]);
    const before = await picturesOf(page);
    for (const each of turned) await page.locator(each).first().evaluate(turnOver);
    const after = await picturesOf(page);
    for (const [index, scheme] of schemes.entries()) {
      const both = [before[index] ?? '', after[index] ?? ''];
      const counts = await reader.evaluate(seenDifferences, [both, compared] as const);
      const alike = names.filter((_, place) => (counts[place] ?? 0) < leastPixels);
      expect.soft(alike, `what looks alike at ${path} in ${scheme}`).toEqual([]);
    }
  }
});

async function partsOf(
  page: Page,
  selectors: readonly [string, string],
  pictures: readonly [Part['picture'], Part['picture']],
): Promise<[Part, Part]> {
  const partOf = async (place: 0 | 1): Promise<Part> => {
    const element = page.locator(selectors[place]).first();
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${selectors[place]} is not drawn.`);
    const { x, y, width, height } = box;
    return {
      picture: pictures[place],
      x: Math.round(x),
      y: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
    };
  };
  return [await partOf(0), await partOf(1)];
}

/** Takes a picture in each colour scheme, in base64. */
async function picturesOf(page: Page): Promise<string[]> {
  const pictures: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    pictures.push((await page.screenshot({ animations: 'disabled' })).toString('base64'));
  }
  return pictures;
}

/** Runs in the page. Gives an element the opposite state, for its looks only. */
function turnOver(element: Element): void {
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  for (const name of ['aria-selected', 'aria-pressed', 'aria-expanded']) {
    const value = element.getAttribute(name);
    if (value) element.setAttribute(name, String(value !== 'true'));
  }
  for (const name of ['aria-current', 'data-active']) element.removeAttribute(name);
}
