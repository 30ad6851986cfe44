import { PermissionAction } from '../contract/enums.gen';

/**
 * The levels of the Advanced tab (docs/product/permissions.md#advanced-tab) and their action flags.
 */
export const permissionLevels = {
  Forbid: PermissionAction.None,
  View: PermissionAction.View,
  Edit: PermissionAction.Edit,
  All: PermissionAction.All,
} as const;

export type PermissionLevel = keyof typeof permissionLevels;

/** The levels from the least to the most. */
export const levelNames = Object.keys(permissionLevels) as PermissionLevel[];

/** The level that flags stand for; undefined for a combination of flags that is none of them. */
export function levelOf(actions: number): PermissionLevel | undefined {
  return levelNames.find((name) => permissionLevels[name] === actions);
}

const { View, Insert, Update, Delete } = PermissionAction;
const singleActions = { View, Insert, Update, Delete };

/**
 * Flags in words: the level where they are one, otherwise the actions that they allow, "View and
 * Insert". Flags of a newer service are shown by their number.
 */
export function actionsText(actions: number): string {
  const level = levelOf(actions);
  if (level) return level;
  const allowed: string[] = Object.entries(singleActions)
    .filter(([, flag]) => actions & flag)
    .map(([name]) => name);
  const unknown = actions & ~PermissionAction.All;
  if (unknown) allowed.push(`action ${unknown}`);
  return allowed.length > 1
    ? `${allowed.slice(0, -1).join(', ')} and ${allowed.at(-1)}`
    : allowed.join();
}
