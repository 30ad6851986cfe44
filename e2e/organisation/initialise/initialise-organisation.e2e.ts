import type { Page } from '@playwright/test';
import type { ApplicationAuthorisation, OrganisationSummary } from '../../../src/api/schema.gen';
import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator, superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { initialiseOrganisation, readJson } from '../../support/organisation-area';
import { findOrganisation, OrganisationsPage, saveOrganisation } from '../../support/organisations';
import { holdCalls } from '../../support/provoke';
import { signedInState } from '../../support/sign-in';

const workText = 'Please wait, initialising organisation...this may take several minutes';
const europe = '30000000-0000-4000-8000-000000000001';
const currency = (page: Page) => page.getByRole('textbox', { name: 'Currency Code' });
const initialise = (page: Page) => page.getByRole('button', { name: 'Initialise' });

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(option);
}

test.describe('a super user', () => {
  test.use({ account: superUser });

  test('initialises an organisation with all that can be chosen, once', async ({ page }) => {
    const { organisationID, organisationCode, name } = await saveOrganisation(page.request, {
      parentOrganisationID: harbourRestaurants,
      posCoreInstanceID: europe,
    });
    await page.goto(`/organisation/${organisationID}/initialise`);
    await expect(page).toHaveTitle('Initialise Organisation - Authentication');
    await expect(initialise(page)).toBeDisabled();
    await currency(page).fill('gbp');
    await choose(page, 'Organisation Admin', 'Area Managers');
    await page.getByRole('combobox', { name: 'Default Configuration Template' }).click();
    await expect(page.getByText('Private Template')).toBeVisible();
    await page.getByRole('option', { name: 'Restaurant Template' }).click();
    await page.getByRole('checkbox', { name: 'POS Terminal' }).check();
    await page.getByRole('checkbox', { name: 'Stock Take' }).check();
    await expectAccessible(page);

    const held = await holdCalls(page, `**/api/organisation/${organisationID}/initialise`);
    await initialise(page).dblclick();
    await expect(page.getByText(workText)).toBeVisible();
    // It counts, however late the page is looked at.
    await expect(page.getByRole('timer')).toHaveText(/^\d+:(?!00)\d\d$/);
    await expect(currency(page)).toBeDisabled();
    await expectAccessible(page);
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

  test('an organisation without a POS Core instance is told about before', async ({ page }) => {
    const { organisationID } = await saveOrganisation(page.request);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/organisation/${organisationID}/initialise`);
    await expect(page.getByText(/cannot be given one once it is initialised/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Choose one first' }).click();
    await expect(page).toHaveURL(`/admin/organisations?selected=${organisationID}`);
  });

  test('somebody else was quicker: it says so', async ({ page, complaints }) => {
    complaints.provoke(/status of 400/);
    const { organisationID, organisationCode, name } = await saveOrganisation(page.request);
    await page.goto(`/organisation/${organisationID}/initialise`);
    await currency(page).fill('GBP');
    await initialiseOrganisation(page.request, organisationID);
    await initialise(page).click();
    await expect(
      page.getByText(`${name} [${organisationCode}] is initialised already.`),
    ).toBeVisible();
    await expect(currency(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('the administrator of the organisation above', () => {
  test.use({ account: organisationAdministrator });

  test('initialises a licensee and lands on its summary', async ({ page, browser, baseURL }) => {
    // Organisations are made by super users.
    const storageState = await signedInState(browser, baseURL ?? '', superUser);
    const platform = await browser.newContext({ baseURL, storageState });
    const { organisationID } = await saveOrganisation(platform.request, {
      parentOrganisationID: harbourRestaurants,
    });
    await platform.close();

    await page.goto(`/organisation/${organisationID}/initialise`);
    await currency(page).fill('EUR');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/organisation/${organisationID}`);
    await expect(page.getByRole('heading', { name: 'Organisation Summary' })).toBeVisible();
    await expect(page.getByText(/is not initialised yet/)).toHaveCount(0);
  });
});
