import { and, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { pastedId } from '../../src/domain/pasted-id';
import { foldedText, storedText } from '../../src/domain/stored-text';

/** The parameters of a list that a call may search and limit. Without them the list is whole. */
interface ListSearch {
  search?: string;
  limit?: number;
  ids?: string[];
}

/** Whether a call asks for all entries. */
export const isWholeList = ({ search, limit, ids }: ListSearch): boolean =>
  search === undefined && limit === undefined && ids === undefined;

/** What a search looks at: the id of an entry, and the folded texts that a person sees and may type. */
interface Searched {
  id: SQLiteColumn;
  texts: readonly (SQL | SQLiteColumn)[];
}

/** The limit of a statement without a limit. */
export const noLimit = -1;

/**
 * Reads a list that a call may search and limit (decision 0092). The best matches come first
 * (docs/product/shell.md#order-of-matches). There is a statement for each rank, in the order of the
 * list, so that an index gives the first entries and the statement stops there. One statement for
 * all ranks would sort every match of a single letter.
 * @param read reads the entries that fit a condition, in the order of the list
 */
export async function readList<Row>(
  { search = '', limit = noLimit, ids }: ListSearch,
  { id, texts }: Searched,
  read: (where: SQL | undefined, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const chosen =
    ids &&
    inArray(
      id,
      ids.map((given) => pastedId(given) ?? given),
    );
  // In brackets these are no wildcards.
  const pattern = foldedText(storedText(search)).replaceAll(/[[*?]/g, (sign) => `[${sign}]`);
  if (pattern === '') return read(chosen, limit);
  const found: Row[] = [];
  let better: SQL | undefined;
  for (const [start, end] of ranks) {
    const isRank = or(...texts.map((text) => sql`${text} GLOB ${start + pattern + end}`));
    const left = limit === noLimit ? noLimit : limit - found.length;
    if (left !== 0) found.push(...(await read(and(chosen, isRank, better), left)));
    better = and(better, isRank && not(isRank));
  }
  return found;
}

/** What stands around the text: the whole text, its beginning, that of a word, and anywhere. */
const ranks = [
  ['', ''],
  ['', '*'],
  // The beginning of a word follows anything but a letter or a digit.
  ['*[^0-9a-z\u00c0-\u1eff]', '*'],
  ['*', '*'],
] as const;
