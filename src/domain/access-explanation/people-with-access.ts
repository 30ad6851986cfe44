import { OrganisationUserLinkType } from '../contract/enums.gen';

type LinkType = (typeof OrganisationUserLinkType)[keyof typeof OrganisationUserLinkType];

/** An access link as the call answers it, as far as it is needed here. */
export interface AccessLink {
  organisationUserLinkID: string;
  linkType: LinkType;
  isOrgAdmin: boolean;
  teamUserID: string;
  teamUserName: string;
  userEmail: string | null;
}

/** A member of a team as the call answers it. */
export interface TeamMember {
  userID: string;
  userName: string;
}

/** The members of the linked teams by the team's id; a team whose members are not known has no entry. */
export type MembersByTeam = ReadonlyMap<string, readonly TeamMember[]>;

/** One way by which a person has access: a link of the own, or that of a team. */
export interface WayIn {
  linkID: string;
  /** Null for a link of the own. */
  team: { teamID: string; name: string } | null;
  isOrgAdmin: boolean;
}

/** Somebody who has access to an organisation. */
export interface PersonWithAccess {
  userID: string;
  name: string;
  email: string | null;
  /** The own link first, then those of teams by name. */
  ways: readonly WayIn[];
}

/** Whether a link is a team's. */
export function isTeamLink(link: Pick<AccessLink, 'linkType'>): boolean {
  return link.linkType === OrganisationUserLinkType.Team;
}

/** Whether a link is a single person's. */
export function isUserLink(link: Pick<AccessLink, 'linkType'>): boolean {
  return link.linkType === OrganisationUserLinkType.User;
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** Everybody who has access by a link of the own or by a team, once each, by name. */
export function peopleWithAccess(
  links: readonly AccessLink[],
  members: MembersByTeam,
): PersonWithAccess[] {
  const people = new Map<string, { name: string; email: string | null; ways: WayIn[] }>();
  const add = (userID: string, name: string, email: string | null, way: WayIn) => {
    const person = people.get(userID) ?? { name, email, ways: [] };
    person.name ||= name;
    person.email ??= email;
    if (!person.ways.some(({ linkID }) => linkID === way.linkID)) person.ways.push(way);
    people.set(userID, person);
  };
  for (const link of links) {
    const { organisationUserLinkID: linkID, teamUserID, teamUserName: name, isOrgAdmin } = link;
    if (isUserLink(link)) {
      add(teamUserID, name, link.userEmail, { linkID, team: null, isOrgAdmin });
      continue;
    }
    const team = { teamID: teamUserID, name };
    for (const { userID, userName } of members.get(teamUserID) ?? []) {
      add(userID, userName, null, { linkID, team, isOrgAdmin });
    }
  }
  return [...people]
    .map(([userID, { name, email, ways }]) => ({
      userID,
      name,
      email,
      ways: ways.sort((a, b) => compare(a.team?.name ?? '', b.team?.name ?? '')),
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.userID, b.userID));
}
