import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { aPng } from '../support/pages/files';
import { deleteRecord } from '../support/pages/uses';
import { findClient, freshClientId } from '../support/records/records';

test.use({ account: superUser });

test('a client page creates and deletes a client and never shows its secret again', async ({
  page,
}) => {
  const id = freshClientId();
  await page.goto('/admin/clients/edit/new');
  await page.getByLabel('Client ID').fill(id);
  await page.getByLabel('Name').fill(`Till ${id}`);
  await page.getByLabel('Description').fill('Takes payments at the counter.');
  await page.getByLabel('Home Page').fill('https://till.example');
  await page.getByRole('checkbox', { name: 'Allow Handling End User Passwords' }).check();
  await page.getByRole('checkbox', { name: 'Allow Remote Ordering Grants' }).check();
  await page.getByLabel('Redirect URIs').fill('https://a.example/  https://b.example/');
  await page.getByLabel('Enter New Secret', { exact: true }).fill('tulip-42-meadow');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose image' }).click();
  await (await choosing).setFiles(aPng);
  await expect(page.getByRole('img', { name: 'Image' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/clients');
  await expect(page.getByRole('heading', { name: 'Clients', exact: true })).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect(stored.includes('tulip-42-meadow')).toBe(false);
  expect(await findClient(page.request, id)).toMatchObject({
    name: `Till ${id}`,
    description: 'Takes payments at the counter.',
    homepage: 'https://till.example',
    allowPasswordGrant: true,
    allowRemoteOrderingGrant: true,
    redirectUris: ['https://a.example/', 'https://b.example/'],
    imageBase64: aPng.buffer.toString('base64'),
  });

  await page.goto(`/admin/clients/edit/${id}`);
  await expect(page.getByLabel('Redirect URIs')).toHaveValue(
    'https://a.example/ https://b.example/',
  );
  await expect(page.getByLabel('Enter New Secret', { exact: true })).toHaveValue('');
  await deleteRecord(page, `Till ${id}`);
  await expect(page).toHaveURL('/admin/clients');
  expect(await findClient(page.request, id)).toBeUndefined();
});
