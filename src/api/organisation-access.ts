import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  commitLinkAssignments,
  commitLinkRootNodes,
  commitLinks,
  listLinkAssignments,
  listLinkRootNodes,
  listLinks,
  listOrganisationUserValues,
} from './answers/organisation-access.gen';
import { client, resultOf } from './client';
import { permissionGroupQueries } from './permission-groups';
import { refreshOrganisation } from './refresh-organisation';
import type {
  OrganisationUserLinkBatch,
  PermissionGroupAssignmentBatch,
  RootNodeBatch,
} from './schema.gen';

export type {
  OptionValue,
  OrganisationUserLink,
  OrganisationUserLinkBatch,
  OrganisationUserLinkChange,
  PermissionGroupAssignment,
  PermissionGroupAssignmentBatch,
  RootNode,
  RootNodeBatch,
} from './schema.gen';

const linksOf = (orgId: string) => ['links', orgId] as const;

// Avoids a second read when a person points at a link and then follows it.
const fiveSeconds = 5_000;

/**
 * The access links of an organisation (GET /api/organisation/{orgId}/links). Each link has its
 * permission groups ({id}/assignments) and its outlet restrictions ({id}/RootNodes).
 */
export const linkQueries = {
  all: linksOf,
  list: (orgId: string) =>
    queryOptions({
      queryKey: [...linksOf(orgId), 'list'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/links', { params: { path: { orgId } }, signal }),
          listLinks,
        ),
      // Teams and accepted invitations also add and remove links.
      staleTime: fiveSeconds,
    }),
  assignments: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...linksOf(orgId), 'assignments', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/links/{id}/assignments', {
            params: { path: { orgId, id } },
            signal,
          }),
          listLinkAssignments,
        ),
    }),
  rootNodes: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...linksOf(orgId), 'root-nodes', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/links/{id}/RootNodes', {
            params: { path: { orgId, id } },
            signal,
          }),
          listLinkRootNodes,
        ),
    }),
};

/**
 * The people that a person can give access or add to a team: key (the user's id) and value (full
 * name).
 */
export const organisationUserValuesQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['organisation-user-values', orgId],
    queryFn: ({ signal }) =>
      resultOf(
        client.GET('/api/organisation/{orgId}/users/values', {
          params: { path: { orgId } },
          signal,
        }),
        listOrganisationUserValues,
      ),
  });

/** Adds, changes and deletes access links in one call (POST .../links/batch). */
export function useCommitLinks(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: OrganisationUserLinkBatch) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/links/batch', {
          params: { path: { orgId } },
          body: batch,
        }),
        commitLinks,
      ),
    onSuccess: async () => {
      // The list of people to choose from depends on who has access.
      await queryClient.invalidateQueries({
        queryKey: organisationUserValuesQuery(orgId).queryKey,
        refetchType: 'none',
      });
      await refreshOrganisation(queryClient, orgId, {
        all: () => linkQueries.all(orgId),
        list: () => linkQueries.list(orgId),
      });
    },
  });
}

/** A batch for one link, and the link's id. */
export interface LinkPart<Batch> {
  id: string;
  batch: Batch;
}

/** Adds and removes permission groups of a link (POST .../links/{id}/assignments/batch). */
export function useCommitLinkAssignments(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, batch }: LinkPart<PermissionGroupAssignmentBatch>) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/links/{id}/assignments/batch', {
          params: { path: { orgId, id } },
          body: batch,
        }),
        commitLinkAssignments,
      ),
    onSuccess: async (_saved, { id }) => {
      await queryClient.invalidateQueries({
        queryKey: linkQueries.assignments(orgId, id).queryKey,
      });
      // Each permission group counts its assignments.
      await queryClient.invalidateQueries({
        queryKey: permissionGroupQueries.list(orgId).queryKey,
      });
    },
  });
}

/** Adds and removes outlet restrictions of a link (POST .../links/{id}/RootNodes/batch). */
export function useCommitLinkRootNodes(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, batch }: LinkPart<RootNodeBatch>) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/links/{id}/RootNodes/batch', {
          params: { path: { orgId, id } },
          body: batch,
        }),
        commitLinkRootNodes,
      ),
    onSuccess: (_saved, { id }) =>
      queryClient.invalidateQueries({ queryKey: linkQueries.rootNodes(orgId, id).queryKey }),
  });
}
