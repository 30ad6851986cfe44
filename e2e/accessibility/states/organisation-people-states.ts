import { expect } from '@playwright/test';
import { Grid } from '../../support/pages/grid';
import { touchPage } from '../../support/pages/history';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { harbourRestaurants } from '../../support/records/demo-records';
import { cutCalls } from '../../support/servers/provoke';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// The summary, teams and invitations of an organisation, in other states than just loaded.
const organisation = `/organisation/${harbourRestaurants}`;
const dialog = '[role="dialog"]';

export const peopleStates: States = {
  'Organisation Summary when empty': async ({ page, open }) => {
    await open(organisation, 'getOrganisationSummary:empty');
    await expect(page.getByRole('link', { name: 'Create a team' })).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'Organisation Summary after a failure': async ({ page, open }) => {
    // Every screen that fails to load has the same panel.
    await open(organisation, 'getOrganisationSummary:500');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'Organisation Summary with an unknown id': async ({ page, open }) => {
    await open(organisation, 'getOrganisationSummary:404');
    await expect(page.getByRole('link', { name: 'Look up this id' })).toBeVisible();
    await expectAccessible(page, 'main');
  },

  // One field stands for those of all edit pages, and this dialog for leaving any of them.
  'Edit Organisation Profile with a wrong value and unsaved edits': async ({ page, open }) => {
    await open(`${organisation}/profile`);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('A name that is longer than thirty-two');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('At most 32 characters; this has 37.')).toBeVisible();
    await expectAccessible(page, 'form');
    await page.getByRole('link', { name: 'Organisation Summary' }).click();
    await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'the time zone of an organisation, and its failure': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${organisation}/profile`, 'setOrganisationTimeZone:500');
    await touchPage(page);
    await page.getByRole('button', { name: 'Change the time zone...' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Time zone' });
    const field = question.getByRole('combobox', { name: 'Time zone' });
    await field.fill('st johns');
    await expect(page.getByRole('option', { name: 'America/St Johns' })).toBeVisible();
    await expectAccessible(page, dialog);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue('America/St Johns');
    await question.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(question.getByText(/^It is not known whether this was saved\./)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, dialog);
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: /^User menu/ }).press('Enter');
    await expect(page.getByRole('radio', { name: /^Organisation's time/ })).toBeVisible();
    await expectAccessible(page, 'header');
  },

  'Edit Team with unsaved members and a refused save': async ({ page, open }) => {
    await open(
      `${organisation}/teams/edit/40000000-0000-4000-8000-000000000001`,
      'commitTeamMembers:500',
    );
    await expect(new Grid(page, 'Members').row('Uma Olsen')).toBeVisible();
    await page.getByRole('button', { name: 'Add member', exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, '[role="listbox"]');
    await page.keyboard.type('sam');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Unsaved').first()).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'Edit Team with a new team, which has no members yet': async ({ page, open }) => {
    await open(`${organisation}/teams/edit/new`);
    await expect(page.getByText('Members can be added once the team is saved.')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'Pending Invites with malformed rows, a resend and a link': async ({ page, open }) => {
    await open(`${organisation}/pendinginvites`, 'listPendingInvites:200/odd');
    await expect(page.getByText('Expired', { exact: true })).toBeVisible();
    await expectAccessible(page, '[role="grid"]');
    const more = page.getByRole('button', { name: 'More actions for nobody.knows@demo.test' });
    await more.click();
    await expectAccessible(page, '[role="menu"]');
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    await expect(page.getByRole('dialog', { name: 'Send again' })).toBeVisible();
    await expectAccessible(page, dialog);
    await page.keyboard.press('Escape');
    await more.click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
    await expectAccessible(page, dialog);
  },

  'Invite User with nothing to choose, and after sending': async ({ page, open }) => {
    const empty = ['listPermissionGroupChoices', 'listAccessibleTeamValues', 'listOutletNodes'];
    const scenario = empty.map((operation) => `${operation}:empty`).join(',');
    await open(`${organisation}/invite`, scenario);
    await expect(page.getByText('There are no teams to choose.')).toBeVisible();
    await page.getByLabel('Email').fill('new.person@demo.test');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^The invitation was sent to /)).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'a list with the notice that a record was saved already': async ({ page, open }) => {
    // The list has the team only after the creation.
    await open(`${organisation}/teams/edit/new`, 'listTeams:empty>usual');
    await page.getByRole('textbox', { name: 'Name' }).fill('Support');
    const batch = '**/team/batch';
    await cutCalls(page, batch);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Network error');
    await page.unroute(batch);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Support was saved already.')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNarrowAccessible(page);
  },
};
