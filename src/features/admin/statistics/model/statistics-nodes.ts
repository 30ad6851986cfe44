import type { MonthlyStatisticsRow } from '~/api/statistics';
import type { TreeNode } from '~/domain/tree-model';

export interface StatisticsCounts {
  /** Undefined for an organisation. */
  organisations: number | undefined;
  transactions: number;
  outlets: number;
}

/** The integration servers of an organisation, in the order of their badges. */
export const serverBadges = [
  { key: 'remoteOrderServerInstanceID', text: 'ROS', name: 'Remote Order Service' },
  { key: 'dataExtractionServerInstanceID', text: 'DES', name: 'Data Extraction Service' },
  { key: 'partnerServerInstanceID', text: 'PS', name: 'Partner Services' },
  { key: 'reportingServerInstanceID', text: 'RS', name: 'Reporting Service' },
] as const;

/** More icons than this are counted instead, so that a row stays a line. */
export const mostIcons = 8;

interface OrganisationFacts {
  /** Whether each of `serverBadges` is set. */
  servers: readonly boolean[];
  /** Where the icons of the authorised packages are, as received, and their places in the list. */
  icons: readonly { place: number; address: string | null }[];
}

/** A POS Core instance, or an organisation below it. */
export interface StatisticsNode extends TreeNode<StatisticsNode> {
  counts: StatisticsCounts;
  /** Null for a POS Core instance. */
  facts: OrganisationFacts | null;
}

type Row = DeepPartial<MonthlyStatisticsRow>;
type ChildRow = NonNullable<NonNullable<Row['childOrgs']>[number]>;
type DeepPartial<T> = T extends (infer Item)[]
  ? DeepPartial<Item>[] | null
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> | null }
    : T;

/**
 * The rows of a month as a tree: POS Core instances with the organisations that they served. The
 * counts of an instance are the sums of its organisations (decision 0028). Whatever is missing in
 * an answer counts as nothing.
 */
export function statisticsNodes(answer: readonly MonthlyStatisticsRow[]): StatisticsNode[] {
  const rows: readonly Row[] = Array.isArray(answer) ? answer : [];
  const idOfInstance = distinctIds();
  return rows.map((row) => {
    const id = idOfInstance(row?.posCoreInstance?.posCoreInstanceID ?? '');
    const idOfOrganisation = distinctIds(`${id}/`);
    const children = (row?.childOrgs ?? []).map((child) =>
      organisationNode(child, idOfOrganisation),
    );
    return {
      id,
      name: row?.posCoreInstance?.name ?? '',
      hasChildren: children.length > 0,
      children,
      counts: {
        organisations: children.length,
        transactions: sum(children, 'transactions'),
        outlets: sum(children, 'outlets'),
      },
      facts: null,
    };
  });
}

function organisationNode(row: ChildRow, idOf: (id: string) => string): StatisticsNode {
  const organisation = row?.organisation;
  return {
    id: idOf(organisation?.organisationID ?? ''),
    name: organisation?.name ?? '',
    nameSuffix: organisation?.organisationCode,
    hasChildren: false,
    children: [],
    counts: {
      organisations: undefined,
      transactions: count(row?.totalTransactions),
      outlets: count(row?.totalOutlets),
    },
    facts: {
      servers: serverBadges.map(({ key }) => Boolean(organisation?.[key])),
      icons: (row?.authorisedPackages ?? []).map((entry, place) => ({
        place,
        address: entry?.iconUri ?? null,
      })),
    },
  };
}

/** What all instances have together. */
export function totalCounts(nodes: readonly StatisticsNode[]) {
  return {
    organisations: nodes.reduce((total, { counts }) => total + (counts.organisations ?? 0), 0),
    transactions: sum(nodes, 'transactions'),
    outlets: sum(nodes, 'outlets'),
  };
}

/** How many icons the row with the most of them shows. */
export function mostShownIcons(nodes: readonly StatisticsNode[]): number {
  let most = 0;
  for (const { children } of nodes) {
    for (const { facts } of children ?? []) most = Math.max(most, facts?.icons.length ?? 0);
  }
  return Math.min(most, mostIcons);
}

const count = (value: number | null | undefined) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

const sum = (nodes: readonly StatisticsNode[], field: 'transactions' | 'outlets') =>
  nodes.reduce((total, { counts }) => total + counts[field], 0);

/** A tree needs an id of its own for each node, also where an answer repeats or lacks one. */
function distinctIds(prefix = '') {
  const seen = new Map<string, number>();
  return (id: string) => {
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? `${prefix}${id}` : `${prefix}${id}#${times}`;
  };
}
