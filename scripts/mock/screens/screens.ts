import traced from './screen-calls.gen.json' with { type: 'json' };

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

/** The pages that call the service. The ids are those of the contract's examples. */
const addresses: readonly string[] = [
  '/admin',
  '/admin/users',
  '/admin/users/edit/10000000-0000-4000-8000-000000000003',
  '/admin/clients',
  '/admin/clients/edit/kiosk',
  '/admin/poscoreinstances',
  '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001',
  '/admin/organisations',
  '/admin/deploymentserver/create',
  '/admin/deploymentserver/edit/31000000-0000-4000-8000-000000000001',
  '/admin/integrationserver',
  '/admin/integrationserver/edit/32000000-0000-4000-8000-000000000001',
  '/admin/auditlogs',
  '/admin/entitylookup?filter=quay',
  '/admin/statistics?month=2026-10',
  organisation,
  `${organisation}/profile`,
  `${notInitialised}/initialise`,
  `${organisation}/links`,
  `${organisation}/links/create`,
  `${organisation}/links/edit/60000000-0000-4000-8000-000000000002`,
  `${organisation}/teams`,
  `${organisation}/teams/edit/40000000-0000-4000-8000-000000000001`,
  `${organisation}/invite`,
  `${organisation}/pendinginvites`,
  `${organisation}/permissiongroups`,
  `${organisation}/permissiongroups/edit/50000000-0000-4000-8000-000000000002`,
  `${organisation}/serviceaccounts`,
  `${organisation}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
  `${organisation}/authorisations`,
  `${outlets}/acceptances`,
  `${outlets}/systemhealth`,
  '/user/10000000-0000-4000-8000-000000000001',
  '/profile',
  '/changeprofilepassword',
  '/invitations/validate/token/new.person@demo.test',
  '/invitations/accept/token/new.person@demo.test',
  '/resetpassword',
  '/resetpassword/validate/token/user@demo.test',
  '/resetpassword/confirm/token/user@demo.test',
];

/** The titles of pages whose own title does not tell them from others. */
const clearerTitles: Readonly<Record<string, string>> = {
  '/admin/integrationserver/edit/$id': 'Edit Integration Server',
  '/resetpassword/validate/$token/$email/$': 'Validate Password Reset',
  '/resetpassword/confirm/$token/$email/$': 'Confirm Password Reset',
};

/**
 * What the routes say of their pages (screens.test.ts). The calls are those of the import graph, since
 * `staticData.reads` has neither those of buttons and late parts, nor those that depend on an answer.
 */
const pages: readonly Omit<Screen, 'path'>[] = traced.pages;

/** The pages of the console that call the service. */
export const screens: readonly Screen[] = addresses.flatMap((path) => {
  const page = pageAt(path, pages);
  return page ? { ...page, title: clearerTitles[page.route] ?? page.title, path } : [];
});

/** The operations that every page can call, such as the session. */
export const callsOfEveryPage: readonly string[] = traced.everyPage;

/** Returns the page of the console at an address, if it calls the service. */
export const screenAt = (address: string): Screen | undefined => pageAt(address, screens);

/** Returns the pages that show the answer of an operation. */
export const screensOf = (operationId: string): readonly Screen[] =>
  screens.filter(({ operationIds }) => operationIds.includes(operationId));

function pageAt<Page extends { route: string }>(
  address: string,
  candidates: readonly Page[],
): Page | undefined {
  const [path = ''] = address.split(/[?#]/);
  const here = path.split('/').filter(Boolean);
  const parametersOf = ({ route }: Page) => route.split('$').length;
  // A route without a parameter at a place wins: "create" is no id.
  return candidates
    .filter(({ route }) => fits(route, here))
    .toSorted((a, b) => parametersOf(a) - parametersOf(b))[0];
}

function fits(route: string, here: readonly string[]): boolean {
  const segments = route.split('/').filter(Boolean);
  const [rest] = segments.slice(-1);
  const needed = rest === '$' ? segments.slice(0, -1) : segments;
  if (rest === '$' ? here.length < needed.length : here.length !== needed.length) return false;
  return needed.every((segment, index) => segment.startsWith('$') || segment === here[index]);
}
