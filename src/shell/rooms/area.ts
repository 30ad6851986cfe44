import { useLocation, useParams, useRouter } from '@tanstack/react-router';

/** A page of an area, one step away from every other page of it. */
export interface Room {
  /** The letter that leads to it after `g`. */
  letter: string;
  title: string;
  /** A part of the title that says enough among the other pages of the area. */
  short?: string | undefined;
  to: string;
  params?: Record<string, string>;
}

/** Pages of an area on one subject. The summary belongs to none. */
export interface RoomGroup {
  title?: string | undefined;
  rooms: Room[];
}

/** Pages that belong together, as those of Administration. */
export interface Area {
  /** The accessible name of the list of its pages. */
  label: string;
  /** The id of the organisation; empty in Administration. */
  orgId: string;
  /** The part of the shown address that names a page of the area. */
  segment: string | undefined;
  /** The pages that the area always has. What a summary offers belongs to the last group. */
  groups: RoomGroup[];
  /** The shown page, if it is one that only a summary offers. */
  shown: Room | undefined;
}

/** The pages of an area on one subject: their segments of the address, by their letters. */
type Group = readonly [title: string | undefined, pages: Readonly<Record<string, string>>];

const administration: readonly Group[] = [
  [undefined, { s: '' }],
  ['Platform', { o: 'organisations', u: 'users', c: 'clients' }],
  ['Reports', { a: 'auditlogs', e: 'entitylookup', t: 'statistics' }],
  ['Servers', { p: 'poscoreinstances', i: 'integrationserver' }],
];
const organisation: readonly Group[] = [
  [undefined, { s: '', p: 'profile' }],
  ['People', { t: 'teams', i: 'invite', e: 'pendinginvites' }],
  ['Access', { a: 'links', g: 'permissiongroups', c: 'serviceaccounts' }],
  ['Versions and health', { h: 'systemhealth' }],
];

/** What the rail says instead of a long title. */
const shortTitles: Readonly<Record<string, string>> = {
  poscoreinstances: 'POS Core',
  integrationserver: 'Integration Server',
  profile: 'Organisation Profile',
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
    groups: (orgId ? organisation : administration).map(([title, pages]) => ({
      title,
      rooms: Object.entries(pages).map(([letter, part]) => {
        const to = part ? `${root}/${part}` : root;
        const own = part ? routes.get(to)?.options.staticData?.title : 'Summary';
        return { letter, title: own ?? '', short: shortTitles[part], to, params: { orgId } };
      }),
    })),
  };
}
