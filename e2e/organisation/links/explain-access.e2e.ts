import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { harbourRestaurants } from '../../support/records/demo-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/links`;

test('a row leads to the panel that explains permissions, whose state is in the address', async ({
  page,
}) => {
  await page.goto(list);
  const grid = new Grid(page, 'Organisation Access');
  await grid.search('Uma');
  await page.getByRole('button', { name: 'More actions for Uma Olsen' }).click();
  await page.getByRole('menuitem', { name: 'What may this person do, and why?' }).click();
  const panel = page.getByRole('dialog', { name: 'What may a person do, and why?' });
  const ways = panel.getByRole('region', { name: 'Ways in' });
  await expect(ways.getByRole('listitem').filter({ hasText: 'Direct access' })).toContainText(
    /Managers.*Everyone \(default\).*Quay Street/s,
  );
  await expect(ways.getByRole('listitem').filter({ hasText: 'Team Support' })).toContainText(
    'Installers',
  );
  await panel.getByRole('textbox', { name: 'Filter permissions' }).fill('tax');
  await expect(panel.getByRole('row', { name: /^Tax/ })).toContainText(
    'Managers through All_Config',
  );
  await expect(panel.getByRole('row', { name: /^Publish/ })).toHaveCount(0);

  // The address alone shows the same to a colleague.
  await page.reload();
  await expect(panel.getByRole('row', { name: /^Tax/ })).toBeVisible();
  await expect(panel.getByRole('combobox', { name: 'Person' })).toHaveValue('Uma Olsen');
  await panel.getByRole('combobox', { name: 'Person' }).fill('Ada Marchetti');
  await page.getByRole('option', { name: 'Ada Marchetti' }).click();
  await expect(ways).toContainText('Administrator by direct access');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(`${list}?q=Uma`);
});
