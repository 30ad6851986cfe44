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

/**
 * The predefined profiles (docs/product/permissions.md#profiles): which actions each needs on which
 * permissions.
 */
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

/** What a profile needs, as the table of profiles has it: with the alias of all config. */
export const profilePermissions = (name: ProfileName): PermissionList =>
  listOf(new Map(needs[name]));

const covers = (actions: PermissionActions, wanted: PermissionActions) =>
  [...wanted].every(([id, flags]) => ((actions.get(id) ?? 0) & flags) === flags);

/** Everything that profiles need, by single permission. */
function needsOf(...profiles: readonly ProfileName[]): PermissionActions {
  return expandPermissions(profiles.flatMap(profilePermissions));
}

/** Whether one profile needs all that another one does, and more. */
const includes = (outer: ProfileName, inner: ProfileName) =>
  outer !== inner && covers(needsOf(outer), needsOf(inner));

/**
 * The profiles whose permissions a list fully covers: those that are shown as checked
 * (docs/product/permissions.md#checked-profiles).
 */
export function coveredProfiles(list: PermissionList): ProfileName[] {
  const actions = expandPermissions(list);
  return profileNames.filter((name) => covers(actions, needsOf(name)));
}

/**
 * The covered profiles that a list was made of. One that is covered only because a larger one
 * includes it is not among them: its own permissions are not listed one by one.
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

/** The covered profile that includes this one, so that this one cannot be taken away alone. */
export function profileIncluding(list: PermissionList, name: ProfileName): ProfileName | undefined {
  return coveredProfiles(list).find((other) => includes(other, name));
}

/**
 * The permissions that no profile explains, with the flags that none of the covered profiles needs.
 * While there are any, profiles can be neither checked nor unchecked
 * (docs/product/permissions.md#leftover-permissions).
 */
export function unexplainedPermissions(list: PermissionList): PermissionList {
  const explained = needsOf(...coveredProfiles(list));
  return listOf(
    new Map([...expandPermissions(list)].map(([id, f]) => [id, f & ~(explained.get(id) ?? 0)])),
  );
}

/** The list with all that a profile needs. */
export function withProfile(list: PermissionList, name: ProfileName): PermissionList {
  return listOf(actionsOf([...list, ...profilePermissions(name)]));
}

/**
 * The list without the permissions of a profile, but with all that the other chosen profiles need
 * (docs/product/permissions.md#checked-profiles). For a list that the profiles explain; taking away
 * a profile that was just added gives the list as it was before, to the entry.
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
  // An alias that is gone can have carried what the others need.
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
