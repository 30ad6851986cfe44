import type { MonthlyStatisticsRow } from '~/api/statistics';
import { once } from '~/domain/once';
import type { TreeNode } from '~/domain/tree-model';
import type { StatisticsField, StatisticsSort } from './statistics-search';

/** The integration servers of an organisation, in the order of their badges. */
export const serverBadges = [
  { key: 'remoteOrderServerInstanceID', text: 'ROS', name: 'Remote Order Service' },
  { key: 'dataExtractionServerInstanceID', text: 'DES', name: 'Data Extraction Service' },
  { key: 'partnerServerInstanceID', text: 'PS', name: 'Partner Services' },
  { key: 'reportingServerInstanceID', text: 'RS', name: 'Reporting Service' },
] as const;

/** The most icons of a row. A number replaces the others, so that the row stays one line. */
export const mostIcons = 8;

/** A POS Core instance, or an organisation below it. */
export interface StatisticsNode extends TreeNode<StatisticsNode> {
  children: readonly StatisticsNode[];
  /** An organisation has no count of organisations. */
  counts: { organisations: number | undefined; transactions: number; outlets: number };
  /** Null for a POS Core instance. */
  facts: {
    /** Whether each of `serverBadges` is set. */
    servers: readonly boolean[];
    /** Addresses of the icons of the authorised packages, with their positions in the list. */
    icons: readonly { index: number; address: string | null }[];
  } | null;
}

/**
 * Returns POS Core instances with the organisations that they served in a month. The counts of an
 * instance are the sums of its organisations (decision 0025).
 */
export function statisticsNodes(rows: readonly MonthlyStatisticsRow[]): StatisticsNode[] {
  return rows.map(({ posCoreInstance: { posCoreInstanceID: id, name }, childOrgs }) => {
    const children = childOrgs.map((row) => organisationNode(id, row));
    const counts = {
      organisations: children.length,
      transactions: totalOf(children, 'transactions'),
      outlets: totalOf(children, 'outlets'),
    };
    return { id, name, hasChildren: children.length > 0, children, counts, facts: null };
  });
}

function organisationNode(
  instanceID: string,
  row: MonthlyStatisticsRow['childOrgs'][number],
): StatisticsNode {
  const { organisation, authorisedPackages, totalTransactions, totalOutlets } = row;
  return {
    // Another instance may have served the organisation in the same month.
    id: `${instanceID} ${organisation.organisationID}`,
    name: organisation.name,
    nameSuffix: organisation.organisationCode,
    hasChildren: false,
    children: [],
    counts: { organisations: undefined, transactions: totalTransactions, outlets: totalOutlets },
    facts: {
      servers: serverBadges.map(({ key }) => organisation[key] !== null),
      icons: authorisedPackages.map(({ iconUri }, index) => ({ index, address: iconUri })),
    },
  };
}

/** Returns the number of icons in the row that shows the most. */
export function mostShownIcons(nodes: readonly StatisticsNode[]): number {
  const counts = nodes.flatMap(({ children }) => children.map(({ facts }) => facts?.icons.length));
  return counts.reduce<number>((most, count = 0) => Math.max(most, Math.min(count, mostIcons)), 0);
}

/** Returns a count of a node. An organisation has no count of organisations. */
export const countOf = ({ counts }: StatisticsNode, field: StatisticsField) => counts[field] ?? 0;

/** Returns the sum of a count over the nodes. */
export const totalOf = (nodes: readonly StatisticsNode[], field: StatisticsField) =>
  nodes.reduce((total, node) => total + countOf(node, field), 0);

const names = once(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }));

/** Returns an order by a count. Ties are in the order of the names, in either direction. */
const orderBy = ({ field, isDescending }: StatisticsSort) => {
  const sign = isDescending ? -1 : 1;
  return (one: StatisticsNode, other: StatisticsNode) =>
    sign * (countOf(one, field) - countOf(other, field)) || names().compare(one.name, other.name);
};

/**
 * Sorts the tree by the rule of docs/product/reports.md#statistics-sort, and keeps the given one.
 * The org count sorts the instances by their outlets, and keeps the organisations in the order of
 * the answer: they have no such count.
 */
export function sortStatistics(
  nodes: readonly StatisticsNode[],
  sort: StatisticsSort | undefined,
): readonly StatisticsNode[] {
  if (!sort) return nodes;
  if (sort.field === 'organisations') return nodes.toSorted(orderBy({ ...sort, field: 'outlets' }));
  const compare = orderBy(sort);
  return nodes
    .toSorted(compare)
    .map((instance) => ({ ...instance, children: instance.children.toSorted(compare) }));
}

/**
 * Returns the organisation that is the first over all instances, after its instance. Of the org
 * count it returns an instance alone: organisations have no such count.
 */
export function firstOf(nodes: readonly StatisticsNode[], sort: StatisticsSort): StatisticsNode[] {
  const paths =
    sort.field === 'organisations'
      ? nodes.map((instance) => [instance])
      : nodes.flatMap((instance) => instance.children.map((child) => [instance, child]));
  const compare = orderBy(sort);
  const isBefore = (path: StatisticsNode[], other: StatisticsNode[]) => {
    const [one, two] = [path.at(-1), other.at(-1)];
    return one && (!two || compare(one, two) < 0);
  };
  return paths.reduce((first, path) => (isBefore(path, first) ? path : first), []);
}
