/** Parses "name,-email" to a list. */
export function parseSort(sort: string | undefined): { id: string; desc: boolean }[] {
  return splitKeys(sort).map((part) =>
    part.startsWith('-') ? { id: part.slice(1), desc: true } : { id: part, desc: false },
  );
}

/** Formats a list as "name,-email"; undefined when it is empty. */
export function formatSort(sort: readonly { id: string; desc: boolean }[]): string | undefined {
  return sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',') || undefined;
}

/** Splits "a,b" into a list without empty entries. */
export function splitKeys(keys: string | undefined): string[] {
  return (keys ?? '').split(',').filter(Boolean);
}
