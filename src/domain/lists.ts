const none: readonly never[] = [];

/** Returns the records of a list, which has none until it has loaded. The result is stable. */
export const loadedRecords = <Item>(list: readonly Item[] | null | undefined): readonly Item[] =>
  list ?? none;

/** Groups items by a key. No group is empty. Groups and their items keep the order of the items. */
export function groupedBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Adds an id to a list, or removes it. */
export const toggled = (ids: readonly string[], id: string, isChosen: boolean): string[] => {
  const others = ids.filter((one) => one !== id);
  return isChosen ? [...others, id] : others;
};

/** Returns the key in the query cache of what has come so far of a list that has another key. */
export const arrivingKey = (listKey: readonly unknown[]) => ['arriving', ...listKey] as const;

/** The `meta` of a query that reads what a form offers to choose. A refused save may have chosen what is gone. */
export const choicesOfForm = { isChoicesOfForm: true } as const;

/** The `meta` of a query that reads a column of a grid, whose list another query reads. */
export const columnOfGrid = { isColumnOfGrid: true } as const;

/** How many entries a card of a summary page shows of each list (decision 0092). */
export const cardEntries = 20;

/** How many options a select shows. */
export const listedOptions = 100;
