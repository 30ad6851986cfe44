import { Permission } from '../contract/enums.gen';
import { idEnd } from '../distinct-labels';
import { expandPermissions } from '../permissions/expand-permissions';
import { actionsOf, type PermissionList } from '../permissions/permission-list';
import {
  isUnknownPermission,
  namedPermissions,
  permissionAliases,
} from '../permissions/permission-names';
import { isolated } from '../shown-name';
import { hasEnded } from './link-end';
import type { WayIn } from './people-with-access';

/** The fields of an answered permission group that are needed here. */
export interface GrantingGroup {
  userPermissionGroupID: string;
  name: string;
  organisationDefault: boolean;
  permissions: PermissionList;
}

/** A way in, with the permission groups and the outlet restriction of its access link. */
export interface WayFacts {
  way: WayIn;
  /** Ids of the permission groups of the link; undefined while they are not known. */
  groupIDs: readonly string[] | undefined;
  /** Ids of the site nodes of the restriction; empty for everywhere, undefined while not known. */
  placeIDs: readonly string[] | undefined;
}

/** Where an action is allowed: everywhere, at these site nodes, or not known. */
export type Where = 'everywhere' | 'not-known' | readonly string[];

/** One reason why a person has a permission. */
export interface PermissionSource {
  way: WayIn;
  groupID: string;
  groupName: string;
  /** Whether the group applies to all users of the organisation. */
  isDefault: boolean;
  /** The alias that gives the permission, All or All_Config; null when its own entry does. */
  alias: number | null;
  actions: number;
  where: Where;
}

/** A permission with its allowed actions, where each is allowed, and the reasons. */
export interface EffectivePermission {
  id: number;
  /** One entry for all actions that are allowed at the same site nodes; "everywhere" is first. */
  grants: readonly { actions: number; where: Where }[];
  sources: readonly PermissionSource[];
}

/**
 * Computes a person's permissions in an organisation: the union over the ways in. Each way in gives
 * its own permission groups and the default groups, within its own outlet restriction
 * (decision 0038). A way that has ended gives nothing.
 */
export function effectivePermissions(
  facts: readonly WayFacts[],
  groups: readonly GrantingGroup[],
): EffectivePermission[] {
  const sources = new Map<number, PermissionSource[]>();
  const listed = groups.flatMap(({ permissions }) => [...actionsOf(permissions).keys()]);
  const unnamed = listed.filter(isUnknownPermission);
  const expanded = new Map(
    groups.map((group) => [group, expandPermissions(group.permissions, unnamed)]),
  );
  for (const { way, groupIDs, placeIDs } of facts) {
    if (hasEnded(way)) continue;
    const where = whereOf(placeIDs);
    for (const [group, permissions] of expanded) {
      const isDefault = group.organisationDefault;
      if (!isDefault && !groupIDs?.includes(group.userPermissionGroupID)) continue;
      for (const [id, actions] of permissions) {
        const source = {
          way,
          groupID: group.userPermissionGroupID,
          groupName: group.name,
          isDefault,
          alias: aliasOf(group.permissions, id),
          actions,
          where,
        };
        sources.set(id, [...(sources.get(id) ?? []), source]);
      }
    }
  }
  return [...sources]
    .map(([id, reasons]) => ({ id, grants: grantsOf(reasons), sources: reasons }))
    .sort((a, b) => orderOf(a.id) - orderOf(b.id));
}

function whereOf(placeIDs: readonly string[] | undefined): Where {
  if (placeIDs === undefined) return 'not-known';
  return placeIDs.length === 0 ? 'everywhere' : placeIDs;
}

/** Finds the narrowest alias that covers a permission and allows more than its own entry. */
function aliasOf(list: PermissionList, id: number): number | null {
  const written = actionsOf(list);
  const own = written.get(id) ?? 0;
  const covering = [...permissionAliases]
    .filter(([alias]) => ((written.get(alias) ?? 0) & ~own) !== 0)
    .filter(
      ([alias, covered]) =>
        covered.includes(id) || (alias === Permission.All && isUnknownPermission(id)),
    );
  return covering.at(-1)?.[0] ?? null;
}

/** Joins the site nodes of all sources of each action. Groups actions with equal site nodes. */
function grantsOf(sources: readonly PermissionSource[]): EffectivePermission['grants'] {
  const union = sources.reduce((all, { actions }) => all | actions, 0);
  const grants = new Map<string, { actions: number; where: Where }>();
  for (let action = 1; action > 0 && action <= union; action <<= 1) {
    if ((union & action) === 0) continue;
    const where = joined(sources.filter(({ actions }) => actions & action).map((s) => s.where));
    const key = typeof where === 'string' ? where : [...where].sort().join();
    const same = grants.get(key) ?? { actions: 0, where };
    grants.set(key, { actions: same.actions | action, where });
  }
  return [...grants.values()].sort((a, b) => breadth(b.where) - breadth(a.where));
}

/** "everywhere" wins over all others. Otherwise one restriction that is not known makes the union not known. */
function joined(wheres: readonly Where[]): Where {
  if (wheres.includes('everywhere')) return 'everywhere';
  if (wheres.includes('not-known')) return 'not-known';
  return [...new Set(wheres.flatMap((where) => (typeof where === 'string' ? [] : where)))];
}

function breadth(where: Where): number {
  if (where === 'everywhere') return Number.POSITIVE_INFINITY;
  return where === 'not-known' ? 0 : where.length;
}

const indexes = new Map(namedPermissions.map((id, index) => [id, index]));
// Permissions of a newer service have no name here. They come last, by their numbers.
const orderOf = (id: number) => indexes.get(id) ?? namedPermissions.length + id;

/**
 * Words where an action is allowed. A site node without a name shows the end of its id.
 * @param placeNames undefined while they are loading
 * @param isPending whether site nodes that are not known are still loading
 */
export function whereText(
  where: Where,
  placeNames: ReadonlyMap<string, string> | undefined,
  isPending = false,
): string {
  if (where === 'everywhere') return 'all outlets';
  if (where === 'not-known') return isPending ? '…' : 'outlets that could not be loaded';
  if (!placeNames) return '…';
  return where.map((id) => isolated(placeNames.get(id) || `a place (${idEnd(id)})`)).join(', ');
}
