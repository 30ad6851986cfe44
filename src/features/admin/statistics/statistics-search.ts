import { isMonth } from '~/domain/month';
import type { SearchParameters } from '~/domain/search-values';

/** The sort fields: the three counts on the badges of a row. */
export const statisticsFields = ['organisations', 'transactions', 'outlets'] as const;
export type StatisticsField = (typeof statisticsFields)[number];

export interface StatisticsSort {
  field: StatisticsField;
  isDescending: boolean;
}

/** The search parameters of Statistics, which a person can share as a link. */
export interface StatisticsSearch {
  /** YYYY-MM. */
  month?: string;
  /** A field, with '-' before it for descending: "-outlets". */
  sort?: string;
}

/** Parses search parameters, for `validateSearch`. A malformed one is undefined. */
export const parseStatisticsSearch = ({ month, sort }: SearchParameters): StatisticsSearch => ({
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
  sort: typeof sort === 'string' ? formatStatisticsSort(parseStatisticsSort(sort)) : undefined,
});

/** Parses a sort such as "-outlets". Returns undefined without a known field. */
export function parseStatisticsSort(text: string | undefined): StatisticsSort | undefined {
  const isDescending = text?.startsWith('-') === true;
  const field = statisticsFields.find((known) => text === (isDescending ? `-${known}` : known));
  return field && { field, isDescending };
}

/** The noun of a count, and its heading in the sort buttons. */
export const fieldNames = {
  organisations: { noun: 'org', heading: 'Orgs' },
  transactions: { noun: 'transaction', heading: 'Transactions' },
  outlets: { noun: 'outlet', heading: 'Outlets' },
} as const satisfies Record<StatisticsField, { noun: string; heading: string }>;

/** Formats a sort for `parseStatisticsSort`. Returns undefined without a sort. */
export const formatStatisticsSort = (sort: StatisticsSort | undefined): string | undefined =>
  sort && `${sort.isDescending ? '-' : ''}${sort.field}`;
