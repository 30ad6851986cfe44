/** How an organisation is shown: name [organisationCode] (section 2.2); without what is missing. */
export function organisationLabelOf({
  name,
  organisationCode,
}: {
  name: string | null;
  organisationCode: string | null;
}): string {
  return `${name || 'Without a name'}${organisationCode ? ` [${organisationCode}]` : ''}`;
}
