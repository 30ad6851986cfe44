import { use } from 'react';
import { useAdministratorFacts } from '~/api/administrator-facts';
import { RefusedAction } from '~/components/dialogs/confirm-dialog';
import {
  type AdministratorFacts,
  type AdministratorImpact,
  administratorImpact,
  departureImpact,
  impactText,
} from '~/domain/access-explanation/administrator-impact';
import { checkingAdministrators } from '~/domain/access-explanation/checking-administrators';
import { isTeamLink } from '~/domain/access-explanation/people-with-access';

/** What would end: an access link, the access of a team, or people's membership of a team. */
export interface AdministratorLossProps {
  orgId: string;
  /** Who asks. */
  caller: {
    userID: string;
    isSuperUser: boolean;
    organisation: { organisationID: string } | null;
  };
  linkID?: string;
  teamID?: string;
  userIDs?: readonly string[];
  className?: string | undefined;
}

/** Says who loses administrator access, and whether anybody keeps it, once it has been checked. */
export function AdministratorLoss({ orgId, caller, className, ...end }: AdministratorLossProps) {
  const { facts, isPending } = useAdministratorFacts(orgId);
  const refused = use(RefusedAction);
  if (isPending) return <p className={className}>{checkingAdministrators}</p>;
  const impact = impactOf(end, facts);
  // Of many people, the service refuses the caller alone.
  const isOfMany = end.userIDs !== undefined && end.userIDs.length > 1;
  if (!isOfMany && isOwnLoss(impact, orgId, caller)) {
    return (
      <p ref={refused} className={className}>
        This takes your own administrator access. You cannot take it from yourself.
      </p>
    );
  }
  const words = impactText(impact);
  return words ? <p className={className}>{words}</p> : null;
}

/**
 * Whether the caller would lose the own administrator access, which the service refuses (decision 0035).
 * Super users keep theirs, and so may an administrator of an organisation above: the session would have that
 * one.
 */
const isOwnLoss = (
  impact: AdministratorImpact,
  orgId: string,
  { userID, isSuperUser, organisation }: AdministratorLossProps['caller'],
): boolean =>
  !isSuperUser &&
  organisation?.organisationID === orgId &&
  impact.unknownTeams.length === 0 &&
  !impact.areEndsUnknown &&
  impact.losing.some((person) => person.userID === userID);

type End = Pick<AdministratorLossProps, 'linkID' | 'teamID' | 'userIDs'>;

function impactOf({ linkID, teamID = '', userIDs }: End, facts: AdministratorFacts) {
  if (userIDs) return departureImpact(facts, teamID, userIDs);
  const ofTeam = facts.links.find((link) => isTeamLink(link) && link.teamUserID === teamID);
  return administratorImpact(facts, linkID ?? ofTeam?.organisationUserLinkID ?? '');
}
