import { asText, type SearchParameters } from '~/domain/search-values';

/** Parses any search parameters into the filter, for `validateSearch`. It never throws. */
export function parseLookupSearch(value: SearchParameters): { filter?: string } {
  const filter = asText(value.filter, Number.POSITIVE_INFINITY);
  return filter ? { filter } : {};
}
