/** One entry of a permission group: a permission, or an alias of several, and its action flags. */
export interface PermissionEntry {
  permissionID: number;
  allowedActions: number;
}

/** A list without repeated or empty entries, in the order of the numbers. */
export type PermissionList = readonly PermissionEntry[];

/** Action flags by permission or alias; what is not in it is forbidden. */
export type PermissionActions = ReadonlyMap<number, number>;

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * The flags of a list by permission and alias, as they are written down, aliases not expanded.
 * Tolerates what an answer may hold: entries repeated (their flags add up), empty or malformed.
 */
export function actionsOf(list: readonly unknown[] | null | undefined): Map<number, number> {
  const found = new Map<number, number>();
  for (const entry of list ?? []) {
    const { permissionID, allowedActions } = { ...(entry as Partial<PermissionEntry> | null) };
    if (isNumber(permissionID) && isNumber(allowedActions) && allowedActions > 0) {
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
export function normalisedPermissions(list: readonly unknown[] | null | undefined): PermissionList {
  return listOf(actionsOf(list));
}
