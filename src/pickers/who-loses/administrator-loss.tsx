import { useAdministratorFacts } from '~/api/administrator-facts';
import {
  type AdministratorFacts,
  administratorImpact,
  departureImpact,
  impactText,
} from '~/domain/access-explanation/administrator-impact';
import { checkingAdministrators } from '~/domain/access-explanation/checking-administrators';
import { isTeamLink } from '~/domain/access-explanation/people-with-access';

/** What would end: an access link, the access of a team, or a person's membership of a team. */
export interface AdministratorLossProps {
  orgId: string;
  linkID?: string;
  teamID?: string;
  userID?: string;
  className?: string | undefined;
}

/** Says who loses administrator access, and whether anybody keeps it, once it has been checked. */
export function AdministratorLoss({ orgId, className, ...end }: AdministratorLossProps) {
  const { facts, isPending } = useAdministratorFacts(orgId, true);
  const words = isPending ? checkingAdministrators : impactText(impactOf(end, facts));
  return words ? <p className={className}>{words}</p> : null;
}

type End = Pick<AdministratorLossProps, 'linkID' | 'teamID' | 'userID'>;

function impactOf({ linkID, teamID = '', userID }: End, facts: AdministratorFacts) {
  if (userID !== undefined) return departureImpact(facts, teamID, [userID]);
  const ofTeam = facts.links.find((link) => isTeamLink(link) && link.teamUserID === teamID);
  return administratorImpact(facts, linkID ?? ofTeam?.organisationUserLinkID ?? '');
}
