/**
 * Returns a text that the contract allows to be empty or to lack.
 * @param missing the words that a person reads instead
 */
export const shownText = (text: string | null | undefined, missing: string): string =>
  text || missing;

/** Returns the text for a name that the contract allows to be empty. */
export const shownName = (name: string | undefined): string => shownText(name, 'No name');

// Hebrew, Arabic and the scripts beside them.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Returns a name for a text of several parts. A name that is written from right to left is isolated: it would
 * turn the words, numbers and names beside it. All others, and so nearly all texts, stay plain.
 */
export const isolated = (name: string): string =>
  rightToLeft.test(name) ? `\u2068${name}\u2069` : name;

/** Returns the names on the way to a record in a line. */
export const pathText = (names: readonly string[]): string => names.map(isolated).join(' › ');

/** Makes the label "name [code]" (docs/product/shell.md#organisation-switcher). */
export function organisationLabelOf(organisation: {
  name: string;
  organisationCode: string;
}): string {
  const { name, organisationCode: code } = organisation;
  return code ? `${shownName(name)} [${code}]` : shownName(name);
}

/** Makes the label "name [code]" for a text of several parts, with the name isolated. */
export const isolatedLabelOf = (organisation: Parameters<typeof organisationLabelOf>[0]) =>
  organisationLabelOf({ ...organisation, name: isolated(organisation.name) });

/** Returns the name of a person for lists, searches and exports, with the mark of the account. */
export const markedName = (name: string, isEmailUnconfirmed: boolean | undefined): string =>
  isEmailUnconfirmed ? `${name} (unconfirmed)` : name;
