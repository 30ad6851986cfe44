/** What of the organisations page is worth a link to a colleague. */
export interface OrganisationsSearch {
  /** Id of the organisation in the form; `new` while one is created. */
  selected?: string;
  /** Under which organisation the new one starts. */
  parent?: string;
  /** What the tree is filtered by. */
  filter?: string;
}

/** The router reads ?filter=12 as a number; a person meant the text. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 256) : undefined;
}

/** Reads the page's state from whatever the address holds; nothing is thrown. */
export function parseOrganisationsSearch(value: Record<string, unknown>): OrganisationsSearch {
  const selected = asText(value.selected);
  const parent = asText(value.parent);
  const filter = asText(value.filter);
  return {
    ...(selected && { selected }),
    ...(parent && { parent }),
    ...(filter && { filter }),
  };
}
