import type { BrowserContext, Page } from '@playwright/test';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';
import { createUser, findUser, freshName } from '../../support/records';
import { fillSignIn } from '../../support/sign-in';

test.use({ account: superUser });

const ended = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' });

/** Signs in again where the dialog says: in a new tab. */
async function signInAgain(page: Page, context: BrowserContext) {
  const opening = context.waitForEvent('page');
  await ended(page).getByRole('link', { name: 'Login in a new tab' }).click();
  const tab = await opening;
  await fillSignIn(tab, superUser);
  await expect(tab).toHaveURL('/admin');
  await tab.close();
}

test('a session that ends during an edit in the grid costs nothing', async ({
  page,
  context,
  complaints,
}) => {
  complaints.provoke(/status of 401/);
  const { fullName } = await createUser(page.request);
  const renamed = freshName('Later');
  await page.goto(`/admin/users?q=${fullName}`);
  const grid = new Grid(page, 'Users');
  await grid.edit(grid.row(fullName), 'Full Name', renamed);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(ended(page)).toBeVisible();
  await signInAgain(page, context);
  await expect(ended(page)).toBeHidden();

  const error = page.getByRole('dialog', { name: 'Error' });
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(grid.row(renamed).getByText('Unsaved')).toBeVisible();
  await grid.save();
  expect(await findUser(page.request, renamed)).toBeDefined();
});

test('a session that ends during an edit of a user costs nothing', async ({
  page,
  context,
  complaints,
}) => {
  complaints.provoke(/status of 401/);
  const { userID, fullName } = await createUser(page.request);
  await page.goto(`/admin/users/edit/${userID}`);
  const name = page.getByRole('textbox', { name: 'Display Name' });
  await name.fill('Later');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(ended(page)).toBeVisible();
  // Saying so does not make it so.
  await ended(page).getByRole('button', { name: 'I have logged in' }).click();
  await expect(ended(page)).toBeVisible();
  await signInAgain(page, context);
  await expect(ended(page)).toBeHidden();

  await expect(name).toHaveValue('Later');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/users');
  expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Later' });
});
