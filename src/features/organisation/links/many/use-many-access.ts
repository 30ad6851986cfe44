import { useQueryClient } from '@tanstack/react-query';
import { inWords } from '~/api/failure-words';
import {
  linkQueries,
  type OrganisationUserLink,
  useCommitLinkAssignments,
} from '~/api/organisation-access';
import { screenWords } from '~/api/screen-words';
import {
  type TeamMemberLink,
  type TeamMemberLinkChange,
  teamQueries,
  useCommitTeamMembers,
} from '~/api/teams';
import type { CallOutcomes, ManyItem } from '~/components/many-calls/use-many-calls';
import { isActingMember } from '~/domain/access-explanation/link-end';
import { type SaveOutcome, sendAgainIfReplayed } from '~/domain/call-outcome';
import { addition } from '~/domain/contract/record-change';
import { groupedBy, toggled } from '~/domain/lists';
import { assignmentDifference } from '../saving/save-access';

/** What a person can do with the people and teams of many access links. */
export type ManyAccessAction = 'give' | 'take' | 'add' | 'remove';

export interface LinkItem extends ManyItem {
  link: OrganisationUserLink;
}

/** Whether an action changes the members of a team, and not the permission groups of a link. */
export const isTeamAction = (action: ManyAccessAction) => action === 'add' || action === 'remove';

/**
 * Returns the calls that give many access links a permission group, or put their people into a team, and
 * those that do the opposite. Each reads first what is stored, so that a repetition changes nothing twice.
 * @param targetId the id of the permission group or of the team
 */
export function useManyAccess(orgId: string, action: ManyAccessAction, targetId: string) {
  const queryClient = useQueryClient();
  const assignments = useCommitLinkAssignments(orgId);
  const team = useCommitTeamMembers(orgId, targetId);

  const changeGroups = async ({ link: { organisationUserLinkID: id } }: LinkItem) => {
    const stored = await queryClient.fetchQuery({
      ...linkQueries.assignments(orgId, id),
      staleTime: 0,
    });
    const given = stored.map(({ userPermissionGroupID }) => userPermissionGroupID);
    const body = assignmentDifference(id, stored, toggled(given, targetId, action === 'give'));
    return body ? assignments.mutateAsync({ id, body }) : undefined;
  };

  const readMembers = () =>
    queryClient.fetchQuery({ ...teamQueries.members(orgId, targetId), staleTime: 0 });
  const isAddition = action === 'add';
  const isSo = (memberships: readonly TeamMemberLink[] = []) =>
    isAddition ? memberships.some(isActingMember) : memberships.length === 0;
  const changeTeam = async ({ link: { teamUserID: userID } }: LinkItem) => {
    const memberships = (await readMembers()).filter((member) => member.userID === userID);
    if (isSo(memberships)) return undefined;
    const joined = addition<TeamMemberLinkChange>()({ teamID: targetId, userID });
    return team.mutateAsync({
      changes: isAddition ? [joined] : [],
      // A person has one membership of a team, so that a new one replaces one that has ended.
      deletes: memberships.map(({ teamUserLinkID }): string => teamUserLinkID),
    });
  };

  return {
    send: async (items: readonly LinkItem[]) => {
      try {
        const change = isTeamAction(action) ? changeTeam : changeGroups;
        for (const item of items) await sendAgainIfReplayed<SaveOutcome>(() => change(item));
      } catch (cause) {
        throw inWords(cause, screenWords.access.save);
      }
      return undefined;
    },
    /** The people that are in the team, or out of it, already. */
    prepare: async (items: readonly LinkItem[]): Promise<CallOutcomes> => {
      if (!isTeamAction(action)) return new Map();
      const memberships = groupedBy(await readMembers(), ({ userID }) => userID);
      const isDone = ({ link }: LinkItem) => isSo(memberships.get(link.teamUserID));
      return new Map(items.filter(isDone).map(({ id }) => [id, { kind: 'done' }]));
    },
  };
}
