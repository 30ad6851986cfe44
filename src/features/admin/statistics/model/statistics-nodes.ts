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

/** The most icons of a row. A number replaces the others, so that the row stays one line. */
export const mostIcons = 8;

interface OrganisationFacts {
  /** Whether each of `serverBadges` is set. */
  servers: readonly boolean[];
  /** Addresses of the icons of the authorised packages, with their positions in the list. */
  icons: readonly { place: number; address: string | null }[];
}

/** A POS Core instance, or an organisation below it. */
export interface StatisticsNode extends TreeNode<StatisticsNode> {
  children: readonly StatisticsNode[];
  counts: StatisticsCounts;
  /** Null for a POS Core instance. */
  facts: OrganisationFacts | null;
}

/**
 * Returns the rows of a month as a tree: POS Core instances with the organisations that they
 * served. The counts of an instance are the sums of its organisations (decision 0028).
 */
export function statisticsNodes(rows: readonly MonthlyStatisticsRow[]): StatisticsNode[] {
  return rows.map(({ posCoreInstance: { posCoreInstanceID: id, name }, childOrgs }) => {
    const children = childOrgs.map(organisationNode);
    return {
      id,
      name,
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

function organisationNode(row: MonthlyStatisticsRow['childOrgs'][number]): StatisticsNode {
  const { organisation, authorisedPackages } = row;
  return {
    id: organisation.organisationID,
    name: organisation.name,
    nameSuffix: organisation.organisationCode,
    hasChildren: false,
    children: [],
    counts: {
      organisations: undefined,
      transactions: row.totalTransactions,
      outlets: row.totalOutlets,
    },
    facts: {
      servers: serverBadges.map(({ key }) => organisation[key] !== null),
      icons: authorisedPackages.map(({ iconUri }, place) => ({ place, address: iconUri })),
    },
  };
}

/** Returns the sums of all instances. */
export function totalCounts(nodes: readonly StatisticsNode[]) {
  return {
    organisations: nodes.reduce((total, { children }) => total + children.length, 0),
    transactions: sum(nodes, 'transactions'),
    outlets: sum(nodes, 'outlets'),
  };
}

/** Returns the number of icons in the row that shows the most. */
export function mostShownIcons(nodes: readonly StatisticsNode[]): number {
  let most = 0;
  for (const { children } of nodes) {
    for (const { facts } of children) if (facts) most = Math.max(most, facts.icons.length);
  }
  return Math.min(most, mostIcons);
}

const sum = (nodes: readonly StatisticsNode[], field: 'transactions' | 'outlets') =>
  nodes.reduce((total, { counts }) => total + counts[field], 0);
