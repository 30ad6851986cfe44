import { groupedBy } from './lists';

const shownEnd = 6;

/** Returns the end of an id, which tells records with the same name apart. */
export const idEnd = (id: string): string => `…${id.slice(-shownEnd)}`;

/**
 * Returns a function that labels each of the items: by its name, and if others have the same name also by a
 * detail. An empty detail is left out.
 */
export function distinctLabels<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  detailOf: (item: Item) => string,
): (item: Item) => string {
  const namesakes = groupedBy(items, nameOf);
  return (item) => {
    const name = nameOf(item);
    const isShared = (namesakes.get(name)?.length ?? 0) > 1;
    const detail = isShared ? detailOf(item) : '';
    return detail ? `${name} (${detail})` : name;
  };
}
