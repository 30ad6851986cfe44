import { useAdministratorFacts } from '~/api/administrator-facts';
import {
  administratorImpact,
  checkingAdministrators,
  impactText,
} from '~/domain/access-explanation/administrator-impact';
import { isTeamLink } from '~/domain/access-explanation/people-with-access';
import { UsedBy } from '~/pickers/used-by/used-by';

/** Says in the question before a deletion who loses administrator access with the team, and what uses it. */
export function TeamDeletionFacts({ orgId, id }: { orgId: string; id: string }) {
  const { facts, isPending } = useAdministratorFacts(orgId, true);
  const link = facts.links.find((each) => isTeamLink(each) && each.teamUserID === id);
  const impact = isPending
    ? checkingAdministrators
    : link && impactText(administratorImpact(facts, link.organisationUserLinkID));
  return (
    <>
      {impact ? <p>{impact}</p> : null}
      <UsedBy subject={{ kind: 'teams', orgId }} id={id} />
    </>
  );
}
