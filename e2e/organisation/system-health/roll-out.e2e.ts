import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/records/demo-records';
import { readHealth, SystemHealthPage, statesOf } from '../../support/records/system-health';

test.use({ account: organisationAdministrator });

const versions = 'Versions of POS Terminal';
const rollOut = 'Roll-out of the authorised version of POS Terminal';

test('the parts of the picture add up, and each leads to as many rows', async ({ page }) => {
  const { tree } = await readHealth(page, harbourRestaurants);
  const devices = statesOf(tree).filter(
    ({ applicationName }) => applicationName === 'POS Terminal',
  ).length;
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

  for (const name of [versions, rollOut]) {
    const part = screen.table(name).getByRole('row').last();
    const figure = await part.getByRole('cell').first().innerText();
    await part.getByRole('link').click();
    await expect(page).toHaveURL(/app=POS/);
    await expect(page.getByText(new RegExp(`^${figure} match(es)? the filters$`))).toBeAttached();
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await page.goBack();
    await expect(screen.table(name)).toBeVisible();
  }

  // The bar itself is for the mouse.
  await page.locator('[data-look="silent"]').first().hover();
  await expect(page.getByText(/^Silent: \d+ of \d+, \d+%$/)).toBeVisible();
  await page.locator('a[data-look="silent"]').first().click();
  await expect(page).toHaveURL(/app=.*status=silent/);
});
