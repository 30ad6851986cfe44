import type { OrganisationSummary } from '../../../src/api/schema.gen';
import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator, superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { expectNoSidewaysScroll } from '../../support/narrow';
import { saveOrganisation } from '../../support/organisations';

const root = '20000000-0000-4000-8000-000000000001';
const quay = '20000000-0000-4000-8000-000000000004';
const quayStreet = '21000000-0000-4000-8000-000000000002';
const parts = [
  'profile',
  'teams',
  'links',
  'invite',
  'serviceaccounts',
  'systemhealth',
  'acceptances',
  'authorisations',
  'permissiongroups',
  'pendinginvites',
];

test.describe('the administrator of an organisation', () => {
  test.use({ account: organisationAdministrator });

  test('sees what there is of it, and the way to every part', async ({ page }) => {
    // What the page itself was told: other tests change the organisation meanwhile.
    const answer = page.waitForResponse(`**/api/Organisation/summary/${harbourRestaurants}`);
    await page.goto('/');
    await expect(page).toHaveURL(`/organisation/${harbourRestaurants}`);
    await expect(page).toHaveTitle('Organisation Summary - Authentication');
    const summary: OrganisationSummary = await (await answer).json();
    const entries = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('listitem');
    await expect(entries('Teams')).toHaveCount(summary.teams.length);
    await expect(entries('Access')).toHaveCount(summary.links.length);
    await expect(entries('Service Accounts')).toHaveCount(summary.serviceAccounts.length);
    await expect(entries('Pending Invitations')).toHaveCount(summary.pendingInvitations.length);
    await expect(page.getByRole('region', { name: 'Permission Groups' })).toContainText(
      String(summary.totalPermissionGroups),
    );
    await expect(entries('Access').filter({ hasText: 'Ada Marchetti' })).toContainText(
      'administrator',
    );
    for (const part of parts) {
      const target = `/organisation/${harbourRestaurants}/${part}`;
      await expect(page.locator(`main a[href="${target}"]`).first(), part).toBeVisible();
    }
    await expectAccessible(page);

    await entries('Teams').getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL(/\/teams\/edit\/40000000-0000-4000-8000-000000000001$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Organisation Summary' })).toBeVisible();
  });

  test('card lists scroll above a height of 200', async ({ page }) => {
    await page.goto(`/organisation/${harbourRestaurants}`);
    const list = page.getByRole('list', { name: 'Access' });
    await expect(list).toBeVisible();
    await expect.poll(() => list.evaluate(({ clientHeight }) => clientHeight)).toBe(200);
    expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(200);
    await list.focus();
    await page.keyboard.press('End');
    await expect(list.getByRole('listitem').last()).toBeInViewport();
  });

  test('an organisation that is not theirs is none to them', async ({ page, complaints }) => {
    complaints.provoke(/status of 404/);
    await page.goto(`/organisation/${root}`);
    await expect(page.getByText('There is no organisation with this id.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look up this id' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Send me home' }).click();
    await expect(page).toHaveURL(`/organisation/${harbourRestaurants}`);
  });
});

test.describe('a super user', () => {
  test.use({ account: superUser });

  test('installs versions at no root, and authorises them only for others', async ({ page }) => {
    const links = page.getByRole('region', { name: 'Versions' }).getByRole('link');
    await page.goto(`/organisation/${root}`);
    await expect(links).toHaveText(['Version Authorisation', 'System Health']);
    await page.goto(`/organisation/${quay}`);
    await expect(links).toHaveText(['Install Versions', 'System Health']);
  });

  test('a new organisation leads to its next steps, also on a narrow screen', async ({ page }) => {
    const { organisationID, name } = await saveOrganisation(page.request);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/organisation/${organisationID}`);
    await expect(page.getByRole('main').getByText(name)).toBeVisible();
    await expect(page.getByText('No teams yet.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Initialise organisation' }).click();
    await expect(page).toHaveURL(`/organisation/${organisationID}/initialise`);
  });

  test('the id of an outlet, where Entity Lookup leads, leads back there', async ({
    page,
    complaints,
  }) => {
    complaints.provoke(/status of 404/);
    await page.goto(`/organisation/${quayStreet}`);
    await expect(page.getByText('There is no organisation with this id.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Look up this id' }).click();
    await expect(page).toHaveURL(`/admin/entitylookup?filter=${quayStreet}`);
    await expect(page.getByText('Quay Street').first()).toBeVisible();
  });
});
