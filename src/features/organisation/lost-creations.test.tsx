import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { lostCreations } from '~/testing/lost-creations';
import { fill, pick } from '~/testing/press-and-fill';

// The Organisation area.

const page = `/organisation/${harbour}`;
const calls = `/api/organisation/${harbour}`;

lostCreations([
  {
    what: 'team',
    path: `${page}/teams/edit/new`,
    next: `${page}/teams`,
    list: `${calls}/team`,
    batch: `${calls}/team/batch`,
    id: 'teamID',
    records: exampleOf('listTeams', 'teams'),
    defaults: { totalMembers: 0, ownerOrganisationID: harbour },
    fillIn: () => fill('Name', 'Night shift'),
    nameField: 'Name',
    name: 'Night shift',
  },
  {
    what: 'permission group',
    path: `${page}/permissiongroups/edit/new`,
    next: `${page}/permissiongroups`,
    list: `${calls}/userpermissiongroup`,
    batch: `${calls}/userpermissiongroup/batch`,
    id: 'userPermissionGroupID',
    records: exampleOf('listPermissionGroups', 'permissionGroups'),
    defaults: { totalAssignedUsers: 0 },
    fillIn: () => fill('Name', 'Night managers'),
    nameField: 'Name',
    name: 'Night managers',
  },
  {
    what: 'service account',
    path: `${page}/serviceaccounts/edit/new`,
    next: `${page}/serviceaccounts`,
    list: `${calls}/serviceaccounts`,
    batch: `${calls}/serviceaccounts/batch`,
    id: 'serviceAccountID',
    records: exampleOf('listServiceAccounts', 'serviceAccounts'),
    fillIn: async () => {
      await fill('Name', 'Night server');
      await pick('Type', 'POS Server');
    },
    nameField: 'Name',
    name: 'Night server',
  },
]);
