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
  /** The pages that are always there. */
  rooms: Room[];
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

/** Returns the area of the shown page, which has one (docs/product/shell.md#pages-of-an-area). */
export function useArea(): Area {
  const path = useLocation({ select: ({ pathname }) => pathname }).split('/');
  const orgId = useParams({ strict: false, select: (params) => params.orgId }) ?? '';
  const routes = new Map(Object.entries(useRouter().routesByPath));
  const root = orgId ? '/organisation/$orgId' : '/admin';
  return {
    label: orgId ? 'Organisation pages' : 'Administration pages',
    orgId,
    segment: path[orgId ? 3 : 2],
    rooms: Object.entries(orgId ? organisation : administration).map(([letter, segment]) => {
      const to = segment ? `${root}/${segment}` : root;
      const title = segment ? routes.get(to)?.options.staticData?.title : 'Summary';
      return { letter, title: title ?? '', to, params: { orgId } };
    }),
  };
}
