import type { UserSummary } from '~/api/user-summary';
import { isUserLink } from '~/domain/access-explanation/people-with-access';
import { groupedBy } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';

type Link = UserSummary['organisationUserLinks'][number];

/** What gives a user access: an own link, or a team, perhaps to several organisations. */
export interface WayOfUser {
  key: string;
  title: string;
  /** The names of the organisations. */
  places: readonly string[];
  isOrgAdmin: boolean;
  isTeam: boolean;
  /** The access link, or one of those that the team has. */
  link: Link;
}

/** Lists what gives a user access, own links first. A team counts once, however many links it has. */
export function waysOfUser(links: readonly Link[]): WayOfUser[] {
  const own = links.filter(isUserLink).map((link): [Link] => [link]);
  const teams = groupedBy(
    links.filter((link) => !isUserLink(link)),
    ({ teamUserID }) => teamUserID,
  );
  return [...own, ...teams.values()].map((members) => {
    const [link] = members;
    const isTeam = !isUserLink(link);
    return {
      key: isTeam ? link.teamUserID : link.organisationUserLinkID,
      title: isTeam ? `Team ${shownName(link.teamUserName)}` : shownName(link.organisationName),
      places: members.map(({ organisationName }) => shownName(organisationName)),
      isOrgAdmin: members.some(({ isOrgAdmin }) => isOrgAdmin),
      isTeam,
      link,
    };
  });
}

/** Adds ways that were found later. A way that is known already is as it was found last. */
export function withNewWays(
  known: readonly WayOfUser[],
  found: readonly WayOfUser[],
): readonly WayOfUser[] {
  const latest = new Map(found.map((way) => [way.key, way]));
  const keys = new Set(known.map(({ key }) => key));
  return [
    ...known.map((way) => latest.get(way.key) ?? way),
    ...found.filter(({ key }) => !keys.has(key)),
  ];
}
