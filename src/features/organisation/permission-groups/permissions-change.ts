import type { PermissionList } from '~/domain/permissions/permission-list';

/** Takes a function that makes the next list of permissions of the last one. */
export type PermissionsChange = (change: (last: PermissionList) => PermissionList) => void;
