/** The search parameters of Entity Lookup. */
export interface LookupSearch {
  filter?: string;
}

/** Parses any search parameters into the filter, for `validateSearch`. It never throws. */
export function parseLookupSearch(value: Record<string, unknown>): LookupSearch {
  const { filter } = value;
  // The router parses ?filter=12 as a number, but the filter is text.
  const isText = ['string', 'number', 'boolean'].includes(typeof filter);
  const text = isText ? String(filter).trim() : '';
  return text === '' ? {} : { filter: text };
}
