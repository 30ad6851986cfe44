import type { Session } from '~/session/session';

export interface Crumb {
  title: string;
  /** The address of the page. The current page and segments without a page have none. */
  path?: string;
}

/** The breadcrumb titles of one segment's pages (docs/product/shell.md#breadcrumb-titles). */
interface SegmentTitles {
  list: string;
  edit?: string;
  create?: string;
  /** The segment alone has no page, so its crumb has no link. */
  hasNoPage?: true;
}

type AreaTitles = Readonly<Record<string, SegmentTitles>>;

/** Returns the titles of the pages that list, edit and create records of a kind. */
const titlesOf = (kind: string, list = `${kind}s`) => ({
  list,
  edit: `Edit ${kind}`,
  create: `Create ${kind}`,
});

const adminTitles: AreaTitles = {
  poscoreinstances: titlesOf('POS Core Instance'),
  clients: titlesOf('Client'),
  users: titlesOf('User'),
  organisations: titlesOf('Organisation'),
  // The specification spells these two differently from their routes
  // (docs/product/shell.md#breadcrumb-titles).
  deploymentservers: { ...titlesOf('Deployment Server'), hasNoPage: true },
  deploymentserver: { ...titlesOf('Deployment Server', 'Deployment Server'), hasNoPage: true },
  remoteorderserver: { ...titlesOf('Remote Order Server'), hasNoPage: true },
  // The edit title is the specification's
  // (docs/product/administration.md#edit-integration-server-instance).
  integrationserver: { ...titlesOf('Integration Server Instance'), edit: 'Edit POS Core Instance' },
  auditlogs: { list: 'Audit Logs' },
  entitylookup: { list: 'Entity Lookup' },
  statistics: { list: 'Statistics' },
};

const organisationTitles: AreaTitles = {
  links: { list: 'Organisation Access', edit: 'Edit Access', create: 'Add Access' },
  serviceaccounts: titlesOf('Service Account'),
  teams: titlesOf('Team'),
  permissiongroups: titlesOf('Permission Group'),
  initialise: { list: 'Initialise Organisation' },
  invite: { list: 'Invite User' },
  profile: { list: 'Edit Organisation Profile' },
  pendinginvites: { list: 'Pending Invites' },
  authorisations: { list: 'Version Authorisation' },
  acceptances: { list: 'Install Versions' },
  systemhealth: { list: 'System Health' },
};

const administration: Crumb = { title: 'Administration', path: '/admin' };

const organisation = (orgId: string): Crumb => ({
  title: 'Organisation Summary',
  path: `/organisation/${orgId}`,
});

/**
 * Returns the breadcrumb of a path (docs/product/shell.md#breadcrumb), from the home of the
 * person's role to the page itself. It is empty on `/`, /profile, /changeprofilepassword,
 * /resetpassword and /invitations, and on paths without a page.
 */
export function breadcrumbsOf(pathname: string, session: Session | null): Crumb[] {
  const trail = trailOf(pathname.split('/').filter(Boolean));
  if (trail.length === 0) return [];
  const root = session ? rootOf(session) : undefined;
  const crumbs = root && root.title !== trail[0]?.title ? [root, ...trail] : trail;
  return crumbs.map((crumb, index) =>
    index === crumbs.length - 1 ? { title: crumb.title } : crumb,
  );
}

/** Returns the first crumb: the home of the role. */
function rootOf({ isSuperUser, isOrgAdmin, organisation: own, userID }: Session): Crumb {
  if (isSuperUser) return administration;
  if (isOrgAdmin && own) return organisation(own.organisationID);
  return { title: 'Account Summary', path: `/user/${userID}` };
}

function trailOf([area, ...segments]: string[]): Crumb[] {
  if (area === 'user') return [{ title: 'Account Summary' }];
  if (area === 'admin') return areaTrail(administration, adminTitles, segments);
  if (area !== 'organisation') return [];
  const [orgId, ...below] = segments;
  if (orgId === undefined) return [{ title: 'Organisation Summary' }];
  if (orgId === 'null') return [{ title: 'Organisation' }];
  return areaTrail(organisation(orgId), organisationTitles, below);
}

function areaTrail(home: Crumb, titles: AreaTitles, [segment, action, id]: string[]): Crumb[] {
  if (segment === undefined) return [home];
  const known = Object.hasOwn(titles, segment) ? titles[segment] : undefined;
  if (!known) return [];
  const path = known.hasNoPage ? undefined : `${home.path}/${segment}`;
  const list = { title: known.list, path };
  if (action === undefined) return [home, list];
  const isCreate = action === 'create' || (action === 'edit' && id === 'new');
  const title = isCreate ? known.create : action === 'edit' ? known.edit : undefined;
  return title ? [home, list, { title }] : [];
}
