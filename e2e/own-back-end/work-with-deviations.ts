import { expect, type Page } from '@playwright/test';
import { superUser } from '../../service/database/seed/demo-accounts';
import { Grid } from '../support/pages/grid';
import { fillSignIn } from '../support/pages/sign-in';
import { freshClientId } from '../support/records/records';
import { listedDeviation } from '../support/servers/start-own-back-end';

export async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await fillSignIn(page, superUser);
  await expect(page).toHaveURL('/admin');
}

/** Saves a client, and finds it after a reload. */
export async function saveClient(page: Page): Promise<void> {
  const id = freshClientId();
  await page.goto('/admin/clients');
  const clients = new Grid(page, 'Clients');
  await expect(clients.row('Kiosk')).toBeVisible();
  await page.getByRole('button', { name: 'Add client', exact: true }).click();
  await page.keyboard.type(id);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Client ${id}`);
  await page.keyboard.press('Enter');
  await clients.save();
  await page.reload();
  await clients.search(id);
  await expect(clients.row(`Client ${id}`)).toBeVisible();
}

/** Finds the planted deviation in the list of the page. */
export async function seeDeviations(page: Page): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: /^Contract: \d+ deviations?$/ }).click();
  const list = page.getByRole('dialog', { name: 'Deviations from the contract' });
  await expect(list.getByRole('listitem').filter({ hasText: listedDeviation })).toBeVisible();
}
