import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  commitTeamMembers,
  commitTeams,
  getTeam,
  listAccessibleTeamValues,
  listTeamMembers,
  listTeams,
} from './answers/teams.gen';
import { client, resultOf } from './client';
import { refreshOrganisation } from './refresh-organisation';
import type { TeamBatch, TeamMemberLinkBatch } from './schema.gen';

export type {
  AccessibleTeamValue,
  Team,
  TeamBatch,
  TeamMemberLink,
  TeamMemberLinkBatch,
} from './schema.gen';

/** The teams of an organisation and their members (GET api/organisation/{orgId}/team and below). */
export const teamQueries = {
  all: (orgId: string) => ['teams', orgId] as const,
  list: (orgId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(orgId), 'list'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/team', { params: { path: { orgId } }, signal }),
          listTeams,
        ),
    }),
  single: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(orgId), 'single', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/team/{id}', {
            params: { path: { orgId, id } },
            signal,
          }),
          getTeam,
        ),
    }),
  members: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(orgId), 'members', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/team/{id}/members', {
            params: { path: { orgId, id } },
            signal,
          }),
          listTeamMembers,
        ),
    }),
  /**
   * The teams that a person can choose: key (the id), value (the name) and group (the team's
   * organisation).
   */
  accessibleValues: (orgId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(orgId), 'accessible-values'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/accessibleteams/values', {
            params: { path: { orgId } },
            signal,
          }),
          listAccessibleTeamValues,
        ),
    }),
};

/** Adds, changes and deletes teams in one call (POST api/organisation/{orgId}/team/batch). */
export function useCommitTeams(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: TeamBatch) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/team/batch', {
          params: { path: { orgId } },
          body: batch,
        }),
        commitTeams,
      ),
    onSuccess: () =>
      refreshOrganisation(queryClient, orgId, {
        all: () => teamQueries.all(orgId),
        list: () => teamQueries.list(orgId),
      }),
  });
}

/** Adds and removes members of one team (POST api/organisation/{orgId}/team/{id}/members/batch). */
export function useCommitTeamMembers(orgId: string, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: TeamMemberLinkBatch) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/team/{id}/members/batch', {
          params: { path: { orgId, id } },
          body: batch,
        }),
        commitTeamMembers,
      ),
    onSuccess: () =>
      refreshOrganisation(queryClient, orgId, {
        all: () => teamQueries.all(orgId),
        list: () => teamQueries.members(orgId, id),
      }),
  });
}
