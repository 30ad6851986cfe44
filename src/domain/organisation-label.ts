import { shownName } from './shown-name';

/**
 * Makes the label of an organisation: name [organisationCode]
 * (docs/product/shell.md#organisation-switcher). An empty code is left out.
 */
export function organisationLabelOf({
  name,
  organisationCode,
}: {
  name: string;
  organisationCode: string;
}): string {
  return `${shownName(name)}${organisationCode ? ` [${organisationCode}]` : ''}`;
}
