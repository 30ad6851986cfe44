import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { uma } from '../../support/demo-records';
import { aPng, aVector, tooLargePng } from '../../support/files';
import { createUser, findUser, freshName, saveUser } from '../../support/records';

test.use({ account: superUser });

const edit = (id: string) => `/admin/users/edit/${id}`;

test('shows the fields; Done stands there until something is unsaved', async ({ page }) => {
  await page.goto(edit(uma));
  await expect(page.getByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible();
  const id = page.getByRole('textbox', { name: 'User ID' });
  await expect(id).toHaveValue(uma);
  await expect(id).not.toBeEditable();
  await expect(page.getByRole('textbox', { name: 'Display Name' })).toHaveValue('Uma');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Uma Olsen');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('user@demo.test');
  await expect(page.getByRole('combobox', { name: 'Locale' })).toHaveValue(/\(nb-NO\)$/);
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^NOK/);
  await expect(page.getByRole('switch', { name: 'Server Administrator' })).not.toBeChecked();
  await expect(page.getByRole('group', { name: 'Image' })).toBeVisible();

  const done = page.getByRole('button', { name: 'Done' });
  const save = page.getByRole('button', { name: 'Save' });
  await expect(done).toBeVisible();
  await expect(save).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Uma O');
  await expect(save).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(done).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Uma Olsen');
  await expect(done).toBeVisible();
  await expect(save).toHaveCount(0);
  await done.click();
  await expect(page).toHaveURL('/admin/users');
});

test('Save leads to the list, which has the change; Cancel drops it', async ({ page }) => {
  const { userID, fullName } = await createUser(page.request);
  await page.goto(edit(userID));
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Dropped');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/users');
  expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Nia' });

  await page.goto(edit(userID));
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Kept');
  const locale = page.getByRole('combobox', { name: 'Locale' });
  await locale.fill('welsh');
  await page.getByRole('option', { name: /cy-GB/ }).click();
  // A choice cannot be emptied: what is typed and not chosen falls back.
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await currency.fill('');
  await currency.press('Tab');
  await expect(currency).toHaveValue(/^GBP/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('textbox', { name: 'Search all columns' }).fill(fullName);
  await expect(page.getByRole('gridcell', { name: 'Kept' })).toBeVisible();
  const saved = { shortName: 'Kept', locale: 'cy-GB', defaultCurrencyCode: 'GBP' };
  expect(await findUser(page.request, fullName)).toMatchObject(saved);
});

test('the id new creates a user', async ({ page }) => {
  const fullName = freshName('Olu Bello');
  await page.goto(edit('new'));
  await expect(page.getByRole('heading', { level: 1, name: 'Create User' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Locale' })).toHaveValue(/\(en-GB\)$/);
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^GBP/);
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Olu');
  await page.getByRole('textbox', { name: 'Full Name' }).fill(fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Email' }).fill(`olu.${Date.now()}@demo.test`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('textbox', { name: 'Search all columns' }).fill(fullName);
  await expect(page.getByRole('rowheader', { name: fullName })).toBeVisible();
});

test('Delete asks, deletes and leads to the list', async ({ page }) => {
  const { userID, fullName } = await createUser(page.request);
  await page.goto(edit(userID));
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(`Delete "${fullName}"?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(edit(userID));

  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/users');
  expect(await findUser(page.request, fullName)).toBeUndefined();
});

test('a user that is gone is told, and Done still leads back', async ({ page, complaints }) => {
  complaints.provoke(/status of 404/);
  await page.goto(edit('10000000-0000-4000-8000-999999999999'));
  await expect(page.getByRole('alert')).toContainText('The user does not exist.');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('limits are explained while typing and keep the form from being sent', async ({ page }) => {
  const { userID, fullName } = await createUser(page.request);
  await page.goto(edit(userID));
  const name = page.getByRole('textbox', { name: 'Display Name' });
  await name.fill('N'.repeat(30));
  await expect(page.getByText('30 of 32 characters')).toBeVisible();
  await name.fill('N'.repeat(40));
  await expect(page.getByText('At most 32 characters; this has 40.')).toBeVisible();
  await expect(name).toHaveValue('N'.repeat(40));
  await page.getByRole('textbox', { name: 'Full Name' }).fill('');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${'n'.repeat(60)}@demo.test`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText('Enter the full name.')).toBeVisible();
  await expect(page.getByText('At most 64 characters; this has 70.')).toBeVisible();
  await expectAccessible(page);
  expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Nia' });
});

test('an image is chosen, shown and saved; what is none is refused', async ({ page }) => {
  const { userID, fullName } = await createUser(page.request);
  await page.goto(edit(userID));
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(Choose|Replace) image$/ }).click();
    await (await choosing).setFiles(file);
  };
  const picture = page.getByRole('group', { name: 'Image' }).getByRole('img', { name: 'Image' });

  await choose(aVector);
  await expect(page.getByText('This file is not an image.')).toBeVisible();
  // A name does not make an image of it.
  await choose({ ...aVector, name: 'picture.png', mimeType: 'image/png' });
  await expect(page.getByText('This file is not an image.')).toBeVisible();
  await choose(tooLargePng);
  await expect(page.getByText('The image is larger than 1 MiB.')).toBeVisible();
  await expectAccessible(page);
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();

  await choose(aPng);
  await expect(page.getByText('The image is larger than 1 MiB.')).toHaveCount(0);
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/users');
  const saved = await findUser(page.request, fullName);
  expect(saved?.image).toBe(aPng.buffer.toString('base64'));

  await page.goto(edit(userID));
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/users');
  expect((await findUser(page.request, fullName))?.image).toBeNull();
});

test('Server Administrator adds the scope and takes it away', async ({ page }) => {
  const { userID, fullName } = await createUser(page.request, { scopes: ['reports'] });
  for (const [isOn, scopes] of [
    [true, ['reports', 'superuser']],
    [false, ['reports']],
  ] as const) {
    await page.goto(edit(userID));
    const toggle = page.getByRole('switch', { name: 'Server Administrator' });
    await expect(toggle).toBeChecked({ checked: !isOn });
    await toggle.click();
    await expect(toggle).toBeChecked({ checked: isOn });
    await expect(page.getByText(isOn ? 'Yes' : 'No', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/admin/users');
    expect((await findUser(page.request, fullName))?.scopes).toEqual(scopes);
  }
});

test("somebody else's change is not overwritten unasked", async ({ page }) => {
  const user = await createUser(page.request);
  await page.goto(edit(user.userID));
  const name = page.getByRole('textbox', { name: 'Display Name' });
  await name.fill('Mine');
  // Where the others changed another field only, both changes stay.
  await saveUser(page.request, { ...user, shortName: 'Theirs', locale: 'cy-GB' });
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(question.getByRole('row', { name: 'Display Name Mine Theirs' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(edit(user.userID));
  await expect(name).toHaveValue('Mine');
  expect(await findUser(page.request, user.fullName)).toMatchObject({ shortName: 'Theirs' });

  await page.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Load theirs' }).click();
  await expect(name).toHaveValue('Theirs');
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();

  await name.fill('Mine again');
  await saveUser(page.request, { ...user, shortName: 'Theirs again', locale: 'cy-GB' });
  await page.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL('/admin/users');
  const kept = { shortName: 'Mine again', locale: 'cy-GB' };
  expect(await findUser(page.request, user.fullName)).toMatchObject(kept);
});
