import type {
  GroupPermission,
  PermissionGroup,
  PermissionGroupChange,
} from '~/api/permission-groups';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { copiedName } from '~/domain/copied-name';
import { actionsText } from '~/domain/permissions/permission-levels';
import { normalisedPermissions, type PermissionList } from '~/domain/permissions/permission-list';
import { permissionName } from '~/domain/permissions/permission-names';
import { limitError } from '~/domain/text-limit';

export const nameLimit = fieldLimits.PermissionGroupChange.name;

/** The fields of the form. The permissions are normalised, so that equal groups compare equal. */
export interface PermissionGroupForm {
  name: string;
  organisationDefault: boolean;
  permissions: PermissionList;
}

/** Changes the permissions. The given function converts the last list to the next one. */
export type PermissionsChange = (change: (last: PermissionList) => PermissionList) => void;

/** Converts a permission group to the form; undefined gives the form of a new group. */
export function permissionGroupFormOf(group: PermissionGroup | undefined): PermissionGroupForm {
  if (!group) return { name: '', organisationDefault: false, permissions: [] };
  const { name, organisationDefault, permissions } = group;
  return { name, organisationDefault, permissions: normalisedPermissions(permissions) };
}

/** Converts the form to the change that a save sends. A new group has no id. */
export function permissionGroupChangeOf(
  { name, organisationDefault, permissions }: PermissionGroupForm,
  userPermissionGroupID: string | undefined,
): PermissionGroupChange {
  return exactly<PermissionGroupChange>()({
    ...(userPermissionGroupID !== undefined && { userPermissionGroupID }),
    name: name.trim(),
    organisationDefault,
    permissions: permissions.map((entry) => ({ ...entry })) as GroupPermission[],
  });
}

/** Returns the errors of the form, by field. */
export function permissionGroupFormErrors({ name }: PermissionGroupForm): { name?: string } {
  const error = name.trim() === '' ? 'Enter a name.' : limitError(name.trim(), nameLimit);
  return error === undefined ? {} : { name: error };
}

/** Returns the form of a copy. It differs only in its name, which no other group has. */
export function copiedGroupForm(
  group: PermissionGroup,
  groups: readonly PermissionGroup[],
): PermissionGroupForm {
  const names = groups.map(({ name }) => name);
  const form = permissionGroupFormOf(group);
  return { ...form, name: copiedName(form.name, names, nameLimit) };
}

const mostNamed = 6;

/** Formats permissions as text, such as "Config_PLUs: View, Sales_SalesData: All". */
export function permissionsText(permissions: PermissionList): string {
  if (permissions.length === 0) return 'None';
  const named = permissions
    .slice(0, mostNamed)
    .map(({ permissionID, allowedActions }) => {
      return `${permissionName(permissionID)}: ${actionsText(allowedActions)}`;
    })
    .join(', ');
  const others = permissions.length - mostNamed;
  return others > 0 ? `${named} and ${others} more` : named;
}
