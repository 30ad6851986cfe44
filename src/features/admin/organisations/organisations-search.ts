import { asId, asText, type SearchParameters } from '~/domain/search-values';

/** The search parameters of the organisations page, which a person can share as a link. */
export interface OrganisationsSearch {
  /** Id of the organisation in the form, or `new` while a person creates one. */
  selected?: string;
  /** Id of the parent of a new organisation. */
  parent?: string;
  /** The text that filters the tree. */
  filter?: string;
}

/** Parses any search parameters without throwing. It omits the malformed ones. */
export function parseOrganisationsSearch(value: SearchParameters): OrganisationsSearch {
  const selected = asId(value.selected);
  const parent = asId(value.parent);
  const filter = asText(value.filter);
  return {
    ...(selected && { selected }),
    ...(parent && { parent }),
    ...(filter && { filter }),
  };
}
