import type { Page } from '@playwright/test';
import { demoPassword } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { aPng, aVector } from '../support/pages/files';
import { fillSignIn } from '../support/pages/sign-in';
import { freshPerson } from '../support/records/fresh-person';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a changed profile appears in the header and in My Account at once', async ({
  browser,
  baseURL,
  page,
  context,
}) => {
  const { storageState } = await freshPerson(browser, baseURL ?? '', 'Nora New');
  await context.addCookies(storageState.cookies);
  await page.goto('/profile');
  await expect(page).toHaveTitle('Edit My Profile - Authentication');
  await expect(field(page, 'Full Name')).toHaveValue('Nora New');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await field(page, 'Display Name').fill('Nori');
  await page.locator('input[type="file"]').setInputFiles(aVector);
  await expect(page.getByText('This file is not a PNG, JPEG, GIF or WebP image.')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(aPng);
  await expect(page.getByRole('img', { name: 'Image' })).toBeVisible();
  const locale = page.getByRole('combobox', { name: 'Locale' });
  await locale.fill('sv-SE');
  await page.getByRole('option', { name: /\(sv-SE\)/ }).click();
  await expect(locale).toHaveValue('Swedish (Sweden) (sv-SE)');
  // A change of the route within the page would load no document.
  const savedDocument = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Save' }).click();
  await savedDocument;
  await expect(page.getByText('Saved Nora New.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'User menu: Nori' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('(sv-SE)');

  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(field(page, 'Display Name')).toHaveValue('Nori');
  await expect(page.getByRole('img', { name: 'Image' })).toBeVisible();
  const nextDocument = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Done' }).click();
  await nextDocument;
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
});

test('a new address is valid after its confirmation by mail', async ({
  browser,
  baseURL,
  page,
  context,
}) => {
  const { email, storageState } = await freshPerson(browser, baseURL ?? '', 'Nils New');
  await context.addCookies(storageState.cookies);
  const address = `new.${email}`.replace('@', '+1@');
  await page.goto('/profile');
  await field(page, 'Email').fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your new address' });
  await expect(dialog).toContainText(address);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(email);

  await page.goto('/dev/outbox');
  const mail = page.getByRole('article').filter({ hasText: `To ${address}` });
  await mail.getByRole('link', { name: '/confirmemail/' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your new address' })).toBeVisible();
  await page.getByLabel('Password of this account').fill(demoPassword);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();

  await context.clearCookies();
  await page.goto('/authentication/login?returnUrl=/user');
  await fillSignIn(page, address);
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(address);
});
