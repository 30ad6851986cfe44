import type { PermissionGroup } from '../../src/api/schema.gen';
import { harbour } from './organisation-access';
import type { CallOptions, TestService } from './test-service';

/** Returns the path of an organisation's permission groups. */
export const groupsPath = (orgId = harbour) => `/api/organisation/${orgId}/userpermissiongroup`;

/**
 * Makes the calls for permission groups, as the administrator of Harbour Restaurants. `list` calls
 * as the super user, who may see the groups of every organisation.
 */
export function permissionGroupCalls(service: () => TestService) {
  const get = (path: string, as: CallOptions['as'] = 'administrator') =>
    service().call(path, { as });

  const list = async (orgId = harbour) =>
    (await (await get(groupsPath(orgId), 'superUser')).json()) as PermissionGroup[];

  const commit = (changes: object[], deletes: string[] = []) =>
    service().call(`${groupsPath()}/batch`, { as: 'administrator', body: { changes, deletes } });

  return { get, list, commit };
}
