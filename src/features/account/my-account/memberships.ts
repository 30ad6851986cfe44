import type { OrganisationUserLink } from '~/api/user-summary';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { groupedBy } from '~/domain/lists';
import { shownName, shownText } from '~/domain/shown-name';

/**
 * Merges access links into one membership for each organisation, in the order of the links. The ways
 * say what gives the access, in the words of the screen.
 */
export const membershipsOf = (links: readonly OrganisationUserLink[]) =>
  [...groupedBy(links, ({ organisationID }) => organisationID)].map(([organisationID, own]) => ({
    organisationID,
    organisationName: shownName(own.at(-1)?.organisationName),
    isAdministrator: own.some(({ isOrgAdmin }) => isOrgAdmin),
    ways: [...new Set(own.map(wayOf))],
  }));

function wayOf({ linkType, teamUserName }: OrganisationUserLink): string {
  if (linkType !== OrganisationUserLinkType.Team) return 'Personal access';
  return `Team ${shownText(teamUserName, 'without a name')}`;
}

/**
 * Whether a person administers an organisation or one above it. Nobody else can open its pages.
 * @param administered ids of the organisations whose access links make the person an administrator
 * @param listed organisations that the person has access to, as far as they are loaded
 */
export function canVisit(
  organisationID: string,
  administered: ReadonlySet<string>,
  listed: readonly { organisationID: string; parentOrganisationID: string | null }[],
): boolean {
  const parents = new Map(listed.map((one) => [one.organisationID, one.parentOrganisationID]));
  const seen = new Set<string>();
  let id: string | null | undefined = organisationID;
  // A cycle of parents must not hang the page.
  while (id && !seen.has(id)) {
    if (administered.has(id)) return true;
    seen.add(id);
    id = parents.get(id);
  }
  return false;
}
