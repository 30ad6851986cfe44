/** One entry of a permission group: a permission, or an alias of several, and its action flags. */
export interface PermissionEntry {
  permissionID: number;
  allowedActions: number;
}

/** An answered list may have repeated or empty entries; `normalisedPermissions` removes them. */
export type PermissionList = readonly PermissionEntry[];

/** Action flags by permission or alias. A permission without an entry is forbidden. */
export type PermissionActions = ReadonlyMap<number, number>;

/**
 * Returns the flags of a list by permission and alias, without expanding the aliases. The flags of
 * repeated entries add up. Entries without flags do not count.
 */
export function actionsOf(list: PermissionList): Map<number, number> {
  const found = new Map<number, number>();
  for (const { permissionID, allowedActions } of list) {
    if (allowedActions > 0) {
      found.set(permissionID, (found.get(permissionID) ?? 0) | allowedActions);
    }
  }
  return found;
}

/** Returns the normalised list: two groups with equal flags have equal lists. */
export function listOf(actions: PermissionActions): PermissionList {
  return [...actions]
    .filter(([, allowedActions]) => allowedActions > 0)
    .sort(([a], [b]) => a - b)
    .map(([permissionID, allowedActions]) => ({ permissionID, allowedActions }));
}

/** Removes empty entries, joins repeated ones and sorts by id; see `listOf`. */
export function normalisedPermissions(list: PermissionList): PermissionList {
  return listOf(actionsOf(list));
}
