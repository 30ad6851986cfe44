const list = new Intl.ListFormat('en-GB');

/** Joins words: "Bar, Kitchen and Terrace". */
export const listText = (words: readonly string[]) => list.format(words);
