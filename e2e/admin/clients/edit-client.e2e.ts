import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { aPng } from '../../support/files';
import { findClient, freshClientId, saveClient } from '../../support/records';

test.use({ account: superUser });

test('every field of a client is edited, saved and found again', async ({ page }) => {
  const { clientID } = await saveClient(page.request, { redirectUris: ['https://old.example/'] });
  await page.goto(`/admin/clients/edit/${clientID}`);
  await expect(page.getByLabel('Client ID', { exact: true })).toHaveAttribute('readonly', '');
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByLabel('Name').fill(`Till ${clientID}`);
  await page.getByLabel('Description').fill('Takes payments at the counter.');
  await page.getByLabel('Home Page').fill('https://till.example');
  await page.getByRole('checkbox', { name: 'Allow Handling End User Passwords' }).check();
  await page.getByRole('checkbox', { name: 'Allow Remote Ordering Grants' }).check();
  await page.getByLabel('Redirect URIs').fill('https://a.example/  https://b.example/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/clients');

  expect(await findClient(page.request, clientID)).toMatchObject({
    name: `Till ${clientID}`,
    description: 'Takes payments at the counter.',
    homepage: 'https://till.example',
    allowPasswordGrant: true,
    allowRemoteOrderingGrant: true,
    redirectUris: ['https://a.example/', 'https://b.example/'],
  });
  await page.goto(`/admin/clients/edit/${clientID}`);
  await expect(page.getByLabel('Redirect URIs')).toHaveValue(
    'https://a.example/ https://b.example/',
  );
});

test('a secret is sent once and never comes back', async ({ page }) => {
  const { clientID } = await saveClient(page.request);
  await page.goto(`/admin/clients/edit/${clientID}`);
  await page.getByLabel('Enter New Secret', { exact: true }).fill('tulip-42-meadow');
  const sent = page.waitForRequest('/api/client/batch');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON().changes[0].newClientSecret).toBe('tulip-42-meadow');
  await expect(page.getByRole('heading', { name: 'Clients', exact: true })).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect(stored.includes('tulip-42-meadow')).toBe(false);
  await page.goto(`/admin/clients/edit/${clientID}`);
  await expect(page.getByLabel('Enter New Secret', { exact: true })).toHaveValue('');
});

test('a client is created; an ID that is taken is not', async ({ page }) => {
  const id = freshClientId();
  await page.goto('/admin/clients/edit/new');
  await expect(page.getByRole('heading', { name: 'Create Client' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByLabel('Client ID').fill('kiosk');
  await page.getByLabel('Name').fill(`Client ${id}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'There is a client with the ID kiosk already.',
  );
  await expect(page.getByLabel('Name')).toHaveValue(`Client ${id}`);
  await expectAccessible(page);

  await page.getByLabel('Client ID').fill(id);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/clients');
  await page.getByRole('textbox', { name: 'Search all columns' }).fill(id);
  await expect(page.getByRole('rowheader', { name: `Client ${id}` })).toBeVisible();
});

test('limits are explained at the field, and nothing is sent or cut', async ({ page }) => {
  const { clientID } = await saveClient(page.request);
  await page.goto(`/admin/clients/edit/${clientID}`);
  await page.getByLabel('Home Page').fill('x'.repeat(129));
  await expect(page.getByText('At most 128 characters; this has 129.')).toBeVisible();
  await page.getByLabel('Description').fill('y'.repeat(450));
  await expect(page.getByText('450 of 512 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Home Page')).toBeFocused();
  await expect(page.getByLabel('Home Page')).toHaveValue('x'.repeat(129));
  await expectAccessible(page);
  expect(await findClient(page.request, clientID)).toMatchObject({ homepage: '' });
});

test('an image is chosen and saved; Cancel drops what is entered', async ({ page }) => {
  const { clientID } = await saveClient(page.request);
  await page.goto(`/admin/clients/edit/${clientID}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose image' }).click();
  await (await choosing).setFiles(aPng);
  await expect(page.getByRole('img', { name: 'Image' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/clients');
  const imageBase64 = aPng.buffer.toString('base64');
  expect(await findClient(page.request, clientID)).toMatchObject({ imageBase64 });

  await page.goto(`/admin/clients/edit/${clientID}`);
  await page.getByRole('button', { name: 'Remove image' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/clients');
  expect(await findClient(page.request, clientID)).toMatchObject({ imageBase64 });
});

test("somebody else's change of a client is not overwritten unasked", async ({ page }) => {
  const client = await saveClient(page.request);
  await page.goto(`/admin/clients/edit/${client.clientID}`);
  await page.getByLabel('Description').fill('Mine');
  await saveClient(page.request, { ...client, description: 'Theirs' });
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(question.getByRole('row', { name: 'Description Mine Theirs' })).toBeVisible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL('/admin/clients');
  const kept = { description: 'Mine' };
  expect(await findClient(page.request, client.clientID)).toMatchObject(kept);
});

test('a client is deleted from its page after the question', async ({ page }) => {
  const { clientID, name } = await saveClient(page.request);
  await page.goto(`/admin/clients/edit/${clientID}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/clients');
  expect(await findClient(page.request, clientID)).toBeUndefined();
});

test('a client that does not exist says so and leads back', async ({ page, complaints }) => {
  complaints.provoke(/404 \(Not Found\)/);
  await page.goto('/admin/clients/edit/nobody');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/admin/clients');
});
