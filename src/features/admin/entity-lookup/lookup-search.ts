import { textParameter } from '~/domain/text-parameter';

/** The search parameters of Entity Lookup. */
export interface LookupSearch {
  filter?: string;
}

/** Parses any search parameters into the filter, for `validateSearch`. It never throws. */
export function parseLookupSearch(value: Record<string, unknown>): LookupSearch {
  const filter = textParameter(value.filter);
  return filter ? { filter } : {};
}
