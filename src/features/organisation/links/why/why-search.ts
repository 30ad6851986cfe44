/** The search parameters of "Why can this person do this?". */
export interface WhySearch {
  /** Whether it is open. */
  why?: true;
  person?: string;
  /** Text that the names of the shown permissions contain. */
  permission?: string;
}

const textOf = (value: unknown) => {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? String(value).slice(0, 100) || undefined : undefined;
};

/** Reads search parameters. Returns every key, with undefined for a default or malformed value. */
export function parseWhySearch(search: Record<string, unknown>): WhySearch {
  const isOpen = search.why === true || search.why === 'true' || search.why === 1;
  return {
    why: isOpen ? true : undefined,
    person: textOf(search.person),
    permission: textOf(search.permission),
  };
}
