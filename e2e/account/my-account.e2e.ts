import { expectAccessible } from '../support/accessibility';
import { ordinaryUser, organisationAdministrator, superUser } from '../support/accounts';
import { expect, test } from '../support/console-test';
import { harbourRestaurants, uma } from '../support/demo-records';
import { expectNoSidewaysScroll } from '../support/narrow';

const ada = '10000000-0000-4000-8000-000000000002';

test.describe('an ordinary user', () => {
  test.use({ account: ordinaryUser });

  test('lands on the own account, with five cards and the documents', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(`/user/${uma}`);
    await expect(page).toHaveTitle('My Account - Authentication');
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(card('Profile')).toContainText('Norwegian Bokmål (Norway) (nb-NO)');
    await expect(card('Insights access').getByRole('listitem')).toHaveText([
      /^Dashboards and Reports(Granted|Denied)$/,
      /^Transactions View(Granted|Denied)$/,
      /^Remapping Labels(Granted|Denied)$/,
    ]);
    const membership = card('Organisation Membership');
    await expect(membership).toContainText('Harbour Restaurants');
    await expect(membership.getByRole('link')).toHaveCount(0);
    await expect(card('Pending Invites')).toBeVisible();
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page);
    await card('Consented Agreements').getByRole('link', { name: 'Terms of use' }).click();
    await expect(page).toHaveURL(/\/authentication\/ViewConsentDocument\?consentDocumentID=/);
    await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
  });

  test("is refused somebody else's, and led back", async ({ page, complaints }) => {
    complaints.provoke(/status of 403/);
    await page.goto(`/user/${ada}`);
    await expect(page.getByText("This is another person's account.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'My own account' }).click();
    await expect(page).toHaveURL(`/user/${uma}`);
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText('user@demo.test');
  });
});

test.describe('the administrator of an organisation', () => {
  test.use({ account: organisationAdministrator });

  test('goes from the membership to the organisation', async ({ page }) => {
    await page.goto('/user');
    await expect(page).toHaveURL(`/user/${ada}`);
    const membership = page.getByRole('region', { name: 'Organisation Membership' });
    await expect(membership.getByText('Administrator').first()).toBeVisible();
    await membership.locator(`a[href="/organisation/${harbourRestaurants}"]`).click();
    await expect(page.getByRole('heading', { name: 'Organisation Summary' })).toBeVisible();
  });
});

test.describe('a super user', () => {
  test.use({ account: superUser });

  test("sees another person's account, and nothing to do in that person's name", async ({
    page,
  }) => {
    await page.goto(`/user/${uma}`);
    await expect(page.getByText('Account of Uma Olsen')).toBeVisible();
    await expect(page.getByRole('link', { name: /Accept|Edit profile/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit user' }).click();
    await expect(page).toHaveURL(`/admin/users/edit/${uma}`);
  });
});
