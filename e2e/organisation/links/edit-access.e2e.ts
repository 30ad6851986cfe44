import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { findAccess, findStranger } from '../../support/records/access-records';
import { harbourRestaurants } from '../../support/records/demo-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/links`;
const managers = '50000000-0000-4000-8000-000000000002';
const installers = '50000000-0000-4000-8000-000000000003';

test('a person is given access with a group and an outlet, edited and unlinked', async ({
  page,
}) => {
  const { key, value: name } = await findStranger(page.request);
  await page.goto(list);
  await expect(page).toHaveTitle('Organisation Access - Authentication');
  const grid = new Grid(page, 'Organisation Access');
  await expect(grid.row('Ada Marchetti')).toContainText('admin@demo.test');
  expect((await grid.headers()).slice(0, 4)).toEqual(['Type', 'Name', 'Admin', 'Email']);

  await page.getByRole('button', { name: 'Add access', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add Organisation Access' })).toBeVisible();
  const person = page.getByRole('combobox', { name: 'User' });
  await person.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Managers' }).check();
  await page.getByRole('button', { name: 'Add outlet restriction' }).click();
  const sites = page.getByRole('dialog');
  await sites.getByRole('searchbox').fill('Quay Street');
  await sites
    .getByRole('treeitem', { name: /^Quay Street/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  await grid.search(name);
  await expect(grid.row(name)).toContainText('User');
  const [created] = await findAccess(page.request, name);
  expect(created).toMatchObject({
    link: { teamUserID: key, isOrgAdmin: false },
    groups: [managers],
    places: [expect.any(String)],
  });

  await grid
    .row(name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue('');
  await page.getByRole('checkbox', { name: 'Organisation Administrator' }).check();
  await page.getByRole('checkbox', { name: 'Managers' }).uncheck();
  await page.getByRole('checkbox', { name: 'Installers' }).check();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/links\?q=/);
  expect(await findAccess(page.request, name)).toMatchObject([
    { link: { isOrgAdmin: true }, groups: [installers], places: [] },
  ]);

  await page.goto(`${list}/edit/${created?.link.organisationUserLinkID}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(`This removes the last administrator access of ${name}.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
  await expect(grid.row('Ada Marchetti')).toBeVisible();
  expect(await findAccess(page.request, name)).toEqual([]);
});
