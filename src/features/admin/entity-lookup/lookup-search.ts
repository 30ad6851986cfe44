import { asText } from '~/domain/search-values';

/** The search parameters of Entity Lookup. */
export interface LookupSearch {
  filter?: string;
}

/** Parses any search parameters into the filter, for `validateSearch`. It never throws. */
export function parseLookupSearch(value: Record<string, unknown>): LookupSearch {
  const filter = asText(value.filter, Number.POSITIVE_INFINITY);
  return filter ? { filter } : {};
}
