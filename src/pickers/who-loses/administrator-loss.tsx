import { useAdministratorFacts } from '~/api/administrator-facts';
import {
  type AdministratorFacts,
  administratorImpact,
  departureImpact,
  impactText,
} from '~/domain/access-explanation/administrator-impact';
import { checkingAdministrators } from '~/domain/access-explanation/checking-administrators';
import { isTeamLink } from '~/domain/access-explanation/people-with-access';

/** What would end: an access link, the access of a team, or people's membership of a team. */
export interface AdministratorLossProps {
  orgId: string;
  linkID?: string;
  teamID?: string;
  userIDs?: readonly string[];
  className?: string | undefined;
}

/** Says who loses administrator access, and whether anybody keeps it, once it has been checked. */
export function AdministratorLoss({ orgId, className, ...end }: AdministratorLossProps) {
  const { facts, isPending } = useAdministratorFacts(orgId);
  const words = isPending ? checkingAdministrators : impactText(impactOf(end, facts));
  return words ? <p className={className}>{words}</p> : null;
}

type End = Pick<AdministratorLossProps, 'linkID' | 'teamID' | 'userIDs'>;

function impactOf({ linkID, teamID = '', userIDs }: End, facts: AdministratorFacts) {
  if (userIDs) return departureImpact(facts, teamID, userIDs);
  const ofTeam = facts.links.find((link) => isTeamLink(link) && link.teamUserID === teamID);
  return administratorImpact(facts, linkID ?? ofTeam?.organisationUserLinkID ?? '');
}
