import { everyAnswer } from '~/testing/every-answer';
import { field } from '~/testing/proofs';

// The Administration area: servers and organisations.

const posCore = '30000000-0000-4000-8000-000000000001';
const deploymentServer = '31000000-0000-4000-8000-000000000001';
const integrationServer = '32000000-0000-4000-8000-000000000001';
const harbourQuay = '20000000-0000-4000-8000-000000000004';

everyAnswer(
  /^\/admin\/(?!users|clients|auditlogs|entitylookup|statistics).+/,
  [
    {
      heading: 'POS Core Instances',
      path: '/admin/poscoreinstances',
      reads: {
        listPosCoreInstances: 'message',
        getRemoteVersionInfo: 'instance',
        getRemoteExceptionsInfo: 'instance',
      },
      shows: {
        listPosCoreInstances: 'POS Core Europe',
        getRemoteVersionInfo: '7.4.2.118',
        getRemoteExceptionsInfo: '3 errors',
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
      shows: {
        getPosCoreInstance: field('Name', 'POS Core Europe'),
        listPosCoreLinkedOrganisations: 'Alpine Dealer',
      },
    },
    {
      heading: 'Edit Deployment Server',
      path: `/admin/deploymentserver/edit/${deploymentServer}`,
      reads: { listDeploymentServers: 'message' },
      shows: { listDeploymentServers: field('Name', 'Deployment Main') },
    },
    {
      heading: 'Create Deployment Server',
      path: '/admin/deploymentserver/create',
      reads: { listDeploymentServers: 'none' },
      shows: { listDeploymentServers: 'Deployment Main' },
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
      shows: {
        listRootOrganisationNodes: 'Northwind POS',
        listPosCoreInstanceValues: field('POS Core Instance', 'POS Core Europe'),
        getIntegrationServerValues: field('Remote Order Server', 'Remote Orders One'),
        listParentOrganisationValues: field('Parent Organisation', 'Harbour Restaurants'),
        listChildOrganisationNodes: 'Harbour Quay',
      },
    },
    {
      heading: 'Organisations',
      path: '/admin/organisations?filter=quay',
      reads: { filterOrganisationTree: 'message' },
      shows: { filterOrganisationTree: 'Harbour Quay' },
    },
    {
      heading: 'Integration Server Instances',
      path: '/admin/integrationserver',
      reads: { listIntegrationServers: 'message' },
      shows: { listIntegrationServers: 'Data Extraction One' },
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
      shows: {
        getIntegrationServer: field('Name', 'Remote Orders One'),
        listIntegrationServerLinkedOrganisations: 'Harbour Quay',
      },
    },
  ],
  ['readUsedBy'],
);
