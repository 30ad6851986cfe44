import { Permission } from '../contract/enums.gen';
import { actionsOf, listOf, type PermissionList } from './permission-list';
import { isUnknownPermission, permissionAliases } from './permission-names';

/**
 * Replaces an alias by the permissions that it covers, which get its flags. All also covers
 * the permissions of a newer service that are in the list or in `others`.
 */
function spellOut(
  actions: Map<number, number>,
  alias: number,
  covered: readonly number[],
  others: readonly number[] = [],
): void {
  const flags = actions.get(alias) ?? 0;
  if (flags === 0) return;
  actions.delete(alias);
  const known = alias === Permission.All ? [...actions.keys(), ...others] : [];
  const unnamed = new Set(known.filter(isUnknownPermission));
  for (const id of [...covered, ...unnamed]) actions.set(id, (actions.get(id) ?? 0) | flags);
}

/**
 * Expands All and All_Config into single permissions, and adds up the flags of several entries.
 * @param others permissions that other lists have: All covers those of a newer service, too
 * @returns flags by permission; a permission without an entry is forbidden
 */
export function expandPermissions(
  list: PermissionList,
  others: readonly number[] = [],
): Map<number, number> {
  const actions = actionsOf(list);
  for (const [alias, covered] of permissionAliases) spellOut(actions, alias, covered, others);
  return actions;
}

/**
 * Expands the aliases that cover a permission, so that it can change alone
 * (docs/product/permissions.md#setting-a-level). An alias that does not cover it stays, because an
 * alias also covers permissions that a later service adds.
 */
export function withoutAliasesOf(list: PermissionList, id: number): PermissionList {
  const actions = actionsOf(list);
  for (const [alias, covered] of permissionAliases) {
    if (alias === Permission.All || covered.includes(id)) spellOut(actions, alias, covered);
  }
  return listOf(actions);
}
