import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { aPng, aVector } from '../../support/pages/files';
import { Grid } from '../../support/pages/grid';
import { deleteRecord } from '../../support/pages/uses';
import { findUser, freshName } from '../../support/records/records';

test.use({ account: superUser });

const edit = (id: string) => `/admin/users/edit/${id}`;

test('a user is created, edited with an image, and deleted', async ({ page }) => {
  const fullName = freshName('Olu Bello');
  const field = (name: string) => page.getByRole('textbox', { name });
  const save = page.getByRole('button', { name: 'Save' });
  await page.goto(edit('new'));
  await field('Display Name').fill('Olu');
  await field('Full Name').fill(fullName);
  await field('Email').fill('not an address');
  await save.click();
  await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  await expect(field('Email')).toBeFocused();
  await field('Email').fill(`olu.${Date.now()}@demo.test`);
  await save.click();
  await expect(page).toHaveURL('/admin/users');
  await new Grid(page, 'Users').search(fullName);
  await page.getByRole('link', { name: `Edit ${fullName}` }).click();

  await expect(field('Display Name')).toHaveValue('Olu');
  await field('Display Name').fill('Kept');
  await page.getByRole('combobox', { name: 'Locale' }).fill('welsh');
  await page.getByRole('option', { name: /cy-GB/ }).click();
  // A choice cannot be empty: a typed text without a choice falls back to the old value.
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await currency.fill('');
  await currency.press('Tab');
  await expect(currency).toHaveValue(/^GBP/);
  await page.getByRole('switch', { name: 'Server Administrator' }).click();
  const choose = async (file: typeof aPng) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose image' }).click();
    await (await choosing).setFiles(file);
  };
  // The name of a file does not make it an image.
  await choose({ ...aVector, name: 'picture.png', mimeType: 'image/png' });
  await expect(page.getByText('This file is not a PNG, JPEG, GIF or WebP image.')).toBeVisible();
  await choose(aPng);
  const picture = page.getByRole('group', { name: 'Image' }).getByRole('img', { name: 'Image' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  await save.click();
  await expect(page).toHaveURL(/\/admin\/users\?q=/);
  const saved = await findUser(page.request, fullName);
  expect(saved).toMatchObject({
    shortName: 'Kept',
    locale: 'cy-GB',
    defaultCurrencyCode: 'GBP',
    scopes: ['superuser'],
    image: aPng.buffer.toString('base64'),
  });

  await page.goto(edit(saved?.userID ?? ''));
  await expect(picture).toBeVisible();
  await deleteRecord(page, `Delete "${fullName}"?`);
  await expect(page).toHaveURL('/admin/users');
  expect(await findUser(page.request, fullName)).toBeUndefined();
});
