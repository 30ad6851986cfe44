import { shownName } from './shown-name';

/** How an organisation is shown: name [organisationCode] (section 2.2); without a code that is empty. */
export function organisationLabelOf({
  name,
  organisationCode,
}: {
  name: string;
  organisationCode: string;
}): string {
  return `${shownName(name)}${organisationCode ? ` [${organisationCode}]` : ''}`;
}
