/** The breadcrumb titles of one segment's pages (docs/product/shell.md#breadcrumb-titles). */
export interface SegmentTitles {
  list: string;
  edit?: string;
  create?: string;
  /** The segment alone has no page, so its crumb has no link. */
  hasNoPage?: true;
}

export const adminTitles: Readonly<Record<string, SegmentTitles>> = {
  poscoreinstances: {
    list: 'POS Core Instances',
    edit: 'Edit POS Core Instance',
    create: 'Create POS Core Instance',
  },
  clients: { list: 'Clients', edit: 'Edit Client', create: 'Create Client' },
  users: { list: 'Users', edit: 'Edit User', create: 'Create User' },
  organisations: {
    list: 'Organisations',
    edit: 'Edit Organisation',
    create: 'Create Organisation',
  },
  // The specification spells these two differently from their routes
  // (docs/product/shell.md#breadcrumb-titles).
  deploymentservers: {
    list: 'Deployment Servers',
    edit: 'Edit Deployment Server',
    create: 'Create Deployment Server',
    hasNoPage: true,
  },
  deploymentserver: {
    list: 'Deployment Server',
    edit: 'Edit Deployment Server',
    create: 'Create Deployment Server',
    hasNoPage: true,
  },
  remoteorderserver: {
    list: 'Remote Order Servers',
    edit: 'Edit Remote Order Server',
    create: 'Create Remote Order Server',
    hasNoPage: true,
  },
  // The edit title is the specification's
  // (docs/product/administration.md#edit-integration-server-instance).
  integrationserver: {
    list: 'Integration Server Instances',
    edit: 'Edit POS Core Instance',
    create: 'Create Integration Server Instance',
  },
  auditlogs: { list: 'Audit Logs' },
  entitylookup: { list: 'Entity Lookup' },
  statistics: { list: 'Statistics' },
};

export const organisationTitles: Readonly<Record<string, SegmentTitles>> = {
  links: { list: 'Organisation Access', edit: 'Edit Access', create: 'Add Access' },
  serviceaccounts: {
    list: 'Service Accounts',
    edit: 'Edit Service Account',
    create: 'Create Service Account',
  },
  teams: { list: 'Teams', edit: 'Edit Team', create: 'Create Team' },
  permissiongroups: {
    list: 'Permission Groups',
    edit: 'Edit Permission Group',
    create: 'Create Permission Group',
  },
  initialise: { list: 'Initialise Organisation' },
  invite: { list: 'Invite User' },
  profile: { list: 'Edit Organisation Profile' },
  pendinginvites: { list: 'Pending Invites' },
  authorisations: { list: 'Version Authorisation' },
  acceptances: { list: 'Install Versions' },
  systemhealth: { list: 'System Health' },
};
