import { ordinaryUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { uma } from '../support/records/demo-records';

test.use({ account: ordinaryUser });

test('an ordinary user starts at My Account with the accepted documents', async ({ page }) => {
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
  await expect(card('Organisation Membership')).toContainText('Harbour Restaurants');
  await expect(card('Pending Invites')).toBeVisible();

  await card('Consented Agreements').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL(/\/authentication\/ViewConsentDocument\?consentDocumentID=/);
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
});
