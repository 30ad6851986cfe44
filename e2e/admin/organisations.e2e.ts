import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { harbourRestaurants } from '../support/records/demo-records';
import { findOrganisation, freshCode, OrganisationsPage } from '../support/records/organisations';

test.use({ account: superUser });

test('an organisation is created below the selected one, edited, moved and found again', async ({
  page,
}) => {
  const screen = new OrganisationsPage(page);
  const code = freshCode();
  const row = screen.row(`Bakery ${code}`);
  await screen.open({ selected: harbourRestaurants });
  await expect(screen.field('Name')).toHaveValue('Harbour Restaurants');
  await screen.button('Create new organisation').click();
  await expect(screen.field('Organisation Code')).toBeFocused();
  await expect(screen.select('Parent Organisation')).toHaveValue('Harbour Restaurants [HARBOUR]');
  await screen.field('Organisation Code').fill(code);
  await screen.field('Name').fill(`Bakery ${code}`);
  await screen.choose('POS Core Instance', 'POS Core Europe');
  await screen.choose('Remote Order Server', 'Remote Orders One');
  await screen.save();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toHaveAttribute('aria-level', '4');
  await expect(screen.heading(`Bakery ${code}`)).toBeFocused();
  const saved = await findOrganisation(page.request, code);
  await expect(page).toHaveURL(`/admin/organisations?selected=${saved?.organisationID}`);
  expect(saved).toMatchObject({ parentOrganisationID: harbourRestaurants, active: false });
  expect(saved?.remoteOrderServerInstanceID).not.toBeNull();

  await screen.choose('Organisation Type', 'Dealer');
  await screen.choose('Data Extraction Server', 'Data Extraction One');
  await screen.choose('Partner Server', 'Partner Services One');
  await screen.choose('Reporting Server', 'Reporting One');
  await screen.choose('Parent Organisation', 'Alpine Dealer [ALPINE]');
  await page.getByRole('checkbox', { name: 'Active' }).check();
  await page.getByRole('checkbox', { name: 'Initialised' }).check();
  await screen.save();
  await expect(row).toHaveAttribute('aria-level', '3');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row.getByRole('img', { name: 'Initialised' })).toBeVisible();
  await page.reload();
  await expect(row.getByRole('img', { name: 'Active' })).toBeVisible();
  await expect(row).toBeInViewport();
  await expect(screen.select('Reporting Server')).toHaveValue('Reporting One');
  // The field is read-only after the initialisation.
  await expect(screen.select('POS Core Instance')).toHaveAttribute('readonly', '');
  expect(await findOrganisation(page.request, code)).toMatchObject({
    organisationType: 2,
    active: true,
    initialised: true,
  });

  // The buttons that come with the first letter do not cover the field.
  await page.setViewportSize({ width: 390, height: 600 });
  const name = screen.field('Name');
  await name.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight));
  await name.evaluate((field) => field.focus({ preventScroll: true }));
  await page.keyboard.type('x');
  const top = async () => (await screen.button('Save').boundingBox())?.y ?? 0;
  await expect
    .poll(async () => name.evaluate((field) => field.getBoundingClientRect().bottom))
    .toBeLessThan(await top());
});

test('the filter finds by code and by kapow, and Back restores it', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  await screen.open();
  await screen.filter('hquay');
  await expect(page.getByRole('treeitem')).toHaveCount(4);
  await screen.row('Harbour Quay').click();
  await expect(screen.field('Name')).toHaveValue('Harbour Quay');
  const kapow = await screen.field('Kapow').inputValue();
  expect(kapow).not.toBe('');
  await screen.filterBox().fill(kapow.toLowerCase());
  await screen.button('Search').click();
  await expect(page).toHaveURL(new RegExp(`filter=${kapow}`, 'i'));
  await expect(page.getByRole('treeitem')).toHaveCount(4);
  await screen.button('Clear the filter').click();
  await expect(screen.row('Adriatico Servizi')).toBeVisible();
  await expect(screen.row('Harbour Quay')).toHaveAttribute('aria-selected', 'true');
  await expect(screen.filterBox()).toBeFocused();
  await page.goBack();
  await expect(screen.filterBox()).toHaveValue(kapow.toLowerCase());
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('selecting leads to the form, and a button back', async ({ page }) => {
    const screen = new OrganisationsPage(page);
    await screen.open();
    // One button stands for the icons of a row.
    const actions = page.getByRole('button', { name: 'Actions of Alpine Dealer' });
    await expect(page.getByRole('link', { name: 'Configure Alpine Dealer' })).toBeHidden();
    await actions.click();
    const invite = page.getByRole('menuitem', { name: 'Invite a user to Alpine Dealer' });
    await expect(invite).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
    await screen.row('Alpine Dealer').click();
    await expect(screen.heading('Alpine Dealer')).toBeFocused();
    await expect(screen.heading('Alpine Dealer')).toBeInViewport();
    await expect(screen.field('Name')).toHaveValue('Alpine Dealer');
    await screen.button('Back to the tree').click();
    await expect(screen.row('Alpine Dealer')).toBeFocused();
    await expect(screen.row('Alpine Dealer')).toBeInViewport();
  });
});
