import type {
  GroupPermission,
  PermissionGroup,
  PermissionGroupChange,
} from '~/api/permission-groups';
import type { RecordFields } from '~/components/edit-page/record-fields';
import { asItCame, keepAsItCame } from '~/domain/contract/came-as';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { type Change, changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { actionsText } from '~/domain/permissions/permission-levels';
import { normalisedPermissions, type PermissionList } from '~/domain/permissions/permission-list';
import { permissionTitle } from '~/domain/permissions/permission-names';
import { historyFields } from '~/domain/record-history';
import { shownText } from '~/domain/shown-name';
import { copiedName, requiredTextError } from '~/domain/typed-text';

const limits = fieldLimits.PermissionGroupChange;

/** The fields of the form. The permissions are normalised, so that equal groups compare equal. */
export interface PermissionGroupForm {
  name: string;
  organisationDefault: boolean;
  permissions: PermissionList;
}

export interface PermissionsEditorProps {
  value: PermissionList;
  /** The given function converts the last list to the next one. */
  onChange: (change: (last: PermissionList) => PermissionList) => void;
}

/** Converts a permission group to the form; undefined gives the form of a new group. */
export function permissionGroupFormOf(group: PermissionGroup | undefined): PermissionGroupForm {
  if (!group) return { name: '', organisationDefault: false, permissions: [] };
  const { name, organisationDefault, permissions } = group;
  return { name, organisationDefault, permissions: normalisedPermissions(permissions) };
}

const groupFieldsOf = ({ permissions, ...form }: PermissionGroupForm): PermissionGroupChange =>
  exactly<PermissionGroupChange>()({
    ...form,
    permissions: permissions.map((entry) => ({ ...entry })) as GroupPermission[],
  });

const kind = recordKinds.PermissionGroup;
const storedChangeOf = changeBy(kind, permissionGroupFormOf, groupFieldsOf);

/**
 * Creates the function that turns a form into the record to send.
 * @param copied the group that a new one copies, with what the service knows of it beyond the form
 */
export const permissionGroupChangeOf =
  (copied?: PermissionGroup): typeof storedChangeOf =>
  (form, stored, isSet) => {
    if (stored || !copied) return storedChangeOf(form, stored, isSet);
    const { userPermissionGroupID, ...copy } = storedChangeOf(form, copied, isSet);
    return copy as typeof copy & Change<PermissionGroupChange>;
  };

/** Returns the error of each field; undefined for a valid one. */
export function permissionGroupFormErrors({ name }: PermissionGroupForm) {
  return { name: requiredTextError(name, 'Enter a name.', limits.name) };
}

/**
 * Returns a copy of a group. It differs only in its name, which no other group has.
 * @throws if none of the groups has the id
 */
export function copyOfGroup(id: string, groups: readonly PermissionGroup[]): PermissionGroup {
  const group = groups.find(({ userPermissionGroupID }) => userPermissionGroupID === id);
  if (!group) throw new Error('The permission group to copy does not exist.');
  const names = groups.map(({ name }) => name);
  const name = copiedName(group.name, names, limits.name);
  const copy = { ...group, name };
  const came = asItCame(group);
  // A completed copy came with this name, too, or the name of the group would be sent.
  return came === group ? copy : keepAsItCame(copy, { ...came, name });
}

/** Formats a permission as text, such as "PLUs (Config): View". */
export const permissionText = ({ permissionID, allowedActions }: PermissionList[number]) =>
  `${permissionTitle(permissionID)}: ${actionsText(allowedActions)}`;

const mostNamed = 6;

/** Formats permissions as text, such as "PLUs (Config): View, Sales data (Sales): All". */
export function permissionsText(permissions: PermissionList): string {
  const named = permissions.slice(0, mostNamed).map(permissionText).join(', ');
  const others = permissions.length - mostNamed;
  return others > 0 ? `${named} and ${others} more` : shownText(named, 'None');
}

export const permissionGroupFields = {
  formOf: permissionGroupFormOf,
  errorsOf: permissionGroupFormErrors,
  labels: historyFields.PermissionGroup,
  limits,
  wordsOf: (field, value) =>
    field === 'permissions' ? permissionsText(value as PermissionList) : undefined,
} satisfies RecordFields<PermissionGroup, PermissionGroupForm>;
