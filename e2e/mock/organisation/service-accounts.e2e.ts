import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const harbour = '20000000-0000-4000-8000-000000000003';
const list = `/organisation/${harbour}/serviceaccounts`;
const pos = `${list}/edit/70000000-0000-4000-8000-000000000001`;
const network = 'Network error';
const serverText = 'The server could not complete the request.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const answers = [
  ['400', 'Bad Request.'],
  ['403', 'Your account is not allowed to do this.'],
  ['404', 'The record does not exist.'],
  ['500', serverText],
  ['network', network],
] as const;

test('a save, a deletion and a reset that fail say so, whatever the answer, and lose nothing', async ({
  page,
}) => {
  for (const [answer, words] of answers) {
    await page.goto(
      `${pos}?mock=commitServiceAccounts:${answer},resetServiceAccountPassword:${answer}`,
    );
    await page.getByLabel('Name').fill('Quay Street POS 2');
    await page.getByRole('button', { name: 'Save' }).click();
    const failure = page.getByRole('alert');
    await expect
      .soft(failure, answer)
      .toHaveText(
        new RegExp(
          `^There was an error saving this service account\\. Please try again later\\. .*${words}$`,
        ),
      );
    await expect.soft(page.getByLabel('Name'), answer).toHaveValue('Quay Street POS 2');

    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect
      .soft(failure, answer)
      .toHaveText(
        new RegExp(
          `^There was an error deleting this service account\\. Please try again later\\. .*${words}$`,
        ),
      );

    await page.getByRole('button', { name: 'Reset service account password' }).click();
    const reset = page.getByRole('dialog', { name: 'Reset service account password' });
    await reset.getByRole('button', { name: 'Reset password' }).click();
    await expect
      .soft(reset.getByRole('alert'), answer)
      .toHaveText(
        new RegExp(
          `^There was a problem resetting the password for this service account\\. Please try again later\\. .*${words}$`,
        ),
      );
    if (answer === '400') await expectAccessible(page);
    await reset.getByRole('button', { name: 'Cancel' }).click();
    await expect(reset).toBeHidden();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(list);
  }
});

test('the documented password is shown; without outlets there is nothing to choose', async ({
  page,
}) => {
  await page.goto(`${pos}?mock=listOutletNodes:empty`);
  await page.getByRole('button', { name: 'Remove Unknown outlet' }).click();
  await page.getByRole('button', { name: 'Add outlet restriction' }).click();
  await expect(page.getByText('This organisation has no outlets yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await page.getByRole('button', { name: 'Reset service account password' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue(
    'Tq7-mWx2-Vb9k-Ls4d',
  );
});

test('the outlets cannot be loaded: what is chosen stays, and Retry is offered', async ({
  page,
}) => {
  await page.goto(`${pos}?mock=listOutletNodes:500`);
  const restriction = page.getByRole('group', { name: 'Outlet restriction' });
  const alert = restriction.getByRole('alert');
  await expect(alert).toContainText(
    'Outlet list could not be retrieved from POSCore for this organisation. Please try again later.',
  );
  await expect(alert).toContainText(serverText);
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(restriction.getByText('Its name could not be loaded')).toBeVisible();
  await expectAccessible(page);
});
