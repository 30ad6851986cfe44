import type { Page } from '@playwright/test';
import {
  demoAccounts,
  organisationAdministrator,
  superUser,
} from '../../../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../../../service/database/seed/fixed-identifiers';
import { Grid, setDensity } from '../../support/pages/grid';
import { seenBy } from './screen';
import { withInvitations, withWithdrawal } from './stored-nowhere';

const group = `/organisation/${fixedIdentifier('organisation', 3)}`;
const invited = 'new.person@demo.test';
const users = { route: '/admin/users', account: superUser, shows: /@demo\.test$/ } as const;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

async function selectRows(page: Page, count: number): Promise<void> {
  await press(page, 'Select rows');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  // The first one selects all rows.
  for (let row = 1; row <= count; row += 1) await boxes.nth(row).click();
  // The note of the button goes a moment after the pointer.
  await page.getByText('Select rows', { exact: true }).waitFor({ state: 'detached' });
}

/** Acting on many rows, taking a deletion back, and the views of a grid. */
export const manyScreens = seenBy(organisationAdministrator, [
  {
    ...users,
    name: 'selected-rows',
    path: '/admin/users',
    act: async (page) => {
      await selectRows(page, 4);
      await page.getByRole('toolbar').getByText('4 rows selected').waitFor();
    },
    isNarrowToo: true,
  },
  {
    name: 'a-group-for-many',
    route: '/organisation/$orgId/links',
    path: `${group}/links`,
    shows: 'Ada Marchetti',
    act: async (page) => {
      await selectRows(page, 6);
      await press(page, 'Groups and teams');
      await page.getByRole('combobox', { name: 'Permission group' }).fill('Inst');
      await page.getByRole('option', { name: 'Installers' }).click();
    },
  },
  {
    name: 'outcome-of-each-invitation',
    route: '/organisation/$orgId/invite',
    path: `${group}/invite`,
    shows: 'Area Managers',
    before: withInvitations(demoAccounts.ordinaryUser.email),
    act: async (page) => {
      const people = ['nia.okafor', 'user', 'kei.tanaka', 'ines.duarte', 'tom.hale'];
      const email = page.getByRole('textbox', { name: 'Email' });
      await email.fill(people.map((name) => `${name}@demo.test`).join(', '));
      await email.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Invite 5 people' });
      await dialog.getByRole('button', { name: 'Send' }).click();
      await dialog.getByText('4 of 5 invited.').waitFor();
    },
    isNarrowToo: true,
  },
  {
    name: 'undo-of-a-deletion',
    route: '/organisation/$orgId/pendinginvites',
    path: `${group}/pendinginvites`,
    shows: invited,
    before: withWithdrawal,
    act: async (page) => {
      await press(page, `Delete ${invited}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      // The pointer stops the clock of the notice.
      await page
        .getByRole('region', { name: 'Undo' })
        .getByText(/^Invitation withdrawn/)
        .hover();
    },
    isNarrowToo: true,
  },
  {
    ...users,
    name: 'views-of-a-grid',
    path: '/admin/users?density=compact',
    act: async (page) => {
      for (const [column, name] of [
        ['Email', 'By address'],
        ['Locale', 'By language'],
      ] as const) {
        await new Grid(page, 'Users').sortBy(column);
        await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
        // The pointer stays on the header, where no cell has a note.
        await page.getByRole('menuitem', { name: 'Save view as...' }).press('Enter');
        await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
        await page.keyboard.press('Enter');
        await page.getByText(name, { exact: true }).waitFor();
      }
      await setDensity(page, 'Roomy');
      await press(page, 'Columns');
      await page.getByRole('menu').waitFor();
    },
  },
]);
