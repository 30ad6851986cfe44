import { isMonth } from '~/domain/month';

/** What the rows can be sorted by: the three counts on their badges. */
export const statisticsFields = ['organisations', 'transactions', 'outlets'] as const;

export type StatisticsField = (typeof statisticsFields)[number];

/** How a count is called: one, several, and where the rows are sorted by it. */
export const fieldNames = {
  organisations: { one: 'org', several: 'orgs', sorted: 'Orgs' },
  transactions: { one: 'transaction', several: 'transactions', sorted: 'Transactions' },
  outlets: { one: 'outlet', several: 'outlets', sorted: 'Outlets' },
} as const satisfies Record<StatisticsField, { one: string; several: string; sorted: string }>;

export interface StatisticsSort {
  field: StatisticsField;
  isDescending: boolean;
}

/** What of the page is worth a link to a colleague. */
export interface StatisticsSearch {
  /** YYYY-MM. */
  month?: string;
  /** A field, '-' before it for descending: "-outlets". */
  sort?: string;
}

/** Reads the address, for `validateSearch`; what is not understood counts as not given. */
export function parseStatisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  const { month, sort } = search;
  const isKnownSort = typeof sort === 'string' && parseStatisticsSort(sort) !== undefined;
  return {
    ...(typeof month === 'string' && isMonth(month) && { month }),
    ...(isKnownSort && { sort }),
  };
}

/** "-outlets" as what it means; undefined for no sorting. */
export function parseStatisticsSort(text: string | undefined): StatisticsSort | undefined {
  const isDescending = text?.startsWith('-') ?? false;
  const name = isDescending ? text?.slice(1) : text;
  const field = statisticsFields.find((known) => known === name);
  return field && { field, isDescending };
}

/** The reverse of parseStatisticsSort. */
export function formatStatisticsSort(sort: StatisticsSort | undefined): string | undefined {
  return sort && `${sort.isDescending ? '-' : ''}${sort.field}`;
}
