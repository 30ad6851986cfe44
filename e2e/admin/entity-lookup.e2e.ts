import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { superUser } from '../support/accounts';
import { expect, test } from '../support/console-test';
import { holdCalls, refuseCalls, trouble } from '../support/provoke';
import { routeCalls } from '../support/route-calls';

test.use({ account: superUser });

const calls = '**/api/EntityLookup/filterunscoped*';
const box = (page: Page) => page.getByPlaceholder('Enter an outlet/account/device/other id');
const matches = (page: Page) => page.getByRole('region', { name: 'Matches' }).getByRole('listitem');

for (const [what, filter, label, name, target] of [
  [
    'an organisation',
    '20000000-0000-4000-8000-000000000004',
    'Organisation',
    'Harbour Quay',
    '/admin/integrationserver/edit/20000000-0000-4000-8000-000000000004',
  ],
  [
    'an outlet',
    '21000000-0000-4000-8000-000000000002',
    'Outlet',
    'Quay Street',
    '/organisation/21000000-0000-4000-8000-000000000002',
  ],
  ['an outlet group', '21000000-0000-4000-8000-000000000001', 'Outlet Group', /\S/, null],
  ['a terminal', '21000000-0000-4000-8000-000000000004', 'Terminal', 'Bar 1', null],
  [
    'a user',
    '10000000-0000-4000-8000-000000000003',
    'User',
    'Uma Olsen',
    '/admin/users/edit/10000000-0000-4000-8000-000000000003',
  ],
  [
    'a POS Core instance',
    '30000000-0000-4000-8000-000000000001',
    'POSCore Instance',
    'POS Core Europe',
    '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001',
  ],
  [
    'a deployment server',
    '31000000-0000-4000-8000-000000000001',
    'Deployment Server Instance',
    'Deployment Main',
    '/admin/deploymentserver/edit/31000000-0000-4000-8000-000000000001',
  ],
  [
    'an integration server',
    '32000000-0000-4000-8000-000000000001',
    'Integration Server Instance',
    'Remote Orders One',
    '/admin/integrationserver/edit/32000000-0000-4000-8000-000000000001',
  ],
  ['a client', 'waiter-app', 'Client', 'Waiter', '/admin/clients/edit/waiter-app'],
] as const) {
  test(`${what} is found by its id, with its label and its target`, async ({ page }) => {
    await page.goto('/admin/entitylookup');
    await box(page).fill(filter);
    await box(page).press('Enter');
    await expect(matches(page)).toHaveCount(1);
    await expect(matches(page).getByText(label, { exact: true }).first()).toBeVisible();
    await expect(matches(page).getByText(name).first()).toBeVisible();
    const link = matches(page).getByRole('link', { name: label, exact: true });
    if (target === null) await expect(link).toHaveCount(0);
    else await expect(link).toHaveAttribute('href', target);
  });
}

test('a service account shows its organisation and leads to both', async ({ page }) => {
  await page.goto('/admin/entitylookup?filter=70000000-0000-4000-8000-000000000001');
  const match = matches(page);
  await expect(match).toHaveCount(1);
  const organisation = match.getByRole('link').first();
  const address = await organisation.getAttribute('href');
  expect(address).toMatch(/^\/organisation\/[0-9a-f-]{36}$/);
  await expect(match.getByText(/Kapow KPW-/)).toBeVisible();
  await expect(match.getByRole('link', { name: 'Service Account' })).toHaveAttribute(
    'href',
    `${address}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
  );
  await expectAccessible(page);
  await organisation.click();
  await expect(page).toHaveURL(address ?? '');
});

test('the search is in the address; Back brings the one before', async ({ page }) => {
  await page.goto('/admin/entitylookup');
  await expect(page).toHaveTitle('Entity Lookup - Authentication');
  await box(page).fill('quay');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(matches(page).filter({ hasText: 'Quay Street' }).first()).toBeVisible();
  await expect(page).toHaveURL('/admin/entitylookup?filter=quay');
  await box(page).fill('HQUAY');
  await box(page).press('Enter');
  await expect(matches(page)).toHaveCount(1);
  await expect(box(page)).toBeFocused();
  await page.goBack();
  await expect(box(page)).toHaveValue('quay');
  await expect(matches(page).filter({ hasText: 'Quay Street' }).first()).toBeVisible();
});

test('nothing found says "No matches"; an empty text clears it without a call', async ({
  page,
}) => {
  let asked = 0;
  await routeCalls(page, calls, (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/admin/entitylookup');
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).fill('no such thing');
  await box(page).press('Enter');
  await expect(page.getByText('No matches')).toBeVisible();
  await expectAccessible(page);
  await box(page).fill('  ');
  await box(page).press('Enter');
  await expect(page.getByText('No matches')).toBeHidden();
  await expect(page).toHaveURL('/admin/entitylookup');
  expect(asked).toBe(1);
});

test('ids are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/entitylookup?filter=21000000-0000-4000-8000-000000000002');
  await page.getByRole('button', { name: 'Copy outlet id' }).click();
  await expect(page.getByRole('button', { name: 'Outlet id copied' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('21000000-0000-4000-8000-000000000002');
});

test('the last search wins, and the older one is given up', async ({ page }) => {
  await page.goto('/admin/entitylookup');
  const held = await holdCalls(page, '**/filterunscoped?filter=market');
  const givenUp = page.waitForEvent('requestfailed');
  await box(page).fill('market');
  await box(page).press('Enter');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect.poll(held.count).toBe(1);
  await box(page).fill('HQUAY');
  await box(page).press('Enter');
  await expect(matches(page)).toHaveCount(1);
  expect((await givenUp).url()).toContain('filter=market');
  await page.unroute('**/filterunscoped?filter=market');
});

test('a failure empties the results; Retry brings them back', async ({ page, complaints }) => {
  complaints.provoke(/500 \(Internal Server Error\)/);
  await page.goto('/admin/entitylookup?filter=HQUAY');
  await expect(matches(page)).toHaveCount(1);
  await refuseCalls(page, calls, { status: 500 });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(trouble)).toBeVisible();
  await expect(matches(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(matches(page)).toHaveCount(1);
});

test('it is worked with the keyboard alone, also on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/entitylookup');
  await box(page).focus();
  await page.keyboard.type('uma olsen');
  await page.keyboard.press('Enter');
  const link = matches(page).getByRole('link', { name: 'User' });
  await expect(link).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users/edit/10000000-0000-4000-8000-000000000003');
});
