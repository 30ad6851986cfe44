import { asText, type SearchParameters } from '~/domain/search-values';

/** Parses any search parameters into the filter, for `validateSearch`. It never throws. */
export const parseLookupSearch = ({ filter }: SearchParameters): { filter?: string } => ({
  filter: asText(filter),
});
