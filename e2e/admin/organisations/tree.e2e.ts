import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { alpineDealer, harbourRestaurants } from '../../support/demo-records';
import { OrganisationsPage, saveOrganisation } from '../../support/organisations';
import { cutCalls } from '../../support/provoke';

test.use({ account: superUser });

test('children come when their parent is expanded for the first time', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/OrganisationTree/')) calls.push(pathname);
  });
  await screen.open();
  await expect(screen.row('Northwind POS')).toHaveAttribute('aria-expanded', 'true');
  await expect(screen.row('Alpine Dealer')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Select an organisation to see and edit it.')).toBeVisible();
  expect(calls).toEqual([]);
  await expectAccessible(page);

  await screen.expander('Alpine Dealer').click();
  await expect(screen.row('Harbour Restaurants')).toBeVisible();
  await screen.expander('Alpine Dealer').click();
  await expect(screen.row('Harbour Restaurants')).toHaveCount(0);
  await screen.expander('Alpine Dealer').click();
  await expect(screen.row('Harbour Restaurants')).toBeVisible();
  expect(calls).toEqual([`/api/OrganisationTree/${alpineDealer}`]);
  // The expander selects nothing.
  await expect(page.getByText('Select an organisation to see and edit it.')).toBeVisible();
});

test('children that did not come are asked for again', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  const screen = new OrganisationsPage(page);
  const address = `**/api/OrganisationTree/${alpineDealer}`;
  await cutCalls(page, address);
  await screen.open();
  await screen.expander('Alpine Dealer').click();
  await expect(page.getByText('Could not be loaded', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(address);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(screen.row('Harbour Restaurants')).toBeVisible();
});

test('the filter finds by name, code and kapow, by Enter and by button', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  await screen.open();
  await screen.filter('hquay');
  await expect(page.getByRole('treeitem')).toHaveCount(4);
  await expect(screen.row('Harbour Quay')).toBeVisible();
  await expect(page).toHaveURL('/admin/organisations?filter=hquay');
  for (const item of await page.getByRole('treeitem').all()) {
    expect(await item.getAttribute('aria-expanded')).not.toBe('false');
  }

  await screen.row('Harbour Quay').click();
  await expect(screen.field('Name')).toHaveValue('Harbour Quay');
  const kapow = await screen.field('Kapow').inputValue();
  expect(kapow).not.toBe('');
  await screen.filterBox().fill(kapow.toLowerCase());
  await screen.button('Search').click();
  await expect(page).toHaveURL(new RegExp(`filter=${kapow}`, 'i'));
  await expect(page.getByRole('treeitem')).toHaveCount(4);
  await expectAccessible(page);

  await screen.filter('no such organisation');
  await expect(page.getByText('No organisation matches "no such organisation".')).toBeVisible();
  await expect(screen.field('Name')).toHaveValue('Harbour Quay');
  await expectAccessible(page);

  // The whole tree comes back with what is selected in sight.
  await screen.button('Clear the filter').click();
  await expect(screen.row('Harbour Quay')).toHaveAttribute('aria-selected', 'true');
  await expect(screen.row('Adriatico Servizi')).toBeVisible();
  await expect(screen.filterBox()).toBeFocused();
  await page.goBack();
  await expect(screen.filterBox()).toHaveValue('no such organisation');
});

test('a link to an organisation opens the tree down to it', async ({ page }) => {
  const { organisationID, name } = await saveOrganisation(page.request, {
    parentOrganisationID: harbourRestaurants,
  });
  const screen = new OrganisationsPage(page);
  await screen.open({ selected: organisationID });
  await expect(screen.row(name)).toHaveAttribute('aria-selected', 'true');
  await expect(screen.row(name)).toHaveAttribute('aria-level', '4');
  await expect(screen.row(name)).toBeInViewport();
  await expect(screen.field('Organisation ID')).toHaveValue(organisationID);
  await expect(screen.button('Save')).toHaveCount(0);
  await expectAccessible(page);

  await screen.row('Harbour Restaurants').click();
  await expect(screen.field('Name')).toHaveValue('Harbour Restaurants');
  await page.goBack();
  await expect(screen.field('Name')).toHaveValue(name);
});

test('an organisation that does not exist says so', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  await screen.open({ selected: 'nobody' });
  await expect(page.getByText('There is no organisation with this id.')).toBeVisible();
  await expectAccessible(page);
});

test('the actions of a row have words, and lead to its pages', async ({ page }) => {
  const { organisationID, name } = await saveOrganisation(page.request, { active: true });
  const screen = new OrganisationsPage(page);
  await screen.open({ selected: organisationID });
  const row = screen.row(name);
  await expect(row.getByRole('img', { name: 'Active' })).toBeVisible();
  const links = {
    [`Not initialised: initialise ${name}`]: '/initialise',
    [`Configure ${name}`]: '',
    [`Invite a user to ${name}`]: '/invite',
  };
  for (const [words, path] of Object.entries(links)) {
    const link = row.getByRole('link', { name: words });
    await expect(link).toHaveAttribute('href', `/organisation/${organisationID}${path}`);
  }
  await row.getByRole('link', { name: `Configure ${name}` }).hover();
  await expect(page.getByText('Configure', { exact: true })).toBeVisible();
  // Within the console: the page is not loaded anew.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await row.getByRole('link', { name: `Invite a user to ${name}` }).click();
  await expect(page).toHaveURL(`/organisation/${organisationID}/invite`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(screen.row(name)).toHaveAttribute('aria-selected', 'true');
});
