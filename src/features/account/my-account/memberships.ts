import type { OrganisationUserLink } from '~/api/user-summary';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { shownName } from '~/domain/shown-name';

/** What a person is in one organisation, by all access links to it. */
export interface Membership {
  organisationID: string;
  organisationName: string;
  isAdministrator: boolean;
  /** In words: what gives the access. */
  ways: string[];
}

/** One membership for each organisation, in the order in which they came. */
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
 * Whether somebody administers an organisation, or one above it: only they can open its pages.
 * @param administered the ids of the organisations that the person is made an administrator of
 * @param listed the organisations that the person has access to, as far as they are known
 */
export function canVisit(
  organisationID: string,
  administered: ReadonlySet<string>,
  listed: readonly PlacedOrganisation[],
): boolean {
  const parents = new Map(listed.map((one) => [one.organisationID, one.parentOrganisationID]));
  const seen = new Set<string>();
  let id: string | null | undefined = organisationID;
  // A list that goes round in circles must not hang the page.
  while (id && !seen.has(id)) {
    if (administered.has(id)) return true;
    seen.add(id);
    id = parents.get(id);
  }
  return false;
}
