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

/** Why an account is marked (decision 0074). */
export const unconfirmedReason =
  'Nobody has confirmed yet who reads the mail of this address. The account cannot sign in and cannot be given rights. A new password, which the person sets by a link from a mail, confirms it.';

/** Returns the name of a person for lists, searches and exports, with the mark of the account. */
export const markedName = (name: string, isEmailUnconfirmed: boolean | undefined): string =>
  isEmailUnconfirmed ? `${name} (unconfirmed)` : name;
