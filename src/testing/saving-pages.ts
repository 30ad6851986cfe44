import { screen } from '@testing-library/react';
import { harbour } from './harbour';
import { ids } from './organisation-access';
import { listed, named, retype, type SavingScreen, single } from './saving-screen';

const admin = { persona: 'superUser' } as const;
const organisation = { persona: 'organisationAdministrator' } as const;
const page = `/organisation/${harbour}`;
const api = `/api/organisation/${harbour}`;

const ada = '10000000-0000-4000-8000-000000000002';
const core = '30000000-0000-4000-8000-000000000001';
const deployment = '31000000-0000-4000-8000-000000000001';
const integration = '32000000-0000-4000-8000-000000000002';
const account = '70000000-0000-4000-8000-000000000001';
const [team, group] = [ids.team(1), ids.group(2)];

/** The edit pages, by name. */
export const savingPages = {
  'Edit User': {
    ...admin,
    kind: 'User',
    path: `/admin/users/edit/${ada}`,
    reads: single(`/api/user/${ada}`),
    call: 'POST /api/user/batch',
    edit: retype('Display Name', 'Mine'),
    edited: { shortName: 'Mine' },
  },
  'Edit Client': {
    ...admin,
    ...named,
    kind: 'Client',
    path: '/admin/clients/edit/backoffice',
    reads: single('/api/client/backoffice'),
    call: 'POST /api/client/batch',
  },
  'Edit POS Core Instance': {
    ...admin,
    ...named,
    kind: 'PosCoreInstance',
    path: `/admin/poscoreinstances/edit/${core}`,
    reads: single(`/api/posCoreInstance/${core}`),
    call: 'POST /api/POSCoreInstance/batch',
  },
  'Edit Deployment Server': {
    ...admin,
    ...named,
    kind: 'DeploymentServerInstance',
    path: `/admin/deploymentserver/edit/${deployment}`,
    reads: listed('/api/deploymentServerInstance'),
    call: 'POST /api/deploymentServerInstance/batch',
  },
  'Edit Integration Server': {
    ...admin,
    ...named,
    kind: 'IntegrationServerInstance',
    path: `/admin/integrationserver/edit/${integration}`,
    reads: single(`/api/integrationServerInstance/${integration}`),
    call: 'POST /api/integrationServerInstance/batch',
  },
  'Edit Team': {
    ...organisation,
    ...named,
    kind: 'Team',
    path: `${page}/teams/edit/${team}`,
    reads: single(`${api}/team/${team}`),
    call: `POST ${api}/team/batch`,
  },
  'Edit Permission Group': {
    ...organisation,
    ...named,
    kind: 'PermissionGroup',
    path: `${page}/permissiongroups/edit/${group}`,
    reads: single(`${api}/userpermissiongroup/${group}`),
    call: `POST ${api}/userpermissiongroup/batch`,
  },
  'Edit Service Account': {
    ...organisation,
    ...named,
    kind: 'ServiceAccount',
    path: `${page}/serviceaccounts/edit/${account}`,
    reads: single(`${api}/serviceaccounts/${account}`),
    call: `POST ${api}/serviceaccounts/batch`,
  },
  'Edit Organisation Access': {
    // It is an administrator's own, which that one cannot delete.
    ...admin,
    kind: 'OrganisationUserLink',
    path: `${page}/links/edit/${ids.link(1)}`,
    reads: listed(`${api}/links`),
    call: `POST ${api}/links/batch`,
    edit: async (user) =>
      user.click(await screen.findByRole('checkbox', { name: 'Organisation Administrator' })),
    edited: { isOrgAdmin: false },
  },
  'Edit Organisation Profile': {
    ...organisation,
    ...named,
    kind: 'OrganisationProfile',
    path: `${page}/profile`,
    reads: single(`${api}/profile`),
    call: `POST ${api}/profile`,
  },
  'Edit My Profile': {
    persona: 'ordinaryUser',
    kind: 'User',
    path: '/profile',
    reads: single('/api/user/profile'),
    call: 'POST /api/user/profile',
    edit: retype('Display Name', 'Mine'),
    edited: { shortName: 'Mine' },
  },
} satisfies Record<string, SavingScreen>;
