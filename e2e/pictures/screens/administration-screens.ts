import type { Page } from '@playwright/test';
import { demoAccounts, superUser } from '../../../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../../../service/database/seed/fixed-identifiers';
import type { AdminSummary } from '../../../src/api/schema.gen';
import { Grid } from '../../support/pages/grid';
import { showUses } from '../../support/pages/uses';
import { withSessions } from './listed-sessions';
import { seenBy } from './screen';

const harbourRestaurants = fixedIdentifier('organisation', 3);
const quayStreet = fixedIdentifier('outletNode', 2);

/** Removes the commit of the build from the answer, because it changes with every commit. */
async function withoutCommit(page: Page): Promise<void> {
  await page.route('**/admin/summary/*', async (route) => {
    const response = await route.fetch();
    const { versions, ...summary }: AdminSummary = await response.json();
    const named = versions.map((version) => ({ ...version, gitHash: 'c0ffee1' }));
    await route.fulfill({ response, json: { ...summary, versions: named } });
  });
}

/** The Administration area. */
export const administrationScreens = seenBy(superUser, [
  {
    name: 'administration-summary',
    route: '/admin',
    path: '/admin',
    shows: 'POS Core Europe',
    before: withoutCommit,
    isNarrowToo: true,
  },
  {
    name: 'users',
    route: '/admin/users',
    path: '/admin/users',
    shows: /@demo\.test$/,
    isNarrowToo: true,
  },
  {
    name: 'users-with-unsaved-edits',
    route: '/admin/users',
    path: '/admin/users',
    shows: 'Ada Marchetti',
    act: async (page) => {
      const grid = new Grid(page, 'Users');
      await grid.edit(grid.row('Ada Marchetti'), 'Short Name', 'Ada M.');
      await grid.edit(grid.row('Amandine Marchand'), 'Email', 'amandine@lamaree.test');
      await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    },
  },
  {
    name: 'edit-user',
    route: '/admin/users/edit/$id',
    path: `/admin/users/edit/${demoAccounts.ordinaryUser.userID}`,
    shows: 'No limit keeps this user from signing in',
    act: showUses,
    before: withSessions(false),
    isNarrowToo: true,
  },
  {
    name: 'palette',
    route: '/admin/users',
    path: '/admin/users',
    shows: /@demo\.test$/,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Screen, record, id or action' }).fill('harbour');
      // Until the search of the service has ended.
      await page.getByText(/^\d+ results$/).waitFor();
    },
    isNarrowToo: true,
  },
  {
    name: 'pages-of-administration',
    route: '/admin/auditlogs',
    path: '/admin/auditlogs',
    shows: 'User signed in',
    act: async (page) => {
      await page.getByRole('button', { name: /^(Pages|Titles of the pages)$/ }).click();
      await page.getByRole('link', { name: 'Deployment Server' }).last().waitFor();
    },
    isNarrowToo: true,
  },
  { name: 'clients', route: '/admin/clients', path: '/admin/clients', shows: 'kiosk' },
  {
    name: 'edit-client',
    route: '/admin/clients/edit/$id',
    path: '/admin/clients/edit/kiosk',
    shows: 'Redirect URIs',
  },
  {
    name: 'pos-core-instances',
    route: '/admin/poscoreinstances',
    path: '/admin/poscoreinstances',
    shows: /7\.4\.2\.118/,
    isNarrowToo: true,
  },
  {
    name: 'edit-pos-core-instance',
    route: '/admin/poscoreinstances/edit/$id',
    path: `/admin/poscoreinstances/edit/${fixedIdentifier('posCoreInstance', 1)}`,
    shows: 'Delete',
    act: showUses,
  },
  {
    name: 'organisations',
    route: '/admin/organisations',
    path: `/admin/organisations?selected=${harbourRestaurants}`,
    shows: 'Parent Organisation',
    isNarrowToo: true,
  },
  {
    name: 'create-deployment-server',
    route: '/admin/deploymentserver/create',
    path: '/admin/deploymentserver/create',
    shows: 'Deployment Server ID',
  },
  {
    name: 'edit-deployment-server',
    route: '/admin/deploymentserver/edit/$id',
    path: `/admin/deploymentserver/edit/${fixedIdentifier('deploymentServer', 1)}`,
    shows: 'Deployment Server ID',
  },
  {
    name: 'integration-servers',
    route: '/admin/integrationserver',
    path: '/admin/integrationserver',
    shows: 'Remote Orders One',
  },
  {
    name: 'edit-integration-server',
    route: '/admin/integrationserver/edit/$id',
    path: `/admin/integrationserver/edit/${fixedIdentifier('integrationServer', 1)}`,
    shows: 'Delete',
    act: showUses,
  },
  {
    name: 'audit-logs',
    route: '/admin/auditlogs',
    path: '/admin/auditlogs?page=3',
    shows: 'Page 3',
    isNarrowToo: true,
  },
  {
    name: 'audit-logs-filter',
    route: '/admin/auditlogs',
    path: '/admin/auditlogs?types=401,500,501',
    shows: '3 types',
    act: async (page) => {
      await page.getByRole('button', { name: 'Filter Type' }).click();
      await page.getByRole('dialog', { name: 'Filter Type' }).getByRole('textbox').waitFor();
    },
  },
  {
    name: 'entity-lookup',
    route: '/admin/entitylookup',
    path: '/admin/entitylookup',
    shows: 'Entity Lookup',
    act: async (page) => {
      await page.getByPlaceholder('Enter an outlet/account/device/other id').fill(quayStreet);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Harbour Quay' }).waitFor();
    },
    isNarrowToo: true,
  },
  {
    name: 'statistics',
    route: '/admin/statistics',
    path: '/admin/statistics?month=2026-10&sort=-transactions',
    shows: 'POS Core Europe',
    isNarrowToo: true,
  },
]);
