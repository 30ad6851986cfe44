import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { commitLinks, type OrganisationUserLink } from './answers/organisation-access.gen';
import { commitTeamMembers } from './answers/teams.gen';
import { ApiError } from './api-error';
import { organisationQueries } from './organisations';
import { useRepeatableCall } from './repeatable-call';
import { teamQueries } from './teams';

/**
 * Returns the two functions that take access away from a person, by calls of the specification. They
 * are for super users, who may act in every organisation.
 */
export function useAccessEnding(userID: string) {
  const queryClient = useQueryClient();
  const sendLinks = useRepeatableCall(commitLinks);
  const sendMembers = useRepeatableCall(commitTeamMembers);
  return {
    /** Deletes an access link of the person. */
    endLink: ({ organisationID: orgId, organisationUserLinkID: id }: OrganisationUserLink) =>
      sendLinks({ path: { orgId } }, { changes: [], deletes: [id] }, { recordID: id }),
    /** Takes the person out of the team of an access link. Nothing happens without a membership. */
    leaveTeam: async ({ organisationID, teamUserID: id }: OrganisationUserLink) => {
      const orgId = await ownerOfTeam(queryClient, organisationID, id);
      const list = teamQueries.members(orgId, id);
      const members = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      const deletes = members
        .filter((member) => member.userID === userID)
        .map(({ teamUserLinkID }) => teamUserLinkID);
      if (deletes.length === 0) return;
      await sendMembers({ path: { orgId, id } }, { changes: [], deletes }, { recordID: id });
    },
  };
}

/**
 * A team belongs to the organisation of its access link, or to one above it. The owner alone answers
 * with the team, and changes its members; those to which it has access answer with its members, too.
 */
async function ownerOfTeam(queryClient: QueryClient, organisationID: string, id: string) {
  const organisations = await queryClient.fetchQuery(organisationQueries.list());
  const parents = new Map(organisations.map((each) => [each.organisationID, each]));
  let orgId: string = organisationID;
  // No more steps than there are organisations, in case the answer has a circle.
  for (const _step of organisations) {
    const read = queryClient.fetchQuery({ ...teamQueries.single(orgId, id), staleTime: 0 });
    const team = await read.catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.status === 404) return undefined;
      throw failure;
    });
    if (team) return team.ownerOrganisationID;
    const above = parents.get(orgId)?.parentOrganisationID;
    if (!above) break;
    orgId = above;
  }
  throw new Error('The organisation of the team was not found.');
}
