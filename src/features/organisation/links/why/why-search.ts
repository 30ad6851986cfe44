import { asId, asText, type SearchParameters } from '~/domain/search-values';

/** The search parameters of "What may a person do, and why?". */
export interface WhySearch {
  why?: true;
  person?: string;
  /** A second person, with whom the first is compared. */
  with?: string;
  /** Text that the names of the shown permissions contain. */
  permission?: string;
  /** The question of "Who has a permission?", if it is open: who/who-question.ts reads it. */
  who?: string;
}

/** What closes it. The question of "Who has a permission?" stays. */
export const closedWhy = {
  why: undefined,
  person: undefined,
  with: undefined,
  permission: undefined,
} satisfies WhySearch;

/** Reads search parameters. Returns every key, with undefined for a default or malformed value. */
export function parseWhySearch(search: SearchParameters): WhySearch {
  const isOpen = search.why === true || search.why === 'true' || search.why === 1;
  return {
    why: isOpen ? true : undefined,
    person: asId(search.person),
    with: asId(search.with),
    permission: asText(search.permission),
    who: asText(search.who),
  };
}
