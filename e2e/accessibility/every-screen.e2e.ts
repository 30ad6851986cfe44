import { windowSizes } from '../../scripts/screenshots/pictures';
import { allScreens } from '../../scripts/screenshots/screens/all-screens';
import { expect, test } from '../support/console-test';
import { expectNoSidewaysScroll } from '../support/narrow';
import { expectAccessible, expectNarrowAccessible } from './expect-accessible';

// The screens of the pictures in docs/images, of which there is one at least for every route.
test.describe.configure({ mode: 'parallel' });

for (const { name, account, path, shows, before, act, holds, isNarrowToo } of allScreens) {
  test.describe(() => {
    test.use({ account: account ?? undefined });

    test(`${name} is accessible`, async ({ page, complaints }) => {
      // Nobody is signed in, nobody has these tokens, and one POS Core instance is never there.
      complaints.provoke(/status of 40[0134]|ERR_UNSAFE_PORT/);
      await page.setViewportSize(windowSizes.wide);
      if (holds) await page.route(holds, () => {});
      await before?.(page);
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await act?.(page);
      if (!holds) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      if (!isNarrowToo) return;
      await page.setViewportSize(windowSizes.narrow);
      await expectNoSidewaysScroll(page);
      await expectNarrowAccessible(page);
    });
  });
}
