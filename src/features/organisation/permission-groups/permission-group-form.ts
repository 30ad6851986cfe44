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

/** The fields of the form. The permissions are in the one form in which equal groups are equal. */
export interface PermissionGroupForm {
  name: string;
  organisationDefault: boolean;
  permissions: PermissionList;
}

/** The form of a permission group; of a new one when there is none. */
export function permissionGroupFormOf(group: PermissionGroup | undefined): PermissionGroupForm {
  if (!group) return { name: '', organisationDefault: false, permissions: [] };
  const { name, organisationDefault, permissions } = group;
  return { name, organisationDefault, permissions: normalisedPermissions(permissions) };
}

/** What a save sends; a new group goes without an id. */
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

/** What is wrong with the form, by field. */
export function permissionGroupFormErrors({ name }: PermissionGroupForm): { name?: string } {
  const error = name.trim() === '' ? 'Enter a name.' : limitError(name.trim(), nameLimit);
  return error === undefined ? {} : { name: error };
}

/** The form of a copy: the same permissions under a name that no other group has. */
export function copiedGroupForm(
  group: PermissionGroup,
  groups: readonly PermissionGroup[],
): PermissionGroupForm {
  const names = groups.map(({ name }) => name);
  const form = permissionGroupFormOf(group);
  return { ...form, name: copiedName(form.name, names, nameLimit) };
}

const mostNamed = 6;

/** A list of permissions in words: "Config_PLUs: View, Sales_SalesData: All". */
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
