/** What of Entity Lookup is in the address. */
export interface LookupSearch {
  filter?: string;
}

/** Reads the filter from whatever the address holds; for `validateSearch`. Nothing is thrown. */
export function parseLookupSearch(value: Record<string, unknown>): LookupSearch {
  const { filter } = value;
  // The router reads ?filter=12 as a number; a person meant the text.
  const isText = ['string', 'number', 'boolean'].includes(typeof filter);
  const text = isText ? String(filter).trim() : '';
  return text === '' ? {} : { filter: text };
}
