import { exampleOf } from '~/testing/contract-examples';
import { lostCreations } from '~/testing/lost-creations';
import { fill } from '~/testing/press-and-fill';

// The Administration area.

const serverOf = async (name: string) => {
  await fill('Name', name);
  await fill('Uri', 'https://north.test');
  await fill('JWT Signing Key', 'a-key-that-signs');
};

const noAddresses = { versionUri: null, stagingUri: null, exceptionsUri: null };

lostCreations(
  [
    {
      what: 'user',
      path: '/admin/users/edit/new',
      next: '/admin/users',
      list: '/api/user',
      batch: '/api/user/batch',
      id: 'userID',
      records: exampleOf('listUsers', 'users'),
      fillIn: async () => {
        await fill('Display Name', 'Nora');
        await fill('Full Name', 'Nora North');
        await fill('Email', 'nora@north.test');
      },
      nameField: 'Full Name',
      name: 'Nora North',
    },
    {
      what: 'client',
      path: '/admin/clients/edit/new',
      next: '/admin/clients',
      list: '/api/client',
      batch: '/api/client/batch',
      id: 'clientID',
      records: exampleOf('listClients', 'list'),
      secrets: ['newClientSecret'],
      fillIn: async () => {
        await fill('Client ID', 'north');
        await fill('Name', 'North');
        await fill('Enter New Secret', 'a-secret-of-a-client');
      },
      nameField: 'Name',
      name: 'North',
    },
    {
      what: 'POS Core instance',
      path: '/admin/poscoreinstances/edit/new',
      next: '/admin/poscoreinstances',
      list: '/api/POSCoreInstance',
      batch: '/api/POSCoreInstance/batch',
      id: 'posCoreInstanceID',
      records: exampleOf('listPosCoreInstances', 'list'),
      defaults: noAddresses,
      secrets: ['jwtSigningKey'],
      fillIn: () => serverOf('North'),
      nameField: 'Name',
      name: 'North',
    },
    {
      what: 'deployment server',
      path: '/admin/deploymentserver/create',
      next: '/admin',
      list: '/api/deploymentServerInstance',
      batch: '/api/deploymentServerInstance/batch',
      id: 'deploymentServerInstanceID',
      records: exampleOf('listDeploymentServers', 'list'),
      defaults: noAddresses,
      secrets: ['jwtSigningKey'],
      fillIn: () => serverOf('North'),
      nameField: 'Name',
      name: 'North',
    },
    {
      what: 'integration server',
      path: '/admin/integrationserver/edit/new',
      next: '/admin/integrationserver',
      list: '/api/integrationServerInstance',
      batch: '/api/integrationServerInstance/batch',
      id: 'integrationServerInstanceID',
      records: exampleOf('listIntegrationServers', 'list'),
      defaults: { stagingUri: null },
      secrets: ['jwtSigningKey', 'secret'],
      fillIn: () => serverOf('North'),
      nameField: 'Name',
      name: 'North',
    },
  ],
  { 'GET /admin/summary/': () => exampleOf('getAdminSummary', 'summary') },
);
