import { noName } from './no-name';
/** How an organisation is shown: name [organisationCode] (section 2.2); without what is missing. */
export function organisationLabelOf({
  name,
  organisationCode,
}: {
  name: string | null;
  organisationCode: string | null;
}): string {
  return `${name || noName}${organisationCode ? ` [${organisationCode}]` : ''}`;
}
