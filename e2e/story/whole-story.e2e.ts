import type { Browser, Page } from '@playwright/test';
import { organisationAdministrator, superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { AuditLog } from '../support/pages/audit-log';
import { watchComplaints } from '../support/pages/complaints';
import { Grid } from '../support/pages/grid';
import { fillSignIn, signedInState } from '../support/pages/sign-in';
import { harbourRestaurants } from '../support/records/demo-records';
import { findOrganisation, freshCode, OrganisationsPage } from '../support/records/organisations';
import { freshName } from '../support/records/records';
import { mailedLinks } from '../support/records/team-records';

test.use({ account: superUser, viewport: { width: 1280, height: 900 } });

type State = Awaited<ReturnType<typeof signedInState>>;

const password = 'Harbour-lights-26';
const nobody: State = { cookies: [], origins: [] };

/** Opens a separate browser for another person, and watches its complaints as strictly. */
async function otherPerson(browser: Browser, storageState: State, origin = '') {
  const context = await browser.newContext({ baseURL: origin, storageState });
  return { page: await context.newPage(), complaints: watchComplaints(context) };
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a new organisation invites a person, refuses, grants, and the log has all of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const code = freshCode();
  const name = `Seaside ${code}`;
  const person = freshName('Mira Lindqvist');
  const email = `${person.toLowerCase().replaceAll(' ', '.')}+story@demo.test`;
  const team = freshName('Openers');
  const admin = await otherPerson(
    browser,
    await signedInState(browser, baseURL ?? '', organisationAdministrator),
    baseURL,
  );
  const guest = await otherPerson(browser, nobody, baseURL);
  let organisation = '';

  await test.step('the super user creates an organisation', async () => {
    const screen = new OrganisationsPage(page);
    await screen.open({ selected: harbourRestaurants });
    await expect(screen.field('Name')).toHaveValue('Harbour Restaurants');
    await screen.button('Create new organisation').click();
    await expect(screen.field('Organisation Code')).toBeFocused();
    await screen.field('Organisation Code').fill(code);
    await screen.field('Name').fill(name);
    await screen.choose('POS Core Instance', 'POS Core Europe');
    await page.getByRole('checkbox', { name: 'Active' }).check();
    await screen.save();
    await expect(screen.row(name)).toHaveAttribute('aria-selected', 'true');
    const made = await findOrganisation(page.request, code);
    organisation = `/organisation/${made?.organisationID}`;
  });

  await test.step('the super user initialises it', async () => {
    await page.goto(`${organisation}/initialise`);
    await page.getByRole('textbox', { name: 'Currency Code' }).fill('GBP');
    await choose(page, 'Organisation Admin', 'Area Managers');
    await choose(page, 'Default Configuration Template', 'Restaurant Template');
    await page.getByRole('checkbox', { name: 'POS Terminal' }).check();
    await page.getByRole('button', { name: 'Initialise' }).click();
    await expect(page).toHaveURL(/\/admin\/organisations\?selected=/);
    await expect(new OrganisationsPage(page).row(name)).toBeVisible();
  });

  await test.step('the super user invites a person', async () => {
    await page.goto(`${organisation}/invite`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('checkbox', { name: 'Managers', exact: true }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(`The invitation was sent to ${email}.`)).toBeVisible();
  });

  await test.step('the person follows the link of the mail, accepts and signs in', async () => {
    const [link = ''] = await mailedLinks(page.request, email);
    await guest.page.goto(link);
    await expect(guest.page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await guest.page.getByRole('textbox', { name: 'Display Name' }).fill('Mira');
    await guest.page.getByRole('textbox', { name: 'Full Name' }).fill(person);
    await guest.page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await guest.page.getByRole('textbox', { name: 'Confirm Password', exact: true }).fill(password);
    for (const title of ['Terms of use', 'Privacy notice']) {
      await guest.page.getByRole('checkbox', { name: title }).check();
    }
    await guest.page.getByRole('button', { name: 'Accept' }).click();
    await expect(guest.page.getByText('Welcome, your invitation has been approved!')).toBeVisible();
    await guest.page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await fillSignIn(guest.page, email, password);
    await expect(guest.page).toHaveURL(/\/user\/[\w-]+$/);
    await expect(guest.page.getByRole('main')).toContainText(name);
  });

  await test.step('the console and the service refuse what was not granted', async () => {
    await guest.page.goto(`${organisation}/teams`);
    await expect(guest.page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
    const call = `/api${organisation}/team`;
    const marker = { 'X-Requested-With': 'XMLHttpRequest' };
    expect((await guest.page.request.get(call, { headers: marker })).status()).toBe(403);
    const data = { changes: [{ name: team }], deletes: [] };
    const refused = await guest.page.request.post(`${call}/batch`, { headers: marker, data });
    expect(refused.status()).toBe(403);
  });

  await test.step('the administrator grants it', async () => {
    await admin.page.goto(`${organisation}/links`);
    const access = new Grid(admin.page, 'Organisation Access');
    await access
      .row(person)
      .getByRole('link', { name: `Edit ${person}` })
      .click();
    await admin.page.getByRole('checkbox', { name: 'Organisation Administrator' }).check();
    await admin.page.getByRole('button', { name: 'Save' }).click();
    await expect(admin.page).toHaveURL(`${organisation}/links`);
    await expect(access.row(person)).toBeVisible();
  });

  await test.step('the person does it', async () => {
    await guest.page.goto(`${organisation}/teams/edit/new`);
    await guest.page.getByPlaceholder('Enter a descriptive name for this team').fill(team);
    await guest.page.getByRole('button', { name: 'Save' }).click();
    await expect(guest.page).toHaveURL(`${organisation}/teams`);
    await expect(new Grid(guest.page, 'Teams').row(team)).toBeVisible();
  });

  await test.step('the super user finds all of it in the audit log', async () => {
    await page.goto('/admin/auditlogs');
    const log = new AuditLog(page);
    await log.filterByText('Organisation', name);
    await expect(page).toHaveURL(/organisation=Seaside/);
    const found = [
      ['Organisation created', 'Sam Underwood'],
      ['Organisation initialised', 'Sam Underwood'],
      ['Invitation sent', 'Sam Underwood', email],
      // The guest accepts by the mailed link, without a session.
      [
        'Invitation accepted',
        person,
        `${email} accepted the invitation by the mailed link, invited by Sam Underwood.`,
      ],
      ['Organisation administrator changed', 'Ada Marchetti', person],
      ['Team changed', person, team],
    ] as const;
    for (const [type, user, message = ''] of found) {
      const entry = log.rows.filter({ hasText: type }).filter({ hasText: user });
      await expect(entry.filter({ hasText: message }).first(), type).toBeVisible();
    }
  });

  // Without a session the console checks for one, which answers 401.
  const expected = /401 \(Unauthorized\) \(\S+\/Authentication\/current\)/;
  const complaints = [...admin.complaints, ...guest.complaints];
  expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  await admin.page.context().close();
  await guest.page.context().close();
});
