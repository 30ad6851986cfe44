import { Permission } from '../contract/enums.gen';
import { expandPermissions, withoutAliasesOf } from './expand-permissions';
import { levelOf, type PermissionLevel, permissionLevels } from './permission-levels';
import { actionsOf, listOf, normalisedPermissions, type PermissionList } from './permission-list';

/**
 * Sets one permission to a level and keeps all others. An alias that covers the permission is first
 * expanded into single permissions (docs/product/permissions.md#setting-a-level). If the permission
 * already has the level, its aliases stay.
 * @returns the normalised list
 */
export function withPermissionLevel(
  list: PermissionList,
  id: number,
  level: PermissionLevel,
): PermissionList {
  const flags = permissionLevels[level];
  if ((expandPermissions(list).get(id) ?? 0) === flags) return normalisedPermissions(list);
  return listOf(actionsOf(withoutAliasesOf(list, id)).set(id, flags));
}

/** Makes the list that a top button sets (docs/product/permissions.md#top-buttons). */
export function everyPermissionAt(level: PermissionLevel): PermissionList {
  return listOf(new Map([[Permission.All, permissionLevels[level]]]));
}

/** Returns the level of a list that only has the alias All (Forbid if empty), else undefined. */
export function levelOfEveryPermission(list: PermissionList): PermissionLevel | undefined {
  const [first, ...others] = normalisedPermissions(list);
  if (!first) return 'Forbid';
  const isAliasAlone = first.permissionID === Permission.All && others.length === 0;
  return isAliasAlone ? levelOf(first.allowedActions) : undefined;
}
