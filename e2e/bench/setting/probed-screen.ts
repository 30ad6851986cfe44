import type { Page } from '@playwright/test';
import type { ProbedScreen, ScreenProbe } from '../page-scripts/screen';

interface WithProbe {
  screenProbe: ScreenProbe;
  painted: Promise<number>;
}

/** Returns when a screen is painted, in milliseconds since its document began to load. */
export const screenPainted = (page: Page, screen: ProbedScreen): Promise<number> =>
  page.evaluate((probed) => (window as unknown as WithProbe).screenProbe.painted(probed), screen);

/** Returns the milliseconds from the next click in the page until a screen is painted. */
export async function clickToScreen(
  page: Page,
  screen: ProbedScreen,
  click: () => Promise<void>,
): Promise<number> {
  // The page listens before the click, however busy the machine is.
  await page.evaluate((probed) => {
    const withProbe = window as unknown as WithProbe;
    withProbe.painted = withProbe.screenProbe.clickToPaint(probed);
  }, screen);
  await click();
  return page.evaluate(() => (window as unknown as WithProbe).painted);
}

/** Returns the milliseconds from Back until a screen is painted. */
export const backToScreen = (page: Page, screen: ProbedScreen): Promise<number> =>
  page.evaluate(
    (probed) => (window as unknown as WithProbe).screenProbe.backToPaint(probed),
    screen,
  );
