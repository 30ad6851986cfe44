import type { Page } from '@playwright/test';
import { superUser } from '../../../service/database/seed/demo-accounts';
import type { ApplicationAuthorisation, OrganisationSummary } from '../../../src/api/schema.gen';
import { expect, test } from '../../support/console-test';
import { readJson } from '../../support/records/calls';
import { harbourRestaurants } from '../../support/records/demo-records';
import {
  findOrganisation,
  OrganisationsPage,
  saveOrganisation,
} from '../../support/records/organisations';
import { holdCalls } from '../../support/servers/provoke';

test.use({ account: superUser });

const workText = 'Please wait, initialising organisation...this may take several minutes';
const europe = '30000000-0000-4000-8000-000000000001';

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(option);
}

test('a new organisation can be initialised once, with every choice', async ({ page }) => {
  const { organisationID, organisationCode, name } = await saveOrganisation(page.request, {
    parentOrganisationID: harbourRestaurants,
    posCoreInstanceID: europe,
  });
  await page.goto(`/organisation/${organisationID}`);
  await expect(page.getByText('No teams yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Initialise organisation' }).click();
  await expect(page).toHaveTitle('Initialise Organisation - Authentication');
  const currency = page.getByRole('textbox', { name: 'Currency Code' });
  await currency.fill('gbp');
  await choose(page, 'Organisation Admin', 'Area Managers');
  await choose(page, 'Default Configuration Template', 'Restaurant Template');
  await page.getByRole('checkbox', { name: 'POS Terminal' }).check();
  await page.getByRole('checkbox', { name: 'Stock Take' }).check();

  const held = await holdCalls(page, `**/api/organisation/${organisationID}/initialise`);
  await page.getByRole('button', { name: 'Initialise' }).dblclick();
  await expect(page.getByText(workText)).toBeVisible();
  // The timer counts, however late the test reads it.
  await expect(page.getByRole('timer')).toHaveText(/^\d+:(?!00)\d\d$/);
  await expect(currency).toBeDisabled();
  expect(held.count()).toBe(1);
  await held.release();

  await expect(page).toHaveURL(`/admin/organisations?selected=${organisationID}`);
  const organisations = new OrganisationsPage(page);
  await expect(organisations.row(name)).toBeVisible();
  await expect(organisations.row(name).getByRole('link', { name: /initialise/i })).toHaveCount(0);
  expect(await findOrganisation(page.request, organisationCode)).toMatchObject({
    initialised: true,
  });
  const summary = await readJson<OrganisationSummary>(
    page.request,
    `/api/Organisation/summary/${organisationID}`,
  );
  expect(summary).toMatchObject({
    links: [{ teamUserName: 'Area Managers', isOrgAdmin: true }],
    totalPermissionGroups: 3,
  });
  const apps = await readJson<ApplicationAuthorisation[]>(
    page.request,
    `/api/organisation/${organisationID}/authorisations`,
  );
  const authorised = apps.filter(({ currentVersion }) => currentVersion);
  expect(authorised.map(({ applicationName }) => applicationName)).toEqual([
    'POS Terminal',
    'Stock Take',
  ]);
  for (const app of authorised) expect(app.currentVersion).toEqual(app.latestVersion);
});
