import type { Organisation } from '~/api/organisations';
import { organisationLabelOf } from '~/domain/organisation-label';
import { organisationTypeLabel } from '~/domain/organisation-type';

interface NamedOrganisation {
  organisationID: string;
  name: string;
}

/**
 * What is known of an organisation, in a line: name and code, type, and whether it is out of use; the
 * name alone of the session's own one while the list is not there.
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
