import type { Page } from '@playwright/test';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { routeCalls } from '../../support/servers/route-calls';

test.use({ account: superUser });

/**
 * Shows six hundred instances, each at its own path of the console's origin, which every page may
 * call.
 * @returns how often each instance was asked for its version, by its index
 */
async function showMany(page: Page, origin: string) {
  const asked = new Map<number, number>();
  const instances = Array.from({ length: 600 }, (_, index) => ({
    posCoreInstanceID: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Core ${String(index).padStart(3, '0')}`,
    uri: `${origin}/core/${index}`,
    versionUri: `${origin}/core/${index}`,
    stagingUri: null,
    exceptionsUri: null,
  }));
  await routeCalls(page, '/api/POSCoreInstance', (route) => route.fulfill({ json: instances }));
  await routeCalls(page, /\/core\/\d+\/api\/v1\/version\/info$/, async (route) => {
    const index = Number(/core\/(\d+)/.exec(route.request().url())?.[1]);
    asked.set(index, (asked.get(index) ?? 0) + 1);
    const data = [{ Name: 'POSCore', Version: `7.0.${index}`, GitHash: 'abc' }];
    await route.fulfill({ json: { success: true, data } });
  });
  await page.goto('/admin/poscoreinstances');
  return asked;
}

test('rows out of view send no call, and scrolling back sends none again', async ({
  page,
  origin,
}) => {
  const asked = await showMany(page, origin);
  const grid = new Grid(page, 'POS Core Instances');
  const scroll = (top: number) =>
    grid.element.evaluate((element, to) => {
      element.scrollTop = to;
    }, top);
  await expect(await grid.cell(grid.row('Core 000'), 'Version')).toContainText('7.0.0');
  await expect(await grid.cell(grid.row('Core 010'), 'Version')).toContainText('7.0.10');
  const drawn = () => grid.element.getByRole('rowheader').count();
  await expect.poll(async () => (await drawn()) - asked.size).toBe(0);
  // All of them must have answered, since a row that scrolls away during its call asks again later.
  const versions = () => grid.texts('Version');
  await expect
    .poll(async () => (await versions()).every((text) => text.startsWith('7.0.')))
    .toBe(true);
  expect(asked.size).toBeLessThan(50);

  await scroll(300 * 36);
  await expect(await grid.cell(grid.row('Core 305'), 'Version')).toContainText('7.0.305');
  expect(asked.has(150)).toBe(false);
  expect(asked.has(500)).toBe(false);

  await scroll(0);
  await expect(await grid.cell(grid.row('Core 000'), 'Version')).toContainText('7.0.0');
  await expect(await grid.cell(grid.row('Core 010'), 'Version')).toContainText('7.0.10');
  expect([...asked.values()].every((times) => times === 1)).toBe(true);
});
