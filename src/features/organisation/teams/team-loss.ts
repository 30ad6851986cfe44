import type { OrganisationUserLink } from '~/api/organisation-access';
import type { Team } from '~/api/teams';
import { type Ending, hasEnded } from '~/domain/access-explanation/link-end';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';

type GivenAccess = Pick<OrganisationUserLink, 'linkType' | 'teamUserID' | 'isOrgAdmin'> & Ending;

/**
 * Says what a deletion of a team takes away, as far as known here; undefined when that is nothing.
 * @param links the organisation's access links; undefined while not loaded or after a failed load
 */
export function teamLoss(
  { teamID, totalMembers: members }: Pick<Team, 'teamID' | 'totalMembers'>,
  links: readonly GivenAccess[] | undefined,
): string | undefined {
  const stored = links?.filter(
    (link) => link.linkType === OrganisationUserLinkType.Team && link.teamUserID === teamID,
  );
  const given = stored?.filter((link) => !hasEnded(link));
  const nothing = stored?.length
    ? 'Its access to this organisation has ended.'
    : 'It gives no access to this organisation.';
  const isAdministrator = given?.some(({ isOrgAdmin }) => isOrgAdmin) === true;
  const access = isAdministrator ? 'administrator access' : 'access';
  if (members === 0) {
    return given?.length ? `It gives ${access} to this organisation. Nobody is in it.` : undefined;
  }
  const people = members === 1 ? '1 person is in it' : `${members} people are in it`;
  if (given?.length === 0) return `${people}. ${nothing}`;
  const lose = members === 1 ? 'loses' : 'lose';
  const where = given ? ' to this organisation' : '';
  return `${people}, and ${lose} the ${access} that it gives${where}.`;
}
