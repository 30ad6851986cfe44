import { expectAccessible } from '../support/accessibility';
import { superUser } from '../support/accounts';
import { expect, test } from '../support/console-test';
import { deploymentMain } from '../support/demo-records';

test.use({ account: superUser });

test('the summary counts what there is and leads to every part', async ({ page }) => {
  // What this page was told: other tests add to it all the time.
  const told = page.waitForResponse('**/admin/summary/');
  await page.goto('/admin');
  const card = (name: string) => page.getByRole('region', { name });
  for (const name of ['POS Core Europe', 'POS Core North', 'POS Core Unreachable']) {
    await expect(card('POS Core Instances').getByRole('link', { name })).toBeVisible();
  }
  await expect(card('Organisations')).toContainText('active');
  const summary = await (await told).json();
  await expect(card('Users')).toContainText(summary.totalUsers.toLocaleString('en-GB'));
  await expect(card('Organisations')).toContainText(String(summary.totalInactiveOrganisations));

  for (const target of [
    '/admin/poscoreinstances',
    '/admin/statistics',
    '/admin/clients',
    '/admin/users',
    '/admin/organisations',
    `/admin/deploymentserver/edit/${deploymentMain}`,
    '/admin/integrationserver',
    '/admin/auditlogs',
    '/admin/entitylookup',
  ]) {
    await expect(page.locator(`main a[href="${target}"]`).first(), target).toBeVisible();
  }
  await expectAccessible(page);
});

test('card lists scroll above a height of 200', async ({ page }) => {
  await page.goto('/admin');
  const list = page.getByRole('list', { name: 'Clients' });
  await expect(list).toBeVisible();
  await expect.poll(() => list.evaluate((element) => element.clientHeight)).toBe(200);
  await expect.poll(() => list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(200);
  await list.focus();
  await expect(list).toBeFocused();
  await page.keyboard.press('End');
  await expect(list.getByRole('listitem').last()).toBeInViewport();
});

test('a card leads to the list behind it, and Back returns', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Browse users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Administration summary' })).toBeVisible();
});
