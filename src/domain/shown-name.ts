/**
 * Returns a text that the contract allows to be empty or to lack.
 * @param missing the words that a person reads instead
 */
export const shownText = (text: string | null | undefined, missing: string): string =>
  text || missing;

/** Returns the text for a name that the contract allows to be empty. */
export const shownName = (name: string | undefined): string => shownText(name, 'No name');

/** Makes the label "name [code]" (docs/product/shell.md#organisation-switcher). */
export function organisationLabelOf(organisation: {
  name: string;
  organisationCode: string;
}): string {
  const { name, organisationCode: code } = organisation;
  return code ? `${shownName(name)} [${code}]` : shownName(name);
}
