import { Permission } from '../contract/enums.gen';
import { actionsOf, listOf, type PermissionList } from './permission-list';
import { isUnknownPermission, permissionAliases } from './permission-names';

/**
 * Writes the flags of an alias to the permissions that it stands for, and drops it. All covers
 * permissions of a newer service too, as far as they are in the list.
 */
function spellOut(actions: Map<number, number>, alias: number, covered: readonly number[]): void {
  const flags = actions.get(alias) ?? 0;
  if (flags === 0) return;
  actions.delete(alias);
  const unknown = alias === Permission.All ? [...actions.keys()].filter(isUnknownPermission) : [];
  for (const id of [...covered, ...unknown]) actions.set(id, (actions.get(id) ?? 0) | flags);
}

/**
 * What a list allows, by permission: All and All_Config expanded into single permissions, flags from
 * several entries added up. What is not in the map is forbidden.
 */
export function expandPermissions(list: PermissionList): Map<number, number> {
  const actions = actionsOf(list);
  for (const [alias, covered] of permissionAliases) spellOut(actions, alias, covered);
  return actions;
}

/**
 * The same list without the aliases that cover a permission, so that this one can be changed alone
 * (docs/product/permissions.md#setting-a-level). An alias that does not cover it stays, since it
 * also stands for permissions that are still to come.
 */
export function withoutAliasesOf(list: PermissionList, id: number): PermissionList {
  const actions = actionsOf(list);
  for (const [alias, covered] of permissionAliases) {
    if (alias === Permission.All || covered.includes(id)) spellOut(actions, alias, covered);
  }
  return listOf(actions);
}
