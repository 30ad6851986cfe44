import { identifier } from '../../../src/domain/pasted-id';

/** How many entries a long list has. */
export const longList = 200;

/** Ids of copies end with it and more, so that no record of the examples has the same. */
const firstOfCopies = 0xf0000000;

/**
 * Fills a list with copies of its last entry. Each copy has an id of its own, as records have, and nothing
 * in its lists: a tree would become too large for a link.
 */
export function longListOf(list: unknown[]): unknown[] {
  const last = list.at(-1);
  const own = ownText(last);
  const copies = Array.from({ length: Math.max(0, longList - list.length) }, (_, index) =>
    JSON.parse(JSON.stringify(last), (_name, value) => {
      if (Array.isArray(value)) return [];
      return value === own && own !== undefined ? renumbered(own, index) : value;
    }),
  );
  return [...list, ...copies];
}

/** The text that tells an entry from others: its first id, or its first text. */
function ownText(entry: unknown): string | undefined {
  const values = typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry];
  const texts = values.filter((value) => typeof value === 'string');
  return texts.find((text) => identifier.test(text)) ?? texts[0];
}

const renumbered = (text: string, index: number) =>
  identifier.test(text)
    ? `${text.slice(0, 28)}${(firstOfCopies + index).toString(16)}`
    : `${text}-${index + 1}`;
