import { useQuery } from '@tanstack/react-query';
import { useLinksWithEnds } from '~/api/access-ends';
import { type Team, teamQueries } from '~/api/teams';
import { isActingMember } from '~/domain/access-explanation/link-end';
import { UsedBy } from '~/pickers/used-by/used-by';
import { LateAdministratorLoss } from '~/pickers/who-loses/who-loses';
import { useSession } from '~/session/session';
import { teamLoss } from './team-loss';

/** Says in the question before a deletion who loses access with the team, and what uses it. */
export function TeamDeletionFacts({ orgId, team }: { orgId: string; team: Team }) {
  const { teamID: id } = team;
  const members = useQuery(teamQueries.members(orgId, id));
  const { links, list, ends } = useLinksWithEnds(orgId);
  // A number that soon becomes another one would mislead. After a failed read it is the record's number.
  const isPending = [members, list, ends].some((read) => read.isPending);
  const actingMembers = members.data?.filter(isActingMember).length;
  const counts = members.data && { totalMembers: members.data.length, actingMembers };
  const loss = isPending ? undefined : teamLoss({ ...team, ...counts }, links);
  return (
    <>
      <LateAdministratorLoss orgId={orgId} caller={useSession()} teamID={id} />
      {loss ? <p>{loss}</p> : null}
      <UsedBy subject={{ kind: 'teams', orgId }} id={id} />
    </>
  );
}
