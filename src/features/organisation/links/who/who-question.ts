import type { WhoQuestion } from '~/domain/access-explanation/who-may';
import { type PermissionLevel, permissionLevels } from '~/domain/permissions/permission-levels';
import { namedPermissions, permissionName } from '~/domain/permissions/permission-names';
import { asId } from '~/domain/search-values';

/** The levels that somebody can have, and what a person with the level may do. */
export const askedLevels = { View: 'view', Edit: 'edit', All: 'view and edit' } as const;

export type AskedLevel = keyof typeof askedLevels & PermissionLevel;

/** What is asked in the panel. */
export interface AskedQuestion {
  level: AskedLevel;
  permission: number | undefined;
  /** The id of a site node; undefined for anywhere in the organisation. */
  place: string | undefined;
}

/** The question with which the panel opens: who may change something. */
const firstQuestion = 'Edit';

/** Reads a question from the address: "Edit.Config_PriceLevels.<id>". Ignores malformed parts. */
export function parseQuestion(text: string): AskedQuestion {
  const [level = '', permission, place] = text.split('.');
  return {
    level: Object.hasOwn(askedLevels, level) ? (level as AskedLevel) : firstQuestion,
    permission: namedPermissions.find((id) => permissionName(id) === permission),
    place: asId(place),
  };
}

/** Formats a question for the address. */
export function formatQuestion({ level, permission, place }: AskedQuestion): string {
  const name = permission === undefined ? '' : permissionName(permission);
  return [level, name, place].join('.').replace(/\.+$/, '');
}

/** Returns what the arithmetic answers; undefined without a permission. */
export const questionOf = ({ level, permission, place }: AskedQuestion): WhoQuestion | undefined =>
  permission === undefined ? undefined : { permission, actions: permissionLevels[level], place };
