import type { OrganisationUserLink } from '~/api/organisation-access';
import type { Team } from '~/api/teams';
import { type Ending, hasEnded } from '~/domain/access-explanation/link-end';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { countText } from '~/domain/count-text';

type GivenAccess = Pick<OrganisationUserLink, 'linkType' | 'teamUserID' | 'isOrgAdmin'> & Ending;

/**
 * Says what a deletion of a team takes away, as far as known here; undefined when that is nothing.
 * @param team with the number of memberships that have not ended, if it is known
 * @param links the organisation's access links; undefined while not loaded or after a failed load
 */
export function teamLoss(
  team: Pick<Team, 'teamID' | 'totalMembers'> & { actingMembers?: number },
  links: readonly GivenAccess[] | undefined,
): string | undefined {
  const { teamID, totalMembers: members, actingMembers: acting = members } = team;
  const stored = links?.filter(
    (link) => link.linkType === OrganisationUserLinkType.Team && link.teamUserID === teamID,
  );
  const given = stored?.filter((link) => !hasEnded(link));
  const nothing = stored?.length
    ? 'Its access to this organisation has ended.'
    : 'It gives no access to this organisation.';
  const isAdministrator = given?.some(({ isOrgAdmin }) => isOrgAdmin) === true;
  const access = isAdministrator ? 'administrator access' : 'access';
  if (members > 0 && given?.length === 0) return `${peopleText(members)}. ${nothing}`;
  if (acting === 0) {
    const why = members > 0 ? 'All memberships of it have ended.' : 'Nobody is in it.';
    return given?.length ? `It gives ${access} to this organisation. ${why}` : undefined;
  }
  const lose = acting === 1 ? 'loses' : 'lose';
  const where = given ? ' to this organisation' : '';
  return `${peopleText(acting)}, and ${lose} the ${access} that it gives${where}.`;
}

const peopleText = (count: number) => `${countText(count, 'person is', 'people are')} in it`;
