import { bestMatches } from './best-matches';

/** Groups items by a key. Groups and their items keep the order of the items. */
export function groupedBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
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

/** A choice of a list with checkboxes. */
export interface Choice {
  id: string;
  name: string;
  /** The heading above the choice. */
  group?: string;
}

/**
 * Groups choices by their headings, in their order or with the best matches first.
 * @param wanted text that the name of the choice or its heading must contain
 */
export function choiceGroups<One extends Choice>(choices: readonly One[], wanted = '') {
  const matches = bestMatches(choices, wanted, ({ name, group = '' }) => [name, group]);
  return groupedBy(matches, ({ group }) => group);
}
