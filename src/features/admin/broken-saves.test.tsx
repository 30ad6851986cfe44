import { brokenSaves } from '~/testing/broken-saves';
import { confirm, fill, press } from '~/testing/press-and-fill';

// The Administration area.

const posCore = '30000000-0000-4000-8000-000000000001';
const deploymentServer = '31000000-0000-4000-8000-000000000001';
const integrationServer = '32000000-0000-4000-8000-000000000001';
const uma = '10000000-0000-4000-8000-000000000003';
const harbourQuay = '20000000-0000-4000-8000-000000000004';

const rename = (label: string) => async () => {
  await fill(label, 'Another name');
  await press('Save');
};

brokenSaves('admin', [
  {
    operationId: 'commitUsers',
    path: `/admin/users/edit/${uma}`,
    heading: 'Edit User',
    nextHeading: 'Users',
    save: rename('Full Name'),
  },
  {
    operationId: 'unlockSignIn',
    path: `/admin/users/edit/${uma}`,
    heading: 'Edit User',
    save: () => press('Unlock sign-in'),
  },
  {
    operationId: 'commitUsers',
    path: '/admin/users',
    heading: 'Users',
    save: async () => {
      await press('Delete Uma Olsen');
      await confirm('Delete');
      await press(/Save Changes/);
    },
  },
  {
    operationId: 'endSession',
    path: `/admin/users/edit/${uma}`,
    heading: 'Edit User',
    save: () =>
      press('End the session on Safari on iPhone at 2001:db8:85a3:8d3:1319:8a2e:370:7348'),
  },
  {
    operationId: 'endSessions',
    path: `/admin/users/edit/${uma}`,
    heading: 'Edit User',
    examples: { listSessions: 'ofSomebodyElse' },
    save: async () => {
      await press('End all sessions');
      await confirm('End all sessions');
    },
  },
  {
    operationId: 'commitClients',
    path: '/admin/clients/edit/kiosk',
    heading: 'Edit Client',
    nextHeading: 'Clients',
    save: rename('Name'),
  },
  {
    operationId: 'commitPosCoreInstances',
    path: `/admin/poscoreinstances/edit/${posCore}`,
    heading: 'Edit POS Core Instance',
    nextHeading: 'POS Core Instances',
    save: rename('Name'),
  },
  {
    operationId: 'commitDeploymentServers',
    path: `/admin/deploymentserver/edit/${deploymentServer}`,
    heading: 'Edit Deployment Server',
    nextHeading: 'Administration summary',
    save: rename('Name'),
  },
  {
    operationId: 'commitIntegrationServers',
    path: `/admin/integrationserver/edit/${integrationServer}`,
    heading: 'Edit POS Core Instance',
    nextHeading: 'Integration Server Instances',
    save: rename('Name'),
  },
  {
    operationId: 'commitOrganisations',
    path: `/admin/organisations?selected=${harbourQuay}`,
    heading: 'Organisations',
    save: rename('Name'),
  },
]);
