import { shownName } from './shown-name';

/**
 * How an organisation is shown: name [organisationCode]
 * (docs/product/shell.md#organisation-switcher); without a code that is empty.
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
