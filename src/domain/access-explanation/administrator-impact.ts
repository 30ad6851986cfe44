import { listText, numberText } from '../count-text';
import { hasEnded, isActingMember } from './link-end';
import { type AccessLink, isTeamLink, type MembersByTeam } from './people-with-access';

/** The facts that tell who administers an organisation. */
export interface AdministratorFacts {
  /** All stored links of the organisation. One that has ended makes nobody an administrator. */
  links: readonly AccessLink[];
  members: MembersByTeam;
  /** Whether the links could not be read. */
  areLinksUnknown?: boolean;
  /** Whether it is not known which links have ended. */
  areEndsUnknown?: boolean;
  /** The pending invitations to the organisation, as far as they are known. */
  invites?: readonly { email: string; senderUserID?: string }[];
}

/** The effect on the administrators when an access link stops making its people administrators. */
export interface AdministratorImpact {
  /** The people who lose their last administrator access, in the order of the link's members. */
  losing: readonly { userID: string; name: string }[];
  /**
   * Whether no access link of the organisation makes anybody an administrator any more. Unconfirmed
   * accounts do not count: they cannot sign in.
   */
  leavesNone: boolean;
  /** Names of the teams whose members are not known and could change the result. */
  unknownTeams: readonly string[];
  /** Whether it is not known who has access at all. */
  areLinksUnknown: boolean;
  /** Whether links that have ended could change the result. */
  areEndsUnknown: boolean;
  /** The addresses of the invitations that they have sent, which are withdrawn. */
  withdrawn: readonly string[];
}

const none: AdministratorImpact = {
  losing: [],
  leavesNone: false,
  unknownTeams: [],
  areLinksUnknown: false,
  areEndsUnknown: false,
  withdrawn: [],
};

/** Finds who loses administrator access when a link is deleted or no longer makes administrators. */
export function administratorImpact(
  facts: AdministratorFacts,
  linkID: string,
): AdministratorImpact {
  const { links, members, areLinksUnknown = false, areEndsUnknown = false, invites = [] } = facts;
  if (areLinksUnknown) return { ...none, areLinksUnknown };
  const giving = administratorLinks(links);
  const link = giving.find(({ organisationUserLinkID }) => organisationUserLinkID === linkID);
  if (!link) return none;
  const others = giving.filter((other) => other !== link);
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
    areLinksUnknown,
    areEndsUnknown,
    withdrawn: invites
      .filter(({ senderUserID }) => losing.some(({ userID }) => userID === senderUserID))
      .map(({ email }) => email),
  };
}

/** Finds which people who leave a team together lose the administrator access that only it gives. */
export function departureImpact(
  facts: AdministratorFacts,
  teamID: string,
  userIDs: readonly string[],
): AdministratorImpact {
  const link = administratorLinks(facts.links).find(
    (each) => isTeamLink(each) && each.teamUserID === teamID,
  );
  const stored = facts.members.get(teamID);
  // Without the links or the members, that impact says what is not known.
  if (facts.areLinksUnknown || (link && !stored)) {
    return administratorImpact(facts, link?.organisationUserLinkID ?? '');
  }
  const all = (stored ?? []).filter(isActingMember);
  const leaving = all.filter(({ userID }) => userIDs.includes(userID));
  if (!link || leaving.length === 0) return none;
  const members = new Map(facts.members).set(teamID, leaving);
  const impact = administratorImpact({ ...facts, members }, link.organisationUserLinkID);
  const isAnybodyLeft = all.some(
    (member) => !member.isEmailUnconfirmed && !leaving.includes(member),
  );
  return { ...impact, leavesNone: impact.leavesNone && !isAnybodyLeft };
}

/** Lists the ids of the teams whose members the impact depends on. */
export function teamsToAsk(links: readonly AccessLink[]): string[] {
  const teams = administratorLinks(links).filter(isTeamLink);
  return [...new Set(teams.map(({ teamUserID }) => teamUserID))];
}

const administratorLinks = (links: readonly AccessLink[]) =>
  links.filter((link) => link.isOrgAdmin && !hasEnded(link));

const namesShown = 3;

/** Words the impact as a warning before the change; undefined when nobody loses access. */
export function impactText(impact: AdministratorImpact): string | undefined {
  const { losing, leavesNone, unknownTeams, areLinksUnknown, areEndsUnknown, withdrawn } = impact;
  const teams = listText(unknownTeams.map((name) => name || 'a team without a name'));
  const gaps = [
    ...(areLinksUnknown ? ['it is not known who has access'] : []),
    ...(teams ? [`the members of ${teams} are not known`] : []),
    ...(areEndsUnknown ? ['it is not known which access has ended'] : []),
  ];
  if (gaps.length > 0) {
    return `This may remove somebody's last administrator access; ${listText(gaps)}.`;
  }
  if (losing.length === 0) return undefined;
  const names = losing.map(({ name }) => name || 'a person without a name');
  const removal = `This removes the last administrator access of ${shortList(names, 'other people')}`;
  const loss = leavesNone
    ? `${removal} and leaves the organisation without an administrator.`
    : `${removal}.`;
  if (withdrawn.length === 0) return loss;
  return `${loss} It withdraws what they have sent: the ${withdrawn.length === 1 ? 'invitation' : 'invitations'} of ${shortList(withdrawn, 'others')}.`;
}

/** Lists the first names, and counts the others. */
function shortList(names: readonly string[], others: string): string {
  const rest = names.length - namesShown;
  return listText(
    rest > 1 ? [...names.slice(0, namesShown), `${numberText(rest)} ${others}`] : names,
  );
}

function peopleOf(link: AccessLink, members: MembersByTeam) {
  const { teamUserID: userID, teamUserName: name, isEmailUnconfirmed } = link;
  if (!isTeamLink(link)) return [{ userID, name, isEmailUnconfirmed }];
  return (members.get(userID) ?? [])
    .filter(isActingMember)
    .map(({ userName, ...member }) => ({ ...member, name: userName }));
}
