import {
  Link,
  type StaticDataRouteOption,
  useLocation,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { type Session, useOptionalSession } from '~/session/session';
import { OrganisationSwitcher } from '../organisation-switcher/organisation-switcher';
import { PagesMenu, useIsInArea } from '../rooms/rail';
import classes from './breadcrumb-bar.module.css';

/** The path of the page and the organisation switcher (docs/product/shell.md#breadcrumb). */
export function BreadcrumbBar() {
  const session = useOptionalSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { routesByPath } = useRouter();
  const crumbs = breadcrumbsOf(pathname, session, new Map(Object.entries(routesByPath)));
  const isInArea = useIsInArea();
  // The root alone matches an address with a malformed percent sequence.
  const isPage = useMatches({ select: ({ length }) => length > 1 });
  if (!isPage || crumbs.length === 0) return null;
  const canSwitch = session?.isSuperUser || session?.isOrgAdmin;

  return (
    <section className={classes.bar} aria-label="Where you are" data-pages={isInArea || undefined}>
      {isInArea ? <PagesMenu switcher={<OrganisationSwitcher />} /> : null}
      <nav aria-label="Breadcrumb">
        <ol className={classes.crumbs}>
          {crumbs.map(({ title, path }, index) => (
            <li
              key={title}
              // A narrow window shortens it.
              title={title}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {path ? (
                <Link to={path} activeOptions={{ exact: true }} dir="auto">
                  {title}
                </Link>
              ) : (
                <span dir="auto">{title}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {canSwitch ? (
        <div className={classes.switcher}>
          <OrganisationSwitcher />
        </div>
      ) : null}
    </section>
  );
}

interface Crumb {
  title: string;
  /** The address of the page. The current page and segments without a page have none. */
  path?: string;
}

/** The routes by their paths. Their files have the titles. */
type TitledRoutes = ReadonlyMap<string, { options: { staticData?: StaticDataRouteOption } }>;

/**
 * Titles that the specification has for the breadcrumb alone: of pages whose screen has another
 * title, and of addresses without a page (docs/product/shell.md#breadcrumb-titles).
 */
const ownTitles: Readonly<Record<string, { list?: string; edit?: string; create?: string }>> = {
  '/admin/organisations': { edit: 'Edit Organisation', create: 'Create Organisation' },
  '/admin/deploymentservers': {
    list: 'Deployment Servers',
    edit: 'Edit Deployment Server',
    create: 'Create Deployment Server',
  },
  '/admin/deploymentserver': { list: 'Deployment Server' },
  '/admin/remoteorderserver': {
    list: 'Remote Order Servers',
    edit: 'Edit Remote Order Server',
    create: 'Create Remote Order Server',
  },
  '/organisation/$orgId/links': { edit: 'Edit Access', create: 'Add Access' },
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
export function breadcrumbsOf(
  pathname: string,
  session: Session | null,
  routes: TitledRoutes,
): Crumb[] {
  const trail = trailOf(pathname.split('/').filter(Boolean), routes);
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

function trailOf([area, ...segments]: string[], routes: TitledRoutes): Crumb[] {
  if (area === 'user') return segments.length > 1 ? [] : [{ title: 'Account Summary' }];
  if (area === 'admin') return areaTrail(administration, '/admin', segments, routes);
  if (area !== 'organisation') return [];
  const [orgId, ...below] = segments;
  if (orgId === undefined) return [{ title: 'Organisation Summary' }];
  if (orgId === 'null') return [{ title: 'Organisation' }];
  return areaTrail(organisation(orgId), '/organisation/$orgId', below, routes);
}

function areaTrail(
  home: Crumb,
  area: string,
  [segment, action, id, ...more]: string[],
  routes: TitledRoutes,
): Crumb[] {
  if (segment === undefined) return [home];
  const titlesOf = (path: string) => routes.get(path)?.options.staticData;
  const route = `${area}/${segment}`;
  const own = ownTitles[route];
  const page = titlesOf(route)?.title;
  const listTitle = own?.list ?? page;
  if (listTitle === undefined) return [];
  const list = { title: listTitle, path: page && `${home.path}/${segment}` };
  if (action === undefined) return [home, list];
  if (more.length > 0 || (action === 'edit') !== (id !== undefined)) return [];
  const edit = titlesOf(`${route}/edit/$id`);
  const isCreate = action === 'create' || id === 'new';
  const editTitle = action === 'edit' ? (own?.edit ?? edit?.title) : undefined;
  const title = isCreate ? (own?.create ?? edit?.createTitle) : editTitle;
  return title ? [home, list, { title }] : [];
}
