import type { OrganisationUserLink } from '~/api/user-summary';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { shownName } from '~/domain/shown-name';

/** The role of a person in one organisation, from all access links to it. */
export interface Membership {
  organisationID: string;
  organisationName: string;
  isAdministrator: boolean;
  /** What gives the access, in the words of the screen. */
  ways: string[];
}

/** Merges access links into one membership for each organisation, in the order of the links. */
export function membershipsOf(links: readonly OrganisationUserLink[]): Membership[] {
  const found = new Map<string, Membership>();
  for (const link of links) {
    const { organisationID, isOrgAdmin } = link;
    const { isAdministrator, ways } = found.get(organisationID) ?? noMembership;
    found.set(organisationID, {
      organisationID,
      organisationName: shownName(link.organisationName),
      isAdministrator: isAdministrator || isOrgAdmin,
      ways: [...new Set([...ways, wayOf(link)])],
    });
  }
  return [...found.values()];
}

const noMembership = { isAdministrator: false, ways: [] };

function wayOf({ linkType, teamUserName }: OrganisationUserLink): string {
  if (linkType !== OrganisationUserLinkType.Team) return 'Personal access';
  return `Team ${teamUserName || 'without a name'}`;
}

interface PlacedOrganisation {
  organisationID: string;
  parentOrganisationID: string | null;
}

/**
 * Whether a person administers an organisation or one above it. Nobody else can open its pages.
 * @param administered ids of the organisations whose access links make the person an administrator
 * @param listed organisations that the person has access to, as far as they are loaded
 */
export function canVisit(
  organisationID: string,
  administered: ReadonlySet<string>,
  listed: readonly PlacedOrganisation[],
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
