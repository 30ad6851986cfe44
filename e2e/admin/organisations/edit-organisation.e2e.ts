import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { alpineDealer, harbourRestaurants } from '../../support/demo-records';
import {
  changeOf,
  findOrganisation,
  freshCode,
  OrganisationsPage,
  saveOrganisation,
} from '../../support/organisations';
import { holdCalls, refuseCalls, trouble } from '../../support/provoke';
import { routeCalls } from '../../support/route-calls';

test.use({ account: superUser });

const batch = '**/api/organisation/batch';

test('an organisation is created below the selected one, and is selected then', async ({
  page,
}) => {
  const screen = new OrganisationsPage(page);
  const code = freshCode();
  await screen.open({ selected: harbourRestaurants });
  await expect(screen.field('Name')).toHaveValue('Harbour Restaurants');
  await screen.button('Create new organisation').click();
  await expect(screen.heading('New organisation')).toBeVisible();
  await expect(screen.field('Organisation Code')).toBeFocused();
  await expect(screen.select('Organisation Type')).toHaveValue('Licensee');
  await expect(screen.select('Parent Organisation')).toHaveValue('Harbour Restaurants [HARBOUR]');
  await expect(page.getByRole('checkbox', { name: 'Active' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Initialised' })).not.toBeChecked();
  await expectAccessible(page);

  await screen.button('Save').click();
  await expect(screen.field('Organisation Code')).toBeFocused();
  await expect(page.getByText('Enter a code.')).toBeVisible();
  await screen.field('Organisation Code').fill(code);
  await screen.field('Name').fill(`Bakery ${code}`);
  await screen.choose('POS Core Instance', 'POS Core Europe');
  await screen.choose('Remote Order Server', 'Remote Orders One');
  await screen.save();

  await expect(screen.row(`Bakery ${code}`)).toHaveAttribute('aria-selected', 'true');
  await expect(screen.row(`Bakery ${code}`)).toHaveAttribute('aria-level', '4');
  await expect(screen.heading(`Bakery ${code}`)).toBeFocused();
  const saved = await findOrganisation(page.request, code);
  await expect(page).toHaveURL(`/admin/organisations?selected=${saved?.organisationID}`);
  expect(saved).toMatchObject({
    name: `Bakery ${code}`,
    parentOrganisationID: harbourRestaurants,
    organisationType: 1,
    active: false,
    initialised: false,
  });
  expect(saved?.remoteOrderServerInstanceID).not.toBeNull();
});

test('Cancel discards a creation and selects the first root', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  await screen.open();
  await screen.button('Create new organisation').click();
  await expect(screen.heading('New organisation')).toBeVisible();
  await screen.field('Name').fill('Never saved');
  await screen.button('Cancel').click();
  await expect(screen.row('Northwind POS')).toHaveAttribute('aria-selected', 'true');
  await expect(screen.field('Name')).toHaveValue('Northwind POS');
});

test('every field is edited, saved and shown in the row', async ({ page }) => {
  const { organisationID, organisationCode, name } = await saveOrganisation(page.request);
  const screen = new OrganisationsPage(page);
  await screen.open({ selected: organisationID });
  await expect(screen.field('Organisation Code')).toHaveAttribute('readonly', '');
  await expect(screen.field('Kapow')).toHaveAttribute('readonly', '');
  await screen.field('Name').fill(`Renamed ${organisationCode}`);
  await screen.choose('Organisation Type', 'Dealer');
  await screen.choose('POS Core Instance', 'POS Core North');
  await screen.choose('Data Extraction Server', 'Data Extraction One');
  await screen.choose('Partner Server', 'Partner Services One');
  await screen.choose('Reporting Server', 'Reporting One');
  await page.getByRole('checkbox', { name: 'Active' }).check();
  await page.getByRole('checkbox', { name: 'Initialised' }).check();
  await screen.save();

  const row = screen.row(`Renamed ${organisationCode}`);
  await expect(row.getByRole('img', { name: 'Active' })).toBeVisible();
  await expect(row.getByRole('img', { name: 'Initialised' })).toBeVisible();
  await expect(screen.row(name)).toHaveCount(0);
  // Fixed from now on.
  await expect(screen.select('POS Core Instance')).toHaveAttribute('readonly', '');
  await expectAccessible(page);
  expect(await findOrganisation(page.request, organisationCode)).toMatchObject({
    name: `Renamed ${organisationCode}`,
    organisationType: 2,
    active: true,
    initialised: true,
  });
});

test('an organisation moves to another parent, and the tree follows', async ({ page }) => {
  const { organisationID, organisationCode, name } = await saveOrganisation(page.request);
  const screen = new OrganisationsPage(page);
  await screen.open({ selected: organisationID });
  await expect(screen.row(name)).toHaveAttribute('aria-level', '3');
  await screen.choose('Parent Organisation', 'Harbour Restaurants [HARBOUR]');
  await screen.save();
  await expect(screen.row(name)).toHaveAttribute('aria-level', '4');
  await expect(screen.row(name)).toHaveAttribute('aria-selected', 'true');
  const moved = { parentOrganisationID: harbourRestaurants };
  expect(await findOrganisation(page.request, organisationCode)).toMatchObject(moved);

  await screen.choose('Parent Organisation', 'None (a root)');
  await screen.save();
  await expect(screen.row(name)).toHaveAttribute('aria-level', '1');
  const { request } = page;
  const root = await findOrganisation(request, organisationCode);
  if (root)
    await saveOrganisation(request, { ...changeOf(root), parentOrganisationID: alpineDealer });
});

test('what the service refuses is told with its reason, and the edits stay', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const screen = new OrganisationsPage(page);
  await screen.open({ selected: 'new', parent: alpineDealer });
  await screen.field('Organisation Code').fill('hquay');
  await screen.field('Name').fill('A second quay');
  await screen.button('Save').click();
  const alert = page.getByRole('alert').filter({ hasText: 'already in use' });
  await expect(alert).toHaveText(
    'Organisation Code is already in use. Harbour Quay [HQUAY] has it.',
  );
  await expect(alert).toBeFocused();
  await expect(screen.field('Organisation Code')).toHaveValue('hquay');
  await expectAccessible(page);
  await screen.button('Cancel').click();

  // An organisation cannot stand below one that is below it.
  await screen.open({ selected: alpineDealer });
  await screen.choose('Parent Organisation', 'Harbour Restaurants [HARBOUR]');
  await screen.button('Save').click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be its parent' })).toBeVisible();
  await screen.button('Cancel').click();
  await expect(screen.select('Parent Organisation')).toHaveValue('Northwind POS [ROOT]');
});

test('a POS Core that is gone by now is refused', async ({ page, complaints }) => {
  complaints.provoke(/400 \(Bad Request\)/);
  const { organisationID } = await saveOrganisation(page.request);
  const screen = new OrganisationsPage(page);
  await routeCalls(page, '**/api/POSCoreInstance/values', (route) =>
    route.fulfill({ json: [{ key: harbourRestaurants, value: 'POS Core Gone' }] }),
  );
  await screen.open({ selected: organisationID });
  await screen.choose('POS Core Instance', 'POS Core Gone');
  await screen.button('Save').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Invalid POS Core Instance specified.' });
  await expect(alert).toBeVisible();
  await expect(screen.select('POS Core Instance')).toHaveValue('POS Core Gone');
});

test("somebody else's change is not overwritten unasked", async ({ page }) => {
  const organisation = await saveOrganisation(page.request);
  const screen = new OrganisationsPage(page);
  await screen.open({ selected: organisation.organisationID });
  await screen.field('Name').fill('Mine');
  await saveOrganisation(page.request, { ...changeOf(organisation), name: 'Theirs', active: true });
  await screen.button('Save').click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(question.getByRole('row', { name: 'Name Mine Theirs' })).toBeVisible();
  await expect(question.getByRole('row', { name: 'Active Not changed Yes' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Load theirs' }).click();
  await expect(screen.field('Name')).toHaveValue('Theirs');
  await screen.field('Name').fill(`Both ${organisation.organisationCode}`);
  await screen.save();
  const both = { name: `Both ${organisation.organisationCode}`, active: true };
  expect(await findOrganisation(page.request, organisation.organisationCode)).toMatchObject(both);
});

test('a second click on Save sends nothing more', async ({ page }) => {
  const { organisationID, organisationCode } = await saveOrganisation(page.request);
  const screen = new OrganisationsPage(page);
  await screen.open({ selected: organisationID });
  await screen.field('Name').fill(`Once ${organisationCode}`);
  const held = await holdCalls(page, batch);
  await screen.button('Save').dblclick();
  await expect.poll(held.count).toBe(1);
  await page.keyboard.press('Control+s');
  await held.release();
  await expect(screen.row(`Once ${organisationCode}`)).toBeVisible();
  expect(held.count()).toBe(1);
});

test('leaving with unsaved changes asks, whichever way; a filter loses nothing', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  const { organisationID, organisationCode, name } = await saveOrganisation(page.request);
  const screen = new OrganisationsPage(page);
  await screen.open();
  await screen.row('Alpine Dealer').click();
  await expect(screen.field('Name')).toHaveValue('Alpine Dealer');
  await screen.filter(organisationCode);
  await screen.row(name).click();
  // Until then the form is that of the one before.
  await expect(screen.field('Name')).toHaveValue(name);
  await screen.field('Name').fill('Edited');
  await screen.button('Clear the filter').click();
  await expect(screen.row('Adriatico Servizi')).toBeVisible();
  await expect(screen.field('Name')).toHaveValue('Edited');

  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  const ways = {
    'another row': () => screen.row('Adriatico Servizi').click(),
    'a new one': () => screen.button('Create new organisation').click(),
    'a link of a row': () => page.getByRole('link', { name: 'Configure Adriatico' }).click(),
    breadcrumb: () => page.getByRole('link', { name: 'Administration' }).click(),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await leave();
    await expect(question, way).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question, way).toBeHidden();
    await expect(screen.field('Name'), way).toHaveValue('Edited');
    await expect(page, way).toHaveURL(new RegExp(organisationID));
  }

  // A failed save keeps them as well.
  await refuseCalls(page, batch, { status: 500 });
  await screen.button('Save').click();
  await expect(page.getByRole('alert').filter({ hasText: trouble })).toBeVisible();
  await expect(screen.field('Name')).toHaveValue('Edited');

  await screen.row('Adriatico Servizi').click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(screen.field('Name')).toHaveValue('Adriatico Servizi');
  expect(await findOrganisation(page.request, organisationCode)).toMatchObject({ name });
});
