import { listText } from '../count-text';
import { type AccessLink, isTeamLink, type MembersByTeam } from './people-with-access';

/** The effect on the administrators when an access link stops making its people administrators. */
export interface AdministratorImpact {
  /** The people who lose their last administrator access, in the order of the link's members. */
  losing: readonly { userID: string; name: string }[];
  /**
   * Whether no access link of the organisation makes anybody an administrator any more. Unconfirmed
   * accounts do not count: they cannot sign in.
   */
  leavesNone: boolean;
  /** Names of the teams whose unknown members could change the result. */
  unknownTeams: readonly string[];
}

const none: AdministratorImpact = { losing: [], leavesNone: false, unknownTeams: [] };

/**
 * Finds who loses administrator access when a link is deleted or no longer makes administrators.
 * @param links all stored links of the organisation
 */
export function administratorImpact(
  links: readonly AccessLink[],
  members: MembersByTeam,
  linkID: string,
): AdministratorImpact {
  const link = links.find(({ organisationUserLinkID }) => organisationUserLinkID === linkID);
  if (!link?.isOrgAdmin) return none;
  const others = links.filter((other) => other.isOrgAdmin && other !== link);
  const left = others.flatMap((other) => peopleOf(other, members));
  const remaining = new Set(left.map(({ userID }) => userID));
  const isAnybodyLeft = left.some(({ isEmailUnconfirmed }) => !isEmailUnconfirmed);
  const losing = peopleOf(link, members).filter(({ userID }) => !remaining.has(userID));
  const unknownTeams = [link, ...others]
    .filter((each) => isTeamLink(each) && !members.has(each.teamUserID))
    .map(({ teamUserName }) => teamUserName);
  return {
    losing,
    leavesNone: losing.length > 0 && !isAnybodyLeft && unknownTeams.length === 0,
    unknownTeams,
  };
}

/** Finds whether a person who leaves a team loses the administrator access that only it gives. */
export function departureImpact(
  links: readonly AccessLink[],
  members: MembersByTeam,
  teamID: string,
  userID: string,
): AdministratorImpact {
  const link = links.find(
    (each) => each.isOrgAdmin && isTeamLink(each) && each.teamUserID === teamID,
  );
  const person = members.get(teamID)?.filter((member) => member.userID === userID) ?? [];
  if (!link || person.length === 0) return none;
  const others = (members.get(teamID) ?? []).filter((member) => member.userID !== userID);
  const impact = administratorImpact(
    links,
    new Map(members).set(teamID, person),
    link.organisationUserLinkID,
  );
  return { ...impact, leavesNone: impact.leavesNone && others.length === 0 };
}

/** Lists the ids of the teams whose members the impact depends on. */
export function teamsToAsk(links: readonly AccessLink[]): string[] {
  const teams = links.filter((link) => link.isOrgAdmin && isTeamLink(link));
  return [...new Set(teams.map(({ teamUserID }) => teamUserID))];
}

const namesShown = 3;

/** Words the impact as a warning before the change; null when nobody loses access. */
export function impactText({ losing, leavesNone, unknownTeams }: AdministratorImpact) {
  if (unknownTeams.length > 0) {
    const teams = listText(unknownTeams.map((name) => name || 'a team without a name'));
    return `This may remove somebody's last administrator access; the members of ${teams} are not known.`;
  }
  if (losing.length === 0) return null;
  const names = losing.map(({ name }) => name || 'a person without a name');
  const rest = names.length - namesShown;
  const shown = rest > 1 ? [...names.slice(0, namesShown), `${rest} other people`] : names;
  const removal = `This removes the last administrator access of ${listText(shown)}`;
  return leavesNone
    ? `${removal} and leaves the organisation without an administrator.`
    : `${removal}.`;
}

function peopleOf(link: AccessLink, members: MembersByTeam) {
  const { teamUserID: userID, teamUserName: name, isEmailUnconfirmed } = link;
  if (!isTeamLink(link)) return [{ userID, name, isEmailUnconfirmed }];
  return (members.get(userID) ?? []).map(({ userName, ...member }) => ({
    ...member,
    name: userName,
  }));
}
