/** How an organisation is shown: name [organisationCode] (section 2.2). */
export function organisationLabelOf({
  name,
  organisationCode,
}: {
  name: string;
  organisationCode: string;
}): string {
  return `${name} [${organisationCode}]`;
}
