import {
  commitPermissionGroups,
  getPermissionGroup,
  listPermissionGroupChoices,
  listPermissionGroups,
} from './answers/permission-groups.gen';
import { choicesQuery, query } from './calls';
import { staleSummary } from './organisation-summary';
import { storeSaved } from './saved-records';
import { usePost } from './use-post';

export type * from './answers/permission-groups.gen';

const all = (orgId: string) => ['permission-groups', orgId] as const;

/** The permission groups of an organisation. Screens that only offer a choice use `choices`. */
export const permissionGroupQueries = {
  all,
  choices: (orgId: string) =>
    choicesQuery(query(all(orgId), listPermissionGroupChoices, { path: { orgId } })),
  list: (orgId: string) => query(all(orgId), listPermissionGroups, { path: { orgId } }),
  single: (orgId: string, id: string) =>
    query(all(orgId), getPermissionGroup, { path: { orgId, id } }),
};

/** Adds, changes and deletes permission groups of an organisation in one call. */
export const useCommitPermissionGroups = (orgId: string) =>
  usePost(commitPermissionGroups, { path: { orgId } }, [
    staleSummary(orgId),
    storeSaved(permissionGroupQueries, 'userPermissionGroupID', orgId),
  ]);
