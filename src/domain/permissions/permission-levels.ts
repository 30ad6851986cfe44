import { PermissionAction } from '../contract/enums.gen';
import { listText } from '../count-text';

/** The levels and their flags (docs/product/permissions.md#advanced-tab). */
export const permissionLevels = {
  Forbid: PermissionAction.None,
  View: PermissionAction.View,
  Edit: PermissionAction.Edit,
  All: PermissionAction.All,
} as const;

export type PermissionLevel = keyof typeof permissionLevels;

/** The levels, from the one that allows the least to the one that allows the most. */
export const levelNames = Object.keys(permissionLevels) as PermissionLevel[];

/** Returns the level with exactly these flags; undefined when no level has them. */
export function levelOf(actions: number): PermissionLevel | undefined {
  return levelNames.find((name) => permissionLevels[name] === actions);
}

const { View, Insert, Update, Delete } = PermissionAction;
const singleActions = { View, Insert, Update, Delete };

/** Words the flags as a level, or else as actions: "View and Insert", "View and action 16". */
export function actionsText(actions: number): string {
  const level = levelOf(actions);
  if (level) return level;
  const allowed = Object.entries(singleActions).filter(([, flag]) => actions & flag);
  const words = allowed.map(([name]) => name);
  const unnamed = actions & ~PermissionAction.All;
  return listText(unnamed ? [...words, `action ${unnamed}`] : words);
}
