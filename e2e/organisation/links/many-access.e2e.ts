import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { addTeam, findAccess, linkTeam } from '../../support/records/access-records';
import { harbourRestaurants } from '../../support/records/demo-records';

test.use({ account: organisationAdministrator });

const managers = '50000000-0000-4000-8000-000000000002';

test('several teams get a permission group, and lose it again', async ({ page }) => {
  const teams = [await addTeam(page.request), await addTeam(page.request)];
  for (const team of teams) await linkTeam(page.request, team);
  await page.goto(`/organisation/${harbourRestaurants}/links`);
  const grid = new Grid(page, 'Organisation Access');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const groupsOf = async () => {
    const found = await Promise.all(teams.map(({ name }) => findAccess(page.request, name)));
    return found.flat().map(({ groups }) => groups);
  };
  await expect(grid.element.getByRole('rowheader').first()).toBeVisible();
  await button('Select rows').click();
  for (const { name } of teams) {
    await grid.search(name);
    await page.getByRole('checkbox', { name: 'Select all shown rows' }).click();
  }
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await expect(bar).toContainText('2 rows selected 1 not shown');

  await bar.getByRole('button', { name: 'Groups and teams' }).click();
  await page.getByRole('combobox', { name: 'Permission group' }).fill('Managers');
  await page.getByRole('option', { name: 'Managers' }).click();
  await button('Change 2 rows').click();
  await expect(page.getByText('2 of 2 done.')).toBeVisible();
  expect(await groupsOf()).toEqual([[managers], [managers]]);
  await button('Close').last().click();

  await bar.getByRole('button', { name: 'Groups and teams' }).click();
  await page.getByRole('combobox', { name: 'Action' }).fill('Take');
  await page.getByRole('option', { name: 'Take a permission group away' }).click();
  await page.getByRole('combobox', { name: 'Permission group' }).fill('Managers');
  await page.getByRole('option', { name: 'Managers' }).click();
  await button('Change 2 rows').click();
  await expect(page.getByText('2 of 2 done.')).toBeVisible();
  expect(await groupsOf()).toEqual([[], []]);
});
