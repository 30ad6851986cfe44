import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { harbour } from './harbour';
import { listed, type SavingScreen } from './saving-screen';

const admin = { persona: 'superUser' } as const;
const organisation = { persona: 'organisationAdministrator' } as const;
const page = `/organisation/${harbour}`;
const api = `/api/organisation/${harbour}`;

/** Edits the name in the row of a grid. */
const editRow = (name: string, text: string) => async (user: UserEvent) => {
  const label = await screen.findByRole('rowheader', { name });
  label.focus();
  await user.keyboard(`{F2}{Control>}a{/Control}${text}{Enter}`);
};

const rowNamed = (name: string) => ({ edit: editRow(name, 'Mine'), edited: { name: 'Mine' } });

/** The grids, by name. */
export const savingGrids = {
  Users: {
    ...admin,
    kind: 'User',
    path: '/admin/users',
    reads: listed('/api/user'),
    call: 'POST /api/user/batch',
    edit: editRow('Ada Marchetti', 'Mine'),
    edited: { fullName: 'Mine' },
  },
  Clients: {
    ...admin,
    ...rowNamed('Back Office'),
    kind: 'Client',
    path: '/admin/clients',
    reads: listed('/api/client'),
    call: 'POST /api/client/batch',
  },
  'POS Core Instances': {
    ...admin,
    ...rowNamed('POS Core Europe'),
    kind: 'PosCoreInstance',
    path: '/admin/poscoreinstances?hide=versionUri_stagingUri_exceptionsUri',
    reads: listed('/api/POSCoreInstance'),
    call: 'POST /api/POSCoreInstance/batch',
  },
  'Integration Servers': {
    ...admin,
    ...rowNamed('Data Extraction One'),
    kind: 'IntegrationServerInstance',
    path: '/admin/integrationserver',
    reads: listed('/api/integrationServerInstance'),
    call: 'POST /api/integrationServerInstance/batch',
  },
  Teams: {
    ...organisation,
    ...rowNamed('Support'),
    kind: 'Team',
    path: `${page}/teams`,
    reads: listed(`${api}/team`),
    call: `POST ${api}/team/batch`,
  },
  'Permission Groups': {
    ...organisation,
    ...rowNamed('Managers'),
    kind: 'PermissionGroup',
    path: `${page}/permissiongroups`,
    reads: listed(`${api}/userpermissiongroup`),
    call: `POST ${api}/userpermissiongroup/batch`,
  },
  'Service Accounts': {
    ...organisation,
    ...rowNamed('Quay Street POS'),
    kind: 'ServiceAccount',
    path: `${page}/serviceaccounts`,
    reads: listed(`${api}/serviceaccounts`),
    call: `POST ${api}/serviceaccounts/batch`,
  },
} satisfies Record<string, SavingScreen>;
