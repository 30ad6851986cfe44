/** Returns the text for a name that the contract allows to be empty. */
export const shownName = (name: string | undefined): string => name || 'No name';

/** Makes the label "name [code]" (docs/product/shell.md#organisation-switcher). */
export function organisationLabelOf(organisation: {
  name: string;
  organisationCode: string;
}): string {
  const { name, organisationCode: code } = organisation;
  return code ? `${shownName(name)} [${code}]` : shownName(name);
}
