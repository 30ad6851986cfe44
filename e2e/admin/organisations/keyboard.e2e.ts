import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { moveTo, press } from '../../support/keyboard';
import { findOrganisation, OrganisationsPage, saveOrganisation } from '../../support/organisations';

test.use({ account: superUser });

// Nothing in this file uses the mouse, and after every key the focus can be seen.

test('an organisation is found, selected, edited and saved with the keyboard alone', async ({
  page,
}) => {
  const { organisationCode, name } = await saveOrganisation(page.request);
  const screen = new OrganisationsPage(page);
  await screen.open();
  await moveTo(page, screen.filterBox());
  await page.keyboard.type(organisationCode);
  await press(page, 'Enter');
  await expect(page.getByRole('treeitem')).toHaveCount(3);
  await moveTo(page, screen.row('Northwind POS'));
  await press(page, 'ArrowDown', 'ArrowLeft');
  await expect(screen.row('Alpine Dealer')).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(screen.row(name)).toBeFocused();
  await press(page, 'Enter');
  await expect(screen.row(name)).toHaveAttribute('aria-selected', 'true');

  await moveTo(page, screen.field('Name'));
  await press(page, 'Control+a');
  await page.keyboard.type(`Keyed ${organisationCode}`);
  await moveTo(page, page.getByRole('checkbox', { name: 'Active' }));
  await press(page, ' ');
  await moveTo(page, screen.button('Save'));
  await page.keyboard.press('Enter');
  await expect(screen.heading(`Keyed ${organisationCode}`)).toBeFocused();
  const keyed = { name: `Keyed ${organisationCode}`, active: true };
  expect(await findOrganisation(page.request, organisationCode)).toMatchObject(keyed);
});

test('the actions of the current row are reached by Tab, and of no other', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  await screen.open();
  await moveTo(page, screen.row('Northwind POS'));
  await press(page, 'ArrowDown', 'Tab');
  await expect(page.getByRole('link', { name: 'Configure Adriatico Servizi' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Invite a user to Adriatico' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invite$/);
});
