import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { Grid } from '../../support/grid';
import { freshName } from '../../support/records';
import { createTeam, findTeam } from '../../support/team-records';

test.use({ account: organisationAdministrator });

const statusWord = (page: Page) =>
  page.getByRole('columnheader', { name: 'Status' }).getByText('Status');

const list = `/organisation/${harbourRestaurants}/teams`;

test('the grid has the one column of the specification, in its width', async ({ page }) => {
  await page.goto(list);
  const grid = new Grid(page, 'Teams');
  await expect(page).toHaveTitle('Teams - Authentication');
  await expect(grid.row('Area Managers')).toBeVisible();
  expect((await grid.headers()).slice(0, 2)).toEqual(['Name', 'Status']);
  expect(await grid.widthOf('Name')).toBe(200);
  // Its word would stand above nothing.
  await expect(statusWord(page)).toHaveCSS('clip-path', 'inset(50%)');
  await expectAccessible(page);
});

test('a team is added, renamed in place and found after a reload', async ({ page }) => {
  const name = freshName('Team');
  await page.goto(list);
  const grid = new Grid(page, 'Teams');
  await expect(grid.row('Area Managers')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await grid.save();
  await page.reload();
  await grid.search(name);
  await grid.edit(grid.row(name), 'Name', `New ${name}`);
  await grid.save();
  expect(await findTeam(page.request, `New ${name}`)).toMatchObject({ totalMembers: 0 });
  expect(await findTeam(page.request, name)).toBeUndefined();
});

test('a name that another team has is refused, and the edit stays', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const { name } = await createTeam(page.request);
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  const grid = new Grid(page, 'Teams');
  await grid.edit(grid.row(name), 'Name', 'area managers');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('There is already a team Area Managers.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('textbox', { name: 'Search all columns' }).fill('');
  await expect(grid.row('area managers').getByText('Unsaved')).toBeVisible();
  await expect(statusWord(page)).toHaveCSS('clip-path', 'none');
});

test('a team is deleted after a question that says who loses what', async ({ page }) => {
  const { name } = await createTeam(page.request);
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  const grid = new Grid(page, 'Teams');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await expect(question).toContainText(
    '1 person is in it. It gives no access to this organisation.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await grid.save();
  await expect(grid.row(name)).toHaveCount(0);
  expect(await findTeam(page.request, name)).toBeUndefined();
});
