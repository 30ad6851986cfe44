import { useLocation, useParams, useRouter } from '@tanstack/react-router';

/** A page of an area, one step away from every other page of it. */
export interface Room {
  /** The letter that leads to it after `g`. */
  letter: string;
  title: string;
  to: string;
  params?: Record<string, string>;
}

/** Pages that belong together, as those of Administration. */
export interface Area {
  /** The accessible name of the list of its pages. */
  label: string;
  /** The id of the organisation; empty in Administration. */
  orgId: string;
  /** The part of the shown address that names a page of the area. */
  segment: string | undefined;
  /** The pages that the area always has. */
  rooms: Room[];
  /** The shown page, if it is one that only a summary offers. */
  shown: Room | undefined;
}

/** The letters of the pages, and their segments of the address. */
const administration = {
  s: '',
  u: 'users',
  c: 'clients',
  p: 'poscoreinstances',
  o: 'organisations',
  i: 'integrationserver',
  a: 'auditlogs',
  e: 'entitylookup',
  t: 'statistics',
};
const organisation = {
  s: '',
  p: 'profile',
  a: 'links',
  t: 'teams',
  i: 'invite',
  e: 'pendinginvites',
  g: 'permissiongroups',
  c: 'serviceaccounts',
  h: 'systemhealth',
};

/** The pages that an area has only if its summary offers them, by the segments of their addresses. */
export const offeredPages = {
  deploymentserver: { letter: 'd', title: 'Deployment Server' },
  acceptances: { letter: 'v', title: 'Install Versions' },
  authorisations: { letter: 'u', title: 'Version Authorisation' },
  initialise: { letter: 'n', title: 'Initialise Organisation' },
};

/** Returns the area of the shown page, which has one (docs/product/shell.md#pages-of-an-area). */
export function useArea(): Area {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const orgId = useParams({ strict: false, select: (params) => params.orgId }) ?? '';
  const routes = new Map(Object.entries(useRouter().routesByPath));
  const segment = path.split('/')[orgId ? 3 : 2];
  const offered = Object.entries(offeredPages).find(([each]) => each === segment)?.[1];
  const root = orgId ? '/organisation/$orgId' : '/admin';
  return {
    label: orgId ? 'Organisation pages' : 'Administration pages',
    orgId,
    segment,
    shown: offered && { ...offered, to: path },
    rooms: Object.entries(orgId ? organisation : administration).map(([letter, part]) => {
      const to = part ? `${root}/${part}` : root;
      const title = part ? routes.get(to)?.options.staticData?.title : 'Summary';
      return { letter, title: title ?? '', to, params: { orgId } };
    }),
  };
}
