import { OrganisationUserLinkType } from '../contract/enums.gen';
import type { Formatted } from '../contract/formatted';
import { once } from '../once';
import { type Ending, withMembershipEnd } from './link-end';

type LinkType = (typeof OrganisationUserLinkType)[keyof typeof OrganisationUserLinkType];

/** The fields of an answered access link that are needed here. */
export interface AccessLink extends Ending {
  organisationUserLinkID: string;
  linkType: LinkType;
  isOrgAdmin: boolean;
  teamUserID: string;
  teamUserName: string;
  userEmail: string | null;
  isEmailUnconfirmed?: boolean;
}

/** The fields of an answered team member that are needed here. */
export interface TeamMember {
  userID: string;
  userName: string;
  isEmailUnconfirmed?: boolean;
  /** When the membership ends; undefined for never. */
  endsAt?: Formatted<'date-time'>;
}

/** The members of the linked teams by team id. A team whose members are not known has no entry. */
export type MembersByTeam = ReadonlyMap<string, readonly TeamMember[]>;

/** One access link that gives a person access: the person's own link, or a link of a team. */
export interface WayIn extends Ending {
  linkID: string;
  /** Null for the person's own link. */
  team: { teamID: string; name: string } | null;
  isOrgAdmin: boolean;
}

export interface PersonWithAccess {
  userID: string;
  name: string;
  email: string | null;
  /** Whether the account can do nothing yet, since nobody has confirmed its address. */
  isEmailUnconfirmed?: boolean;
  /** The own link first, then the team links by the team's name. */
  ways: readonly WayIn[];
}

export const isTeamLink = ({ linkType }: Pick<AccessLink, 'linkType'>): boolean =>
  linkType === OrganisationUserLinkType.Team;

export const isUserLink = ({ linkType }: Pick<AccessLink, 'linkType'>): boolean =>
  linkType === OrganisationUserLinkType.User;

/** Words a way in within a sentence: "direct access", "team Support". */
export const wayText = ({ team }: WayIn): string =>
  team ? `team ${team.name || 'without a name'}` : 'direct access';

const names = once(() => new Intl.Collator(undefined, { numeric: true }));

/** Lists everybody who has access by an own link or by a team, once each, in the order of names. */
export function peopleWithAccess(
  links: readonly AccessLink[],
  members: MembersByTeam,
): PersonWithAccess[] {
  const people = new Map<string, PersonWithAccess & { ways: WayIn[] }>();
  const add = (found: Omit<PersonWithAccess, 'ways'>, way: WayIn) => {
    const { userID } = found;
    const person = people.get(userID) ?? { ...found, ways: [] };
    person.name ||= found.name;
    person.email ??= found.email;
    if (!person.ways.some(({ linkID }) => linkID === way.linkID)) person.ways.push(way);
    people.set(userID, person);
  };
  for (const link of links) {
    const { organisationUserLinkID: linkID, teamUserID, teamUserName: name } = link;
    const { isOrgAdmin, end } = link;
    const given = { linkID, isOrgAdmin, end };
    if (isUserLink(link)) {
      const { userEmail: email, isEmailUnconfirmed } = link;
      add({ userID: teamUserID, name, email, isEmailUnconfirmed }, { ...given, team: null });
      continue;
    }
    const team = { teamID: teamUserID, name };
    for (const member of members.get(teamUserID) ?? []) {
      const { userID, userName, isEmailUnconfirmed } = member;
      const person = { userID, name: userName, email: null, isEmailUnconfirmed };
      add(person, { ...given, team, ...withMembershipEnd(member, link) });
    }
  }
  for (const { ways } of people.values()) {
    ways.sort((a, b) => names().compare(a.team?.name ?? '', b.team?.name ?? ''));
  }
  return [...people.values()].sort(
    (a, b) => names().compare(a.name, b.name) || names().compare(a.userID, b.userID),
  );
}
