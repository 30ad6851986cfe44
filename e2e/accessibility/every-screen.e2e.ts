import type { Page } from '@playwright/test';
import { windowSizes } from '../pictures/pictures';
import { allScreens } from '../pictures/screens/all-screens';
import { expect } from '../support/console-test';
import { expectNoSidewaysScroll } from '../support/pages/narrow';
import { untilRouted } from '../support/servers/route-calls';
import { expectAccessible, expectNarrowAccessible } from './expect-accessible';
import { expectRoomForSpacing, expectRoomInLowWindow } from './measures/expect-room';
import { oneVisit, test, type Visit } from './one-visit';

// The screens of the pictures in docs/images. They include at least one for each route.
test.describe.configure({ mode: 'parallel' });

type Screen = (typeof allScreens)[number];

async function lookAt(visit: Visit, screen: Screen) {
  const { page, open } = visit;
  // Without a session, the console may show no page at all.
  const isInConsole = screen.route !== null && screen.account !== null;
  await show(page, screen, isInConsole ? open : page.goto.bind(page));
  await expectAccessible(page);
  await expectRoomForSpacing(page);
  if (screen.isNarrowToo) {
    await page.setViewportSize(windowSizes.narrow);
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
    await expectRoomForSpacing(page);
  }
  await expectRoomInLowWindow(page);
}

async function show(page: Page, screen: Screen, open: (path: string) => Promise<unknown>) {
  const { path, shows, before, act, holds } = screen;
  await page.setViewportSize(windowSizes.wide);
  if (holds) await page.route(holds, () => {});
  await before?.(page);
  if (before) await untilRouted(page);
  await open(path);
  await expect(page.getByText(shows).first()).toBeVisible();
  await act?.(page);
  if (!holds) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The tools stand on a server of their own. */
const consoleScreens = allScreens.filter(({ server }) => server === undefined);

// Two workers share the screens of an account.
const atOnce = 18;

for (const account of new Set(consoleScreens.map((screen) => screen.account))) {
  const own = consoleScreens.filter((screen) => screen.account === account);
  for (let first = 0; first < own.length; first += atOnce) {
    const screens = own.slice(first, first + atOnce);
    const states = screens.map((screen) => [screen.name, (visit: Visit) => lookAt(visit, screen)]);

    test.describe(() => {
      test.use({ account: account ?? undefined });

      test.beforeEach(({ complaints }) => {
        // These calls fail because nobody is signed in, nobody has these tokens, or one POS Core
        // instance never answers.
        complaints.provoke(/status of 40[0134]|ERR_UNSAFE_PORT/);
      });

      const [from, to] = [screens.at(0)?.name, screens.at(-1)?.name];
      test(`accessible: ${from} to ${to}`, oneVisit(Object.fromEntries(states)));
    });
  }
}
