import { demoAccounts, superUser } from '../../../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../../../service/database/seed/fixed-identifiers';
import type { AdminSummary } from '../../../src/api/schema.gen';
import { withAnswers } from './answers';
import { withSessions } from './listed-sessions';
import { withChangedEntry, withHistory } from './recorded-changes';
import { seenBy } from './screen';

const editUser = {
  route: '/admin/users/edit/$id',
  path: `/admin/users/edit/${demoAccounts.ordinaryUser.userID}`,
  shows: 'No limit keeps this user from signing in',
} as const;

const notSeen = encodeURIComponent('{"lastSeen":["betweenInclusive","","-90d"]}');

const newPlatform: AdminSummary = {
  posCoreInstances: [],
  clients: [],
  totalUsers: 1,
  totalActiveOrganisations: 0,
  totalInactiveOrganisations: 0,
  versions: [],
  deploymentServerInstance: null,
  integrationServerInstances: [],
};

/** What happened to a record, what uses it, and the first and the last day of work with it. */
export const recordScreens = seenBy(superUser, [
  {
    ...editUser,
    name: 'history-of-a-user',
    before: withHistory,
    act: async (page) => {
      await page.getByRole('button', { name: 'History', exact: true }).click();
      await page.getByRole('list', { name: 'Changes' }).waitFor();
    },
    isNarrowToo: true,
  },
  {
    name: 'changes-of-an-audit-log-entry',
    route: '/admin/auditlogs',
    path: '/admin/auditlogs',
    shows: 'User Uma Olsen was changed.',
    before: withChangedEntry,
    act: async (page) => {
      await page.getByRole('button', { name: 'User Uma Olsen was changed.' }).click();
      await page.getByRole('dialog').getByText('Uma Berg').waitFor();
    },
  },
  {
    name: 'used-by-before-a-deletion',
    route: '/admin/poscoreinstances/edit/$id',
    path: `/admin/poscoreinstances/edit/${fixedIdentifier('posCoreInstance', 1)}`,
    shows: 'Delete',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('The deletion will be refused.').waitFor();
    },
    isNarrowToo: true,
  },
  {
    ...editUser,
    name: 'end-all-access',
    before: withSessions(false),
    act: async (page) => {
      await page.getByRole('button', { name: 'End all access...' }).click();
      await page.getByRole('dialog').getByRole('listitem').nth(2).waitFor();
    },
  },
  {
    name: 'users-not-seen',
    route: '/admin/users',
    path: `/admin/users?hide=shortName,locale,defaultCurrencyCode&filter=${notSeen}`,
    shows: 'Never',
  },
  {
    name: 'welcome',
    route: '/admin',
    path: '/admin',
    shows: 'This platform is new.',
    before: withAnswers({ 'admin/summary/*': newPlatform }),
    isNarrowToo: true,
  },
  {
    name: 'keyboard-shortcuts',
    route: '/admin/users',
    path: '/admin/users',
    shows: /@demo\.test$/,
    act: async (page) => {
      await page.keyboard.press('Shift+?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
]);
