import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { createUser, findUser, freshName } from '../../support/records/records';

test.use({ account: superUser });

test('two people edit the same users: the second one is asked and loses nothing', async ({
  page,
  browser,
  origin,
  sessionOf,
}) => {
  const mark = freshName('both');
  const [first, second] = [
    await createUser(page.request, { fullName: `First ${mark}` }),
    await createUser(page.request, { fullName: `Second ${mark}` }),
  ];
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await grid.search(mark);
  await grid.edit(grid.row(first.fullName), 'Short Name', 'Mine 1');
  await grid.edit(grid.row(second.fullName), 'Short Name', 'Mine 2');

  const storageState = await sessionOf(browser, superUser);
  const office = await browser.newContext({ baseURL: origin, storageState });
  const other = await office.newPage();
  await other.goto('/admin/users');
  const otherGrid = new Grid(other, 'Users');
  await otherGrid.search(mark);
  await otherGrid.edit(otherGrid.row(first.fullName), 'Short Name', 'Theirs');
  await otherGrid.edit(otherGrid.row(second.fullName), 'Email', `theirs.${second.email}`);
  await otherGrid.save();
  await office.close();

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(question.getByRole('radio')).toHaveCount(2);
  expect(await findUser(page.request, second.fullName)).toMatchObject({ shortName: 'Nia' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByText('2 rows unsaved')).toBeVisible();
  // The row that only they have changed otherwise shows it already.
  await expect(await grid.cell(grid.row(second.fullName), 'Email')).toHaveText(
    `theirs.${second.email}`,
  );

  await page.keyboard.press('Control+s');
  await question.getByRole('radio', { name: 'Yours Mine 1' }).check();
  await question.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  expect(await findUser(page.request, first.fullName)).toMatchObject({ shortName: 'Mine 1' });
  expect(await findUser(page.request, second.fullName)).toMatchObject({
    shortName: 'Mine 2',
    email: `theirs.${second.email}`,
  });
});
