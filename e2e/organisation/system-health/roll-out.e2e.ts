import type { APIResponse } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { refuseCalls, trouble } from '../../support/provoke';
import { routeCalls } from '../../support/route-calls';
import { readHealth, SystemHealthPage, statesOf } from '../../support/system-health';

test.use({ account: organisationAdministrator });

const versions = 'Versions of POS Terminal';
const rollOut = 'Roll-out of the authorised version of POS Terminal';

test('the picture adds up, and each part leads to as many in the list', async ({ page }) => {
  const { tree } = await readHealth(page, harbourRestaurants);
  const devices = statesOf(tree).filter(
    ({ applicationName }) => applicationName === 'POS Terminal',
  ).length;
  // Other tests accept versions meanwhile; here what was answered first stays so.
  const answers = new Map<string, APIResponse>();
  await routeCalls(page, '**/acceptancestree', async (route) => {
    const address = route.request().url();
    const response = answers.get(address) ?? (await route.fetch());
    answers.set(address, response);
    await route.fulfill({ response });
  });
  const screen = new SystemHealthPage(page);
  await screen.open(harbourRestaurants);
  await page.getByRole('link', { name: 'Roll-out', exact: true }).click();
  await expect(page).toHaveURL(/systemhealth\?view=roll-out$/);
  for (const name of [versions, rollOut]) {
    await expect(screen.table(name)).toBeVisible();
    const figures = await screen.table(name).locator('td:nth-of-type(1)').allInnerTexts();
    const sum = figures.reduce((so, figure) => so + Number(figure.replaceAll(',', '')), 0);
    expect(sum, name).toBe(devices);
  }
  await expectAccessible(page);

  for (const name of [versions, rollOut]) {
    await expect(screen.table(name)).toBeVisible();
    const parts = await screen.table(name).getByRole('link').allInnerTexts();
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const row = screen.table(name).getByRole('row', { name: new RegExp(`^${part}`) });
      const figure = await row.getByRole('cell').first().innerText();
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/app=POS/);
      const matches = new RegExp(`^${figure} match(es)? the filters$`);
      await expect(page.getByText(matches), part).toBeAttached();
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      await page.goBack();
      await expect(screen.table(name)).toBeVisible();
    }
  }

  // The bar itself is for the mouse.
  await page.locator('[data-look="silent"]').first().hover();
  await expect(page.getByText(/^Silent: \d+ of \d+, \d+%$/)).toBeVisible();
  await page.locator('a[data-look="silent"]').first().click();
  await expect(page).toHaveURL(/app=.*status=silent/);
});

test('what cannot be read is not known, and the page says so', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  await refuseCalls(page, '**/acceptancestree', { status: 500 });
  const screen = new SystemHealthPage(page);
  await screen.open(harbourRestaurants, { view: 'roll-out' });
  await expect(page.getByText(/organisations accepted could not be read/)).toContainText(trouble);
  await expect(screen.table(versions)).toBeVisible();
  await expect(screen.table(rollOut)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/acceptancestree');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(screen.table(rollOut)).toBeVisible();
});
