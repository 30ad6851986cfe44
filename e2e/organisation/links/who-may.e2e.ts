import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/records/demo-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/links`;

test('the people who may change something at an outlet are found, and lead to their access', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('button', { name: 'Who has a permission?' }).click();
  const panel = page.getByRole('dialog', { name: 'Who has a permission?' });
  const choose = async (label: string, text: string, option: string | RegExp) => {
    await panel.getByRole('combobox', { name: label }).fill(text);
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Permission', 'publish', 'Publish (Config)');
  await choose('Place', 'quay street', /^Quay Street \(outlet/);
  await expect(
    panel.getByText(/^\d+ people may edit Publish \(Config\) in Quay Street$/),
  ).toBeVisible();
  const row = (name: string) =>
    panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Ada Marchetti')).toContainText('Managers');
  await expect(row('Uma Olsen')).toContainText('direct access');

  // The address alone shows the same to a colleague.
  await page.reload();
  await expect(row('Uma Olsen')).toContainText('direct access');
  await choose('Place', 'market hall', /^Market Hall \(outlet/);
  await expect(row('Ada Marchetti')).toBeVisible();
  await expect(row('Uma Olsen')).toHaveCount(0);

  await row('Ada Marchetti').getByRole('link', { name: 'Ada Marchetti', exact: true }).click();
  const why = page.getByRole('dialog', { name: 'What may a person do, and why?' });
  await expect(why.getByRole('row', { name: /^Publish/ })).toBeVisible();
  await page.goBack();
  await row('Ada Marchetti').getByRole('link', { name: 'direct access of Ada Marchetti' }).click();
  await expect(page).toHaveURL(`${list}/edit/60000000-0000-4000-8000-000000000001`);
});
