import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { permissionGroupQueries } from '~/api/permission-groups';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { loadedRecords } from '~/domain/lists';
import { accessQuery, type StoredAccess } from '../stored-access';

/**
 * Reads the access whose permission groups and outlet restrictions a new one begins with
 * (docs/product/life-of-access.md#copying-access).
 * @param copy id of the access link; undefined for a new access that copies nothing
 */
export function useCopiedAccess(orgId: string, copy: string | undefined) {
  const enabled = copy !== undefined;
  const access = useQuery({ ...accessQuery(orgId, copy ?? ''), enabled });
  const groups = useQuery({ ...permissionGroupQueries.choices(orgId), enabled });
  if (!enabled) return undefined;
  const defaults = loadedRecords(groups.data)
    .filter(({ organisationDefault }) => organisationDefault)
    .map(({ userPermissionGroupID }) => userPermissionGroupID);
  const data = access.data && !groups.isPending ? copyOf(access.data, defaults) : undefined;
  const template: Pick<
    UseQueryResult<StoredAccess>,
    'data' | 'error' | 'isFetching' | 'refetch'
  > = { ...access, data };
  return { template, name: access.data?.link.teamUserName };
}

/**
 * Returns access of nobody yet, with the same groups and restrictions. Administrator access is not
 * copied: it is a decision about a person. Groups that apply to all users cannot be given.
 */
export function copyOf(
  { link, assignments, rootNodes }: StoredAccess,
  defaultGroups: readonly string[],
): StoredAccess {
  return {
    link: { ...link, linkType: OrganisationUserLinkType.User, teamUserID: '', isOrgAdmin: false },
    assignments: assignments.filter(
      ({ userPermissionGroupID }) => !defaultGroups.includes(userPermissionGroupID),
    ),
    rootNodes,
  };
}
