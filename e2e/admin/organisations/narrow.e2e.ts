import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { OrganisationsPage } from '../../support/organisations';

test.use({ account: superUser, viewport: { width: 390, height: 800 } });

test('on a narrow screen, selecting leads to the form, and a button back', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  await screen.open();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expect(page.getByRole('link', { name: 'Invite a user to Alpine Dealer' })).toBeInViewport();
  await screen.row('Alpine Dealer').click();
  await expect(screen.heading('Alpine Dealer')).toBeFocused();
  await expect(screen.heading('Alpine Dealer')).toBeInViewport();
  await expect(screen.field('Name')).toHaveValue('Alpine Dealer');
  await expectAccessible(page);
  await screen.button('Back to the tree').click();
  await expect(screen.row('Alpine Dealer')).toBeFocused();
  await expect(screen.row('Alpine Dealer')).toBeInViewport();
});
