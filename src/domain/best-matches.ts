import { foldedText } from './stored-text';

/** How well a text matches a search. A lower rank is better. */
const ranks = { whole: 0, beginning: 1, wordBeginning: 2, within: 3 } as const;

type Rank = (typeof ranks)[keyof typeof ranks];

// Two expressions, because Chromium 156 and Node 26 find no letter outside of the basic plane by a character
// class before `$`.
const letterBefore = /(?:\p{L}|\p{N})$/u;

/**
 * Finds what contains a text and puts the best matches first
 * (docs/product/shell.md#order-of-matches): the whole text, its beginning, the beginning of one of
 * its words, the middle of a word. Equally good matches keep their order. The search ignores case,
 * accents and spaces around the text. An empty text matches everything.
 * @param textsOf the texts that an item has, of which the best one counts
 */
export function bestMatches<Item>(
  items: readonly Item[],
  text: string,
  textsOf: (item: Item) => readonly (string | null | undefined)[],
): Item[] {
  const isMatch = bestRank(text);
  return items
    .map((item) => ({ item, rank: isMatch(textsOf(item)) }))
    .filter((found): found is { item: Item; rank: Rank } => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/**
 * Prepares a search.
 * @returns a function for the best rank among some texts; undefined when none of them matches
 */
export function bestRank(
  text: string,
): (texts: readonly (string | null | undefined)[]) => Rank | undefined {
  const sought = foldedText(text.trim());
  return (texts) => {
    let best: Rank | undefined;
    for (const each of texts) {
      const rank = typeof each !== 'string' ? undefined : rankOf(each, sought);
      if (rank !== undefined && (best === undefined || rank < best)) best = rank;
    }
    return best;
  };
}

/** @param sought the folded text of the search */
function rankOf(name: string, sought: string): Rank | undefined {
  // A list that nobody has searched yet need not fold each of 100,000 names.
  if (sought === '') return ranks.whole;
  const text = foldedText(name.trim());
  if (text === sought) return ranks.whole;
  let index = text.indexOf(sought);
  if (index === -1) return undefined;
  if (index === 0) return ranks.beginning;
  for (; index !== -1; index = text.indexOf(sought, index + 1)) {
    // Two code units, so that a letter outside of the basic plane counts as one.
    if (!letterBefore.test(text.slice(Math.max(0, index - 2), index))) return ranks.wordBeginning;
  }
  return ranks.within;
}

/** A choice of a list with checkboxes. */
export interface Choice {
  id: string;
  name: string;
  /** The heading above the choice. */
  group?: string;
}

/** Returns the choices whose name or heading contains a text, the best matches first. */
export const matchingChoices = <One extends Choice>(choices: readonly One[], wanted = ''): One[] =>
  bestMatches(choices, wanted, ({ name, group }) => [name, group]);
