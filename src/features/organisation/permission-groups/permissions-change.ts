import type { PermissionList } from '~/domain/permissions/permission-list';

/** Changes the permissions. The given function converts the last list to the next one. */
export type PermissionsChange = (change: (last: PermissionList) => PermissionList) => void;
