import { Permission } from '../contract/enums.gen';
import { expandPermissions, withoutAliasesOf } from './expand-permissions';
import { levelOf, type PermissionLevel, permissionLevels } from './permission-levels';
import { actionsOf, listOf, normalisedPermissions, type PermissionList } from './permission-list';

/**
 * The list with one permission at a level, and everything else allowed as before. Where an alias
 * covers the permission it is first expanded into single permissions
 * (docs/product/permissions.md#setting-a-level). A permission that has the level already leaves the
 * list as it is.
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

/**
 * What the top buttons set: an All alias at the level; Forbid empties the list
 * (docs/product/permissions.md#top-buttons).
 */
export function everyPermissionAt(level: PermissionLevel): PermissionList {
  return listOf(new Map([[Permission.All, permissionLevels[level]]]));
}

/** The level at which a list has everything by an All alias alone; undefined for any other list. */
export function levelOfEveryPermission(list: PermissionList): PermissionLevel | undefined {
  const [first, ...others] = normalisedPermissions(list);
  if (!first) return 'Forbid';
  const isAliasAlone = first.permissionID === Permission.All && others.length === 0;
  return isAliasAlone ? levelOf(first.allowedActions) : undefined;
}
