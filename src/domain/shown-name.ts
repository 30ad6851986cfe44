/** Returns the text for a name that the contract allows to be empty. */
export const shownName = (name: string | undefined): string => name || 'No name';

/**
 * Makes the label of an organisation: name [organisationCode]
 * (docs/product/shell.md#organisation-switcher). An empty code is left out.
 */
export function organisationLabelOf(organisation: {
  name: string;
  organisationCode: string;
}): string {
  const { name, organisationCode: code } = organisation;
  return code ? `${shownName(name)} [${code}]` : shownName(name);
}
