import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  commitPermissionGroups,
  getPermissionGroup,
  listPermissionGroupChoices,
  listPermissionGroups,
} from './answers/permission-groups.gen';
import { client, resultOf } from './client';
import { refreshOrganisation } from './refresh-organisation';
import type { PermissionGroupBatch } from './schema.gen';

export type {
  GroupPermission,
  PermissionGroup,
  PermissionGroupBatch,
  PermissionGroupChange,
  PermissionGroupChoice,
} from './schema.gen';

/**
 * The permission groups of an organisation (GET api/organisation/{orgId}/userpermissiongroup).
 * Screens that only offer a choice use api/organisation/{orgId}/permissiongroups.
 */
export const permissionGroupQueries = {
  all: (orgId: string) => ['permission-groups', orgId] as const,
  choices: (orgId: string) =>
    queryOptions({
      queryKey: [...permissionGroupQueries.all(orgId), 'choices'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/permissiongroups', {
            params: { path: { orgId } },
            signal,
          }),
          listPermissionGroupChoices,
        ),
    }),
  list: (orgId: string) =>
    queryOptions({
      queryKey: [...permissionGroupQueries.all(orgId), 'list'],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/userpermissiongroup', {
            params: { path: { orgId } },
            signal,
          }),
          listPermissionGroups,
        ),
    }),
  single: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...permissionGroupQueries.all(orgId), 'single', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/userpermissiongroup/{id}', {
            params: { path: { orgId, id } },
            signal,
          }),
          getPermissionGroup,
        ),
    }),
};

/**
 * Adds, changes and deletes permission groups of an organisation in one call (POST
 * api/organisation/{orgId}/userpermissiongroup/batch).
 */
export function useCommitPermissionGroups(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batch: PermissionGroupBatch) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/userpermissiongroup/batch', {
          params: { path: { orgId } },
          body: batch,
        }),
        commitPermissionGroups,
      ),
    onSuccess: () =>
      refreshOrganisation(queryClient, orgId, {
        all: () => permissionGroupQueries.all(orgId),
        list: () => permissionGroupQueries.list(orgId),
      }),
  });
}
