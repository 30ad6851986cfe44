import { everySave } from '~/testing/every-save';
import { confirm, fill, press } from '~/testing/press-and-fill';
import { after, field, heading } from '~/testing/proofs';

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

const updateFailed = after('There was an error updating the record.');

everySave('admin', [
  {
    operationId: 'commitUsers',
    path: `/admin/users/edit/${uma}`,
    heading: 'Edit User',
    nextHeading: 'Users',
    act: rename('Full Name'),
    shown: { 200: heading('Users'), '400/BadRequest_UserDoesNotExist': 'User does not exist.' },
  },
  {
    operationId: 'unlockSignIn',
    path: `/admin/users/edit/${uma}`,
    heading: 'Edit User',
    act: () => press('Unlock sign-in'),
    shown: { 200: 'Sign-in is unlocked.' },
  },
  {
    operationId: 'commitUsers',
    path: '/admin/users',
    heading: 'Users',
    act: async () => {
      await press('Delete Uma Olsen');
      await confirm('Delete');
      await press(/Save Changes/);
    },
  },
  {
    operationId: 'endSession',
    path: `/admin/users/edit/${uma}`,
    heading: 'Edit User',
    act: () => press('End the session on Safari on iPhone at 2001:db8:85a3:8d3:1319:8a2e:370:7348'),
    shown: { 200: /^The session on Safari .* has ended\.$/ },
  },
  {
    operationId: 'endSessions',
    path: `/admin/users/edit/${uma}`,
    heading: 'Edit User',
    examples: { listSessions: 'ofSomebodyElse' },
    act: async () => {
      await press('End all sessions');
      await confirm('End all sessions');
    },
    again: () => confirm('End all sessions'),
    shown: { 200: /sessions? ha(s|ve) ended\.$/ },
  },
  {
    operationId: 'commitClients',
    path: '/admin/clients/edit/kiosk',
    heading: 'Edit Client',
    nextHeading: 'Clients',
    act: rename('Name'),
    shown: { 200: heading('Clients') },
  },
  {
    operationId: 'commitPosCoreInstances',
    path: `/admin/poscoreinstances/edit/${posCore}`,
    heading: 'Edit POS Core Instance',
    nextHeading: 'POS Core Instances',
    act: rename('Name'),
    shown: {
      200: heading('POS Core Instances'),
      ...updateFailed,
      '400/InvalidPOSCoreInstance': 'Invalid POS Core Instance specified.',
    },
  },
  {
    operationId: 'commitDeploymentServers',
    path: `/admin/deploymentserver/edit/${deploymentServer}`,
    heading: 'Edit Deployment Server',
    nextHeading: 'Administration summary',
    act: rename('Name'),
    shown: { 200: heading('Administration summary'), ...updateFailed },
  },
  {
    operationId: 'commitIntegrationServers',
    path: `/admin/integrationserver/edit/${integrationServer}`,
    heading: 'Edit POS Core Instance',
    nextHeading: 'Integration Server Instances',
    act: rename('Name'),
    shown: { 200: heading('Integration Server Instances'), ...updateFailed },
  },
  {
    operationId: 'commitOrganisations',
    path: `/admin/organisations?selected=${harbourQuay}`,
    heading: 'Organisations',
    act: rename('Name'),
    shown: {
      // The form starts again from the answer.
      200: field('Name', 'Harbour Quay'),
      '400/OrganisationCodeAlreadyInUse': 'Organisation Code is already in use.',
      '400/InvalidPOSCoreInstance': 'Invalid POS Core Instance specified.',
    },
  },
]);
