import { Permission, PermissionAction } from '../contract/enums.gen';
import { expandPermissions } from './expand-permissions';
import {
  actionsOf,
  listOf,
  normalisedPermissions,
  type PermissionActions,
  type PermissionList,
} from './permission-list';
import { permissionAliases } from './permission-names';

const { View, Edit, All } = PermissionAction;

/** The permissions and flags that each profile needs (docs/product/permissions.md#profiles). */
const needs = {
  'Config Access': [[Permission.All_Config, All]],
  'Sales Insights': [
    [Permission.Sales_Aggregates, View],
    [Permission.Sales_SalesData, View],
  ],
  'System Installation': [
    [Permission.System_Health, View],
    [Permission.System_Install, All],
    [Permission.System_Provisioning, All],
    [Permission.Sales_Aggregates, Edit],
  ],
  'Site Supervisor': [
    [Permission.All_Config, View],
    [Permission.Config_Publish, All],
    [Permission.Config_PLUs, All],
    [Permission.Config_Menus, All],
    [Permission.Config_Adjustments, All],
    [Permission.Config_Users, All],
    [Permission.Config_UserViewExistingPINs, All],
    [Permission.Config_TablePlans, All],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export type ProfileName = keyof typeof needs;

/** The profiles in the order of docs/product/permissions.md#profiles. */
export const profileNames = Object.keys(needs) as ProfileName[];

/** Returns what a profile needs, as in the table of profiles: with the alias All_Config. */
export const profilePermissions = (name: ProfileName): PermissionList =>
  listOf(new Map(needs[name]));

const covers = (actions: PermissionActions, wanted: PermissionActions) =>
  [...wanted].every(([id, flags]) => ((actions.get(id) ?? 0) & flags) === flags);

/** Everything that the profiles need together, by single permission. */
function needsOf(...profiles: readonly ProfileName[]): PermissionActions {
  return expandPermissions(profiles.flatMap(profilePermissions));
}

/** Whether one profile needs all that another one does. */
const includes = (outer: ProfileName, inner: ProfileName) =>
  outer !== inner && covers(needsOf(outer), needsOf(inner));

/** Lists the profiles that a list fully covers (docs/product/permissions.md#checked-profiles). */
export function coveredProfiles(list: PermissionList): ProfileName[] {
  const actions = expandPermissions(list);
  return profileNames.filter((name) => covers(actions, needsOf(name)));
}

/**
 * Lists the covered profiles that were chosen for a list. A profile that is covered only because
 * another one includes it is left out: the list has no entries of its single permissions.
 */
export function chosenProfiles(list: PermissionList): ProfileName[] {
  const covered = coveredProfiles(list);
  const listed = actionsOf(list);
  const isListed = (name: ProfileName) =>
    needs[name].every(([id]) => permissionAliases.has(id) || listed.has(id));
  return covered.filter(
    (name) => isListed(name) || !covered.some((other) => includes(other, name)),
  );
}

/** Finds a covered profile that includes this one, so that this one cannot be unchecked alone. */
export function profileIncluding(list: PermissionList, name: ProfileName): ProfileName | undefined {
  return coveredProfiles(list).find((other) => includes(other, name));
}

/**
 * Lists the permissions with the flags that no covered profile needs. While there are any, a person
 * can neither check nor uncheck profiles (docs/product/permissions.md#leftover-permissions).
 */
export function unexplainedPermissions(list: PermissionList): PermissionList {
  const explained = needsOf(...coveredProfiles(list));
  return listOf(
    new Map([...expandPermissions(list)].map(([id, f]) => [id, f & ~(explained.get(id) ?? 0)])),
  );
}

/** Adds everything that a profile needs to a list. */
export function withProfile(list: PermissionList, name: ProfileName): PermissionList {
  return listOf(actionsOf([...list, ...profilePermissions(name)]));
}

/**
 * Removes the permissions of a profile, but keeps all that the other chosen profiles need
 * (docs/product/permissions.md#checked-profiles). The list must have no unexplained permissions.
 * Removing a profile that was just added restores the exact list.
 */
export function withoutProfile(list: PermissionList, name: ProfileName): PermissionList {
  const others = chosenProfiles(list).filter((other) => other !== name);
  const kept = needsOf(...others);
  const needed = needsOf(name);
  const own = actionsOf(profilePermissions(name));
  const actions = new Map(
    [...actionsOf(list)].map(([id, flags]) => [
      id,
      permissionAliases.has(id)
        ? flags & ~(own.get(id) ?? 0)
        : flags & ~((needed.get(id) ?? 0) & ~(kept.get(id) ?? 0)),
    ]),
  );
  // A removed alias may have covered what the other profiles need.
  return others
    .flatMap(profilePermissions)
    .reduce(
      (left, entry) =>
        covers(expandPermissions(left), expandPermissions([entry]))
          ? left
          : normalisedPermissions(left.concat(entry)),
      listOf(actions),
    );
}
