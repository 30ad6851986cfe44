import calls from './screen-calls.gen.json' with { type: 'json' };

/** A page of the console, with an address that the contract's examples fill. */
export interface Screen {
  title: string;
  /** As in the router: `/admin/users/edit/$id`. */
  route: string;
  /** Opens the page with a record that exists. */
  path: string;
  /** The operations that the page can call, by operationId. */
  operationIds: readonly string[];
}

const organisation = '/organisation/20000000-0000-4000-8000-000000000003';
const notInitialised = '/organisation/20000000-0000-4000-8000-000000000005';
const outlets = '/organisation/20000000-0000-4000-8000-000000000004';

// The ids are those of the contract's examples.
const listed: readonly [title: string, route: string, path: string][] = [
  ['Administration summary', '/admin', '/admin'],
  ['Users', '/admin/users', '/admin/users'],
  ['Edit User', '/admin/users/edit/$id', '/admin/users/edit/10000000-0000-4000-8000-000000000003'],
  ['Clients', '/admin/clients', '/admin/clients'],
  ['Edit Client', '/admin/clients/edit/$id', '/admin/clients/edit/kiosk'],
  ['POS Core Instances', '/admin/poscoreinstances', '/admin/poscoreinstances'],
  [
    'Edit POS Core Instance',
    '/admin/poscoreinstances/edit/$id',
    '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001',
  ],
  ['Organisations', '/admin/organisations', '/admin/organisations'],
  ['Create Deployment Server', '/admin/deploymentserver/create', '/admin/deploymentserver/create'],
  [
    'Edit Deployment Server',
    '/admin/deploymentserver/edit/$id',
    '/admin/deploymentserver/edit/31000000-0000-4000-8000-000000000001',
  ],
  ['Integration Servers', '/admin/integrationserver', '/admin/integrationserver'],
  [
    'Edit Integration Server',
    '/admin/integrationserver/edit/$id',
    '/admin/integrationserver/edit/32000000-0000-4000-8000-000000000001',
  ],
  ['Audit Logs', '/admin/auditlogs', '/admin/auditlogs'],
  ['Entity Lookup', '/admin/entitylookup', '/admin/entitylookup?filter=quay'],
  ['Statistics', '/admin/statistics', '/admin/statistics?month=2026-10'],
  ['Organisation summary', '/organisation/$orgId', organisation],
  ['Edit Organisation Profile', '/organisation/$orgId/profile', `${organisation}/profile`],
  ['Initialise Organisation', '/organisation/$orgId/initialise', `${notInitialised}/initialise`],
  ['Organisation Access', '/organisation/$orgId/links', `${organisation}/links`],
  ['Add Organisation Access', '/organisation/$orgId/links/create', `${organisation}/links/create`],
  [
    'Edit Organisation Access',
    '/organisation/$orgId/links/edit/$id',
    `${organisation}/links/edit/60000000-0000-4000-8000-000000000002`,
  ],
  ['Teams', '/organisation/$orgId/teams', `${organisation}/teams`],
  [
    'Edit Team',
    '/organisation/$orgId/teams/edit/$id',
    `${organisation}/teams/edit/40000000-0000-4000-8000-000000000001`,
  ],
  ['Invite User', '/organisation/$orgId/invite', `${organisation}/invite`],
  ['Pending Invites', '/organisation/$orgId/pendinginvites', `${organisation}/pendinginvites`],
  [
    'Permission Groups',
    '/organisation/$orgId/permissiongroups',
    `${organisation}/permissiongroups`,
  ],
  [
    'Edit Permission Group',
    '/organisation/$orgId/permissiongroups/edit/$id',
    `${organisation}/permissiongroups/edit/50000000-0000-4000-8000-000000000002`,
  ],
  ['Service Accounts', '/organisation/$orgId/serviceaccounts', `${organisation}/serviceaccounts`],
  [
    'Edit Service Account',
    '/organisation/$orgId/serviceaccounts/edit/$id',
    `${organisation}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
  ],
  [
    'Version Authorisation',
    '/organisation/$orgId/authorisations',
    `${organisation}/authorisations`,
  ],
  ['Install Versions', '/organisation/$orgId/acceptances', `${outlets}/acceptances`],
  ['System Health', '/organisation/$orgId/systemhealth', `${outlets}/systemhealth`],
  ['My Account', '/user/$userId', '/user/10000000-0000-4000-8000-000000000001'],
  ['Edit My Profile', '/profile', '/profile'],
  ['Change Password', '/changeprofilepassword', '/changeprofilepassword'],
  [
    'Validate Invitation',
    '/invitations/validate/$token/$email',
    '/invitations/validate/token/new.person@demo.test',
  ],
  [
    'Accept Invitation',
    '/invitations/accept/$token/$email',
    '/invitations/accept/token/new.person@demo.test',
  ],
  ['Password Reset Request', '/resetpassword', '/resetpassword'],
  [
    'Validate Password Reset',
    '/resetpassword/validate/$token/$email/$',
    '/resetpassword/validate/token/user@demo.test',
  ],
  [
    'Confirm Password Reset',
    '/resetpassword/confirm/$token/$email/$',
    '/resetpassword/confirm/token/user@demo.test',
  ],
];

const callsOfRoute: Readonly<Record<string, readonly string[]>> = calls.pages;

/** The pages of the console that call the service. */
export const screens: readonly Screen[] = listed.map(([title, route, path]) => ({
  title,
  route,
  path,
  operationIds: callsOfRoute[route] ?? [],
}));

/** The operations that every page can call, such as the session. */
export const callsOfEveryPage: readonly string[] = calls.everyPage;

/** Returns the page of the console at an address, if it calls the service. */
export function screenAt(address: string): Screen | undefined {
  const [path = ''] = address.split(/[?#]/);
  const here = path.split('/').filter(Boolean);
  // A route without a parameter at a place wins: "create" is no id.
  return screens
    .filter(({ route }) => fits(route, here))
    .toSorted((a, b) => parametersOf(a) - parametersOf(b))[0];
}

/** Returns the pages that show the answer of an operation. */
export const screensOf = (operationId: string): readonly Screen[] =>
  screens.filter(({ operationIds }) => operationIds.includes(operationId));

const parametersOf = ({ route }: Screen) => route.split('$').length;

function fits(route: string, here: readonly string[]): boolean {
  const segments = route.split('/').filter(Boolean);
  const [rest] = segments.slice(-1);
  const needed = rest === '$' ? segments.slice(0, -1) : segments;
  if (rest === '$' ? here.length < needed.length : here.length !== needed.length) return false;
  return needed.every((segment, index) => segment.startsWith('$') || segment === here[index]);
}
