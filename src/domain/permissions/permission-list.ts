/** One entry of a permission group: a permission, or an alias of several, and its action flags. */
export interface PermissionEntry {
  permissionID: number;
  allowedActions: number;
}

/** In an answer, entries may be repeated or empty; `listOf` makes the form without those. */
export type PermissionList = readonly PermissionEntry[];

/** Action flags by permission or alias; what is not in it is forbidden. */
export type PermissionActions = ReadonlyMap<number, number>;

/**
 * The flags of a list by permission and alias, as they are written down, aliases not expanded. Those
 * of repeated entries add up, and entries without flags say nothing.
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

/** The list of these flags in the one form in which two equal groups have equal lists. */
export function listOf(actions: PermissionActions): PermissionList {
  return [...actions]
    .filter(([, allowedActions]) => allowedActions > 0)
    .sort(([a], [b]) => a - b)
    .map(([permissionID, allowedActions]) => ({ permissionID, allowedActions }));
}

/** A list in its one form: see `listOf`. */
export function normalisedPermissions(list: PermissionList): PermissionList {
  return listOf(actionsOf(list));
}
