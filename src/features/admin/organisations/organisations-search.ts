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

/** Parses any search parameters without throwing. A malformed one is undefined. */
export const parseOrganisationsSearch = (value: SearchParameters): OrganisationsSearch => ({
  selected: asId(value.selected),
  parent: asId(value.parent),
  filter: asText(value.filter),
});
