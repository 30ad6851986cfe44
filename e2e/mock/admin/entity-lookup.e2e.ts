import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/narrow';
import { holdCalls } from '../../support/provoke';

const lookup = (scenario: string) =>
  `/admin/entitylookup?filter=quay&mock=lookUpEntities:${scenario}`;

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a lookup that fails shows the error state, and can be tried again', async ({ page }) => {
  await page.goto(lookup('500'));
  await expect(page.getByRole('alert')).toContainText('The server could not complete the request.');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});

test('lookUpEntities:200/matches shows every type with its label', async ({ page }) => {
  await page.goto(lookup('200/matches'));
  const items = page.getByRole('region', { name: 'Matches' }).getByRole('listitem');
  await expect(items).toHaveCount(12);
  for (const [name, label, href] of [
    ['Quay import job', 'Unknown', null],
    ['Harbour Quay', 'Organisation', '/admin/integrationserver/edit/20000000-'],
    ['Quay Street', 'Outlet', '/organisation/21000000-'],
    ['City Centre', 'Outlet Group', null],
    ['Bar 1', 'Terminal', null],
    ['Uma Olsen', 'User', '/admin/users/edit/10000000-'],
    ['POS Core Europe', 'POSCore Instance', '/admin/poscoreinstances/edit/30000000-'],
    ['Deployment Main', 'Deployment Server Instance', '/admin/deploymentserver/edit/31000000-'],
    ['Remote Orders One', 'Integration Server Instance', '/admin/integrationserver/edit/32000000-'],
    ['Quay Street POS', 'Service Account', '/serviceaccounts/edit/70000000-'],
    ['Quayside uploader', 'Service Account', null],
    ['Partner Orders', 'Client', '/admin/clients/edit/partner-orders'],
  ] as const) {
    const item = items.filter({ has: page.getByText(name, { exact: true }) });
    const found = item.filter({ has: page.getByText(label, { exact: true }) });
    await expect(found, name).toHaveCount(1);
    const link = found.getByRole('link', { name: label, exact: true });
    if (href === null) await expect(link, name).toHaveCount(0);
    else await expect(link, name).toHaveAttribute('href', new RegExp(href));
  }
  await expectAccessible(page);
});

test('lookUpEntities:empty says "No matches"', async ({ page }) => {
  await page.goto(lookup('empty'));
  await expect(page.getByText('No matches')).toBeVisible();
});

test('lookUpEntities:200/many and 200/odd are shown whole', async ({ page }) => {
  await page.goto(lookup('200/many'));
  await expect(page.getByText('60 matches')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(lookup('200/odd'));
  await expect(page.getByText('<b>Uma</b> & "Olsen"')).toBeVisible();
  await expect(page.getByText('No name')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Client' })).toHaveAttribute(
    'href',
    '/admin/clients/edit/a%2Fb%3Fc%23d',
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('until the matches are there it says "Loading..."', async ({ page }) => {
  const held = await holdCalls(page, '**/api/EntityLookup/**');
  await page.goto(lookup('200/matches'));
  await expect(page.getByText('Loading...').last()).toBeVisible();
  await held.release();
  await expect(page.getByText('12 matches')).toBeVisible();
});
