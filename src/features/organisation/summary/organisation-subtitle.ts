import type { Organisation } from '~/api/organisations';
import { organisationTypeLabel } from '~/domain/organisation-type';
import { organisationLabelOf } from '~/domain/shown-name';

interface NamedOrganisation {
  organisationID: string;
  name: string;
}

/**
 * Describes an organisation in a line: name and code, type, and whether it is inactive. While the
 * organisation is not in the list, only the session's own one has a line, with its name alone.
 */
export function organisationSubtitle(
  listed: Organisation | undefined,
  own: NamedOrganisation | null,
  orgId: string,
): string | undefined {
  if (!listed) return own?.organisationID === orgId ? own.name : undefined;
  const type = organisationTypeLabel(listed.organisationType);
  return `${organisationLabelOf(listed)}, ${type}${listed.active ? '' : ', inactive'}`;
}
