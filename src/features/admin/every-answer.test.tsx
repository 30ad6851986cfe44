import { everyAnswer } from '~/testing/every-answer';

// The Administration area.

const posCore = '30000000-0000-4000-8000-000000000001';
const deploymentServer = '31000000-0000-4000-8000-000000000001';
const integrationServer = '32000000-0000-4000-8000-000000000001';
const uma = '10000000-0000-4000-8000-000000000003';
const harbourQuay = '20000000-0000-4000-8000-000000000004';

everyAnswer(/^\/admin/, [
  {
    heading: 'Administration summary',
    path: '/admin',
    reads: { getAdminSummary: 'message' },
  },
  {
    heading: 'Users',
    path: '/admin/users',
    reads: { listUsers: 'message', listUsersLastSeen: 'extension' },
  },
  {
    heading: 'Edit User',
    path: `/admin/users/edit/${uma}`,
    reads: {
      getUser: 'message',
      listSessions: 'extension',
      getSignInLimits: 'message',
      readUsedBy: 'none',
      readHistory: 'none',
    },
    // A service without this extension answers 404. The page is whole without it.
    words: { 'getSignInLimits:404': 'Server Administrator' },
  },
  {
    heading: 'Clients',
    path: '/admin/clients',
    reads: { listClients: 'message', listClientsLastSeen: 'extension' },
  },
  {
    heading: 'Edit Client',
    path: '/admin/clients/edit/kiosk',
    reads: { getClient: 'message' },
  },
  {
    heading: 'POS Core Instances',
    path: '/admin/poscoreinstances',
    reads: {
      listPosCoreInstances: 'message',
      getRemoteVersionInfo: 'instance',
      getRemoteExceptionsInfo: 'instance',
    },
  },
  {
    heading: 'Edit POS Core Instance',
    path: `/admin/poscoreinstances/edit/${posCore}`,
    reads: {
      getPosCoreInstance: 'message',
      listPosCoreLinkedOrganisations: 'message',
      readUsedBy: 'none',
    },
  },
  {
    heading: 'Edit Deployment Server',
    path: `/admin/deploymentserver/edit/${deploymentServer}`,
    reads: { listDeploymentServers: 'message' },
  },
  {
    heading: 'Organisations',
    path: `/admin/organisations?selected=${harbourQuay}`,
    reads: {
      listRootOrganisationNodes: 'message',
      listPosCoreInstanceValues: 'message',
      getIntegrationServerValues: 'message',
      listParentOrganisationValues: 'message',
      listChildOrganisationNodes: 'branch',
      listOrganisations: 'message',
    },
  },
  {
    heading: 'Organisations',
    path: '/admin/organisations?filter=quay',
    reads: { filterOrganisationTree: 'message' },
  },
  {
    heading: 'Integration Server Instances',
    path: '/admin/integrationserver',
    reads: { listIntegrationServers: 'message' },
  },
  {
    heading: 'Edit POS Core Instance',
    path: `/admin/integrationserver/edit/${integrationServer}`,
    reads: {
      getIntegrationServer: 'message',
      listIntegrationServerLinkedOrganisations: 'none',
      readUsedBy: 'none',
    },
    // Entity Lookup links ids of organisations to this page
    // (docs/product/administration.md#an-id-without-an-integration-server).
    words: { 'getIntegrationServer:404': 'There is no integration server with this id.' },
  },
  {
    heading: 'Audit Logs',
    path: '/admin/auditlogs',
    reads: { listAuditLogDescriptions: 'message', queryAuditLog: 'message' },
  },
  {
    heading: 'Entity Lookup',
    path: '/admin/entitylookup?filter=quay',
    reads: { lookUpEntities: 'message' },
  },
  {
    heading: 'Statistics',
    path: '/admin/statistics?month=2026-10',
    reads: { queryMonthlyStatistics: 'message' },
  },
]);
