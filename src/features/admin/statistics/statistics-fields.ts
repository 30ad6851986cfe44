import type { StatisticsField, StatisticsSort } from './statistics-search';

/** The noun of a count, and its heading in the sort buttons. */
export const fieldNames = {
  organisations: { noun: 'org', heading: 'Orgs' },
  transactions: { noun: 'transaction', heading: 'Transactions' },
  outlets: { noun: 'outlet', heading: 'Outlets' },
} as const satisfies Record<StatisticsField, { noun: string; heading: string }>;

/** Formats a sort for `parseStatisticsSort`. Returns undefined without a sort. */
export function formatStatisticsSort(sort: StatisticsSort | undefined): string | undefined {
  return sort && `${sort.isDescending ? '-' : ''}${sort.field}`;
}
