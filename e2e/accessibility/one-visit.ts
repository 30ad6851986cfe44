import type { Page, ViewportSize } from '@playwright/test';
import { test as consoleTest, expect } from '../support/console-test';
import type { Backend } from '../support/servers/start-server';
import { inState } from './expect-accessible';
import { showAsLoaded } from './show-as-loaded';

export interface Visit {
  page: Page;
  /**
   * Opens a page of the console in the state that it has after loading. The console itself loads
   * only if the browser does not show it yet.
   * @param answers what the mock answers from now on, such as `listUsers:500`
   */
  open: (path: string, answers?: string) => Promise<void>;
  complaints: Complaints;
}

/** How a visit reaches and checks states, by their names. */
export type States = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

interface Complaints {
  /** Allows a console message that would otherwise fail the test. */
  provoke: (message: RegExp) => void;
}

interface VisitFixtures {
  page: Page;
  complaints: Complaints;
  backend: Backend;
  viewport: ViewportSize | null;
}

/** The console's test for `oneVisit`. Nothing moves in it. */
export const test = consoleTest.extend({
  actionTimeout: 60_000,
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * Creates a test that reaches all states in one visit of the console. A state with a problem does
 * not hide those of the others: the test fails at its end, and names them all.
 */
export function oneVisit(...areas: readonly States[]) {
  return async ({ page, complaints, backend, viewport }: VisitFixtures): Promise<void> => {
    test.setTimeout(600_000);
    if (backend === 'mock') complaints.provoke(/Failed to load resource/);
    let isUsable = true;
    const open: Visit['open'] = async (path, answers = '') => {
      if (backend === 'mock') await chooseAnswers(page, answers);
      const isShown = isUsable && (await page.evaluate(showAsLoaded, path));
      if (!isShown) await page.goto(path);
      isUsable = true;
    };
    const reachState = async (name: string, reach: States[string]) => {
      if (viewport) await page.setViewportSize(viewport);
      const since = Date.now();
      try {
        await inState(name, () => reach({ page, open, complaints }));
      } catch (error) {
        expect.soft(error, `the state "${name}" was not reached`).toBeUndefined();
        // The next state begins with a loaded console, and has as much time as without this one.
        isUsable = false;
        test.info().setTimeout(test.info().timeout + Date.now() - since);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    };
    for (const [name, reach] of areas.flatMap(Object.entries<States[string]>)) {
      await test.step(name, () => reachState(name, reach));
    }
  };
}

/** Follows a link of the mock without opening its page. */
async function chooseAnswers(page: Page, answers: string): Promise<void> {
  const link = `/?${new URLSearchParams({ mock: answers })}`;
  const answer = await page.request.get(link, { maxRedirects: 0 });
  expect(answer.status(), `whether the mock can answer ${answers}`).toBe(302);
}
