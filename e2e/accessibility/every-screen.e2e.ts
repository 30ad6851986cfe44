import type { Page } from '@playwright/test';
import { windowSizes } from '../pictures/pictures';
import { allScreens } from '../pictures/screens/all-screens';
import { expect, test } from '../support/console-test';
import { expectNoSidewaysScroll } from '../support/pages/narrow';
import { expectAccessible, expectNarrowAccessible } from './expect-accessible';
import { lostStyles } from './lost-styles';

// The screens of the pictures in docs/images. They include at least one for each route.
test.describe.configure({ mode: 'parallel' });

type Screen = (typeof allScreens)[number];

async function lookAt(page: Page, { path, shows, before, act, holds, isNarrowToo }: Screen) {
  await page.setViewportSize(windowSizes.wide);
  if (holds) await page.route(holds, () => {});
  await before?.(page);
  await page.goto(path);
  await expect(page.getByText(shows).first()).toBeVisible();
  await act?.(page);
  if (!holds) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  expect.soft(await page.evaluate(lostStyles), `styles at ${page.url()}`).toEqual([]);
  if (isNarrowToo) {
    await page.setViewportSize(windowSizes.narrow);
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  }
  await page.unrouteAll();
  // A picture opens its screen in a browser that remembers nothing.
  await page.evaluate(() => localStorage.clear());
}

/** The tools stand on a server of their own. */
const consoleScreens = allScreens.filter(({ server }) => server === undefined);

// One page shows several screens, since a new page would load the console's scripts again for each.
const atOnce = 7;

for (const account of new Set(consoleScreens.map((screen) => screen.account))) {
  const own = consoleScreens.filter((screen) => screen.account === account);
  for (let first = 0; first < own.length; first += atOnce) {
    const screens = own.slice(first, first + atOnce);
    const names = screens.map(({ name }) => name).join(', ');

    test.describe(() => {
      test.use({ account: account ?? undefined });

      test(`accessible: ${names}`, async ({ page, complaints }) => {
        // These calls fail because nobody is signed in, nobody has these tokens, or one POS Core
        // instance never answers.
        complaints.provoke(/status of 40[0134]|ERR_UNSAFE_PORT/);
        for (const screen of screens) await test.step(screen.name, () => lookAt(page, screen));
      });
    });
  }
}
