import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { LandingPage } from '../loads/landing-pages';
import { watchRequests } from '../loads/request-watch';
import type { ProbedScreen } from '../page-scripts/screen';
import { withFreshPage } from '../setting/browser';
import { pageScript } from '../setting/page-script';
import { backToScreen, clickToScreen, screenPainted } from '../setting/probed-screen';

/** Milliseconds from the click to the painted screen, one for each round. */
export interface StepTimes {
  title: string;
  /** Whether the person has seen the screen before in this tab. Otherwise the pointer hovers first. */
  isSeen: boolean;
  times: number[];
}

/** How long the pointer is on a link before the click. */
const hover = 175;

const screens = {
  summary: { path: '^/admin/?$', content: 'main a', text: 'POS Core Europe' },
  users: { path: '^/admin/users/?$', content: 'main [role="row"]', text: '.test' },
  editUser: { path: '^/admin/users/edit/', content: 'main input', text: '.test' },
  organisations: { path: '^/admin/organisations', content: '[role="treeitem"]', text: '' },
  auditLogs: { path: '^/admin/auditlogs', content: 'main tbody td', text: 'User signed in' },
} as const satisfies Record<string, ProbedScreen>;

interface Step {
  title: string;
  to: keyof typeof screens;
  /** The name of the link, or null for Back. */
  link: string | RegExp | null;
}

const steps: readonly Step[] = [
  { title: 'Summary to Browse Users', to: 'users', link: 'Browse users' },
  { title: 'Browse Users to Edit User', to: 'editUser', link: /^Edit \S/ },
  { title: 'Edit User, Back to Browse Users', to: 'users', link: null },
  { title: 'Browse Users to the summary', to: 'summary', link: 'Administration' },
  { title: 'Summary to Organisations', to: 'organisations', link: 'Browse organisations' },
  { title: 'Organisations, Back to the summary', to: 'summary', link: null },
  { title: 'Summary to Audit Logs', to: 'auditLogs', link: 'Open audit logs' },
  { title: 'Audit Logs to the summary', to: 'summary', link: 'Administration' },
];

/** Walks twice through the same screens in each round: the second time all of them are seen. */
export async function measureNavigation(
  browser: Browser,
  served: Pick<LandingPage, 'origin' | 'session'>,
  rounds: number,
): Promise<StepTimes[]> {
  const results = new Map<string, StepTimes>();
  const probe = await pageScript('screen');
  for (let round = 0; round < rounds; round += 1) {
    for (const { title, isSeen, times } of await walk(browser, served, probe)) {
      const key = `${title} ${isSeen}`;
      results.set(key, { title, isSeen, times: [...(results.get(key)?.times ?? []), ...times] });
    }
  }
  return [...results.values()];
}

function walk(
  browser: Browser,
  { origin, session }: Pick<LandingPage, 'origin' | 'session'>,
  probe: { content: string },
) {
  return withFreshPage(browser, { storageState: session }, async (page) => {
    await page.addInitScript(probe);
    const watch = watchRequests(page);
    await page.goto(`${origin}/admin`);
    await screenPainted(page, screens.summary);
    const seen = new Set<string>(['summary']);
    const taken: StepTimes[] = [];
    for (const step of [...steps, ...steps]) {
      await watch.untilQuiet();
      const isSeen = seen.has(step.to);
      taken.push({ title: step.title, isSeen, times: [await take(page, step, isSeen)] });
      seen.add(step.to);
    }
    return taken;
  });
}

async function take(page: Page, { to, link }: Step, isSeen: boolean): Promise<number> {
  if (link === null) return backToScreen(page, screens[to]);
  const target = page.getByRole('link', { name: link, exact: true }).first();
  await target.hover();
  if (!isSeen) await pause(hover);
  return clickToScreen(page, screens[to], () => target.click());
}
