import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { press } from '../../support/pages/keyboard';
import { harbourRestaurants } from '../../support/records/demo-records';
import { saveServiceAccount } from '../../support/records/service-account-records';

test.use({
  account: organisationAdministrator,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const list = `/organisation/${harbourRestaurants}/serviceaccounts`;

test('a new password is shown once, no accident closes it, and it leaves no trace', async ({
  page,
}) => {
  const { serviceAccountID, name } = await saveServiceAccount(page.request);
  const address = `${list}/edit/${serviceAccountID}`;
  await page.goto(list);
  const row = new Grid(page, 'Service Accounts').row(name);
  await row.getByRole('link', { name: /Edit/ }).click();
  await expect(page).toHaveURL(address);
  const reset = page.getByRole('button', { name: 'Reset service account password' });
  await reset.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Reset service account password' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, 'Tab');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'New password' });
  const shown = dialog.getByRole('textbox', { name: 'New password' });
  await expect(shown).toHaveValue(/^([A-Za-z2-9]{5}-){4}[A-Za-z2-9]{5}$/);
  const password = await shown.inputValue();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.goBack();
  await expect(shown).toHaveValue(password);
  await expect(page).toHaveURL(address);

  await dialog.getByRole('button', { name: 'I have stored it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The password was not copied.');
  await dialog.getByRole('button', { name: 'Back' }).click();
  const before = await shown.boundingBox();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await shown.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await dialog.getByRole('button', { name: 'I have stored it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(reset).toBeFocused();

  const left = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      location.href,
      history.state,
    ]),
  );
  expect(left).not.toContain(password);
  await page.goBack();
  await expect(page).toHaveURL(list);
});
