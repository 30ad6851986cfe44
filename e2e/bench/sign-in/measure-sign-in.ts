import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { demoPassword, superUser } from '../../../service/database/seed/demo-accounts';
import type { LandingPage } from '../loads/landing-pages';
import type { ProbedScreen } from '../page-scripts/screen';
import { slowDown, withFreshPage } from '../setting/browser';
import { pageScript } from '../setting/page-script';
import { screenPainted } from '../setting/probed-screen';

/** Milliseconds until the painted summary on the slow profile, in each round. */
export interface SignInTimes {
  /** From the navigation, with an empty cache and a session. */
  cold: number[];
  /** From the click that signs in, after ten seconds on the sign-in page. */
  signIn: number[];
}

type Served = Pick<LandingPage, 'origin' | 'session'>;
type PageScript = Awaited<ReturnType<typeof pageScript>>;

/** How long a person is on the sign-in page. */
const secondsOnPage = 10;

const summary: ProbedScreen = { path: '^/admin/?$', content: 'main a', text: 'POS Core Europe' };

/** Measures both in turns. */
export async function measureSignIn(
  browser: Browser,
  served: Served,
  rounds: number,
): Promise<SignInTimes> {
  const times: SignInTimes = { cold: [], signIn: [] };
  const probe = await pageScript('screen');
  for (let round = 0; round < rounds; round += 1) {
    times.cold.push(await coldSummary(browser, served, probe));
    times.signIn.push(await summaryBehindSignIn(browser, served, probe));
  }
  return times;
}

function coldSummary(browser: Browser, { origin, session }: Served, probe: PageScript) {
  return withFreshPage(browser, { storageState: session }, async (page) => {
    await page.addInitScript(probe);
    await slowDown(page);
    await page.goto(`${origin}/admin`, { waitUntil: 'commit' });
    return screenPainted(page, summary);
  });
}

function summaryBehindSignIn(browser: Browser, { origin }: Served, probe: PageScript) {
  return withFreshPage(browser, {}, async (page) => {
    let clicked = 0;
    await page.exposeBinding('noteClick', (_source, moment: number) => {
      clicked = moment;
    });
    await page.addInitScript(probe);
    // The click and the paint are in different documents, so both count since 1970.
    await page.addInitScript(() => {
      const { noteClick } = window as unknown as { noteClick(moment: number): void };
      window.addEventListener(
        'click',
        ({ timeStamp }) => noteClick(performance.timeOrigin + timeStamp),
        { capture: true },
      );
    });
    await slowDown(page);
    await page.goto(`${origin}/authentication/login?returnUrl=/`);
    const left = performance.now() + secondsOnPage * 1000;
    await page.getByRole('textbox', { name: /email/i }).fill(superUser);
    await page
      .getByLabel(/password/i)
      .first()
      .fill(demoPassword);
    await pause(left - performance.now());
    await page.getByRole('button', { name: /^(sign|log) in$/i }).click({ noWaitAfter: true });
    await page.waitForURL(/\/admin\/?$/, { waitUntil: 'commit', timeout: 60_000 });
    const painted = await screenPainted(page, summary);
    return (await page.evaluate(() => performance.timeOrigin)) + painted - clicked;
  });
}
