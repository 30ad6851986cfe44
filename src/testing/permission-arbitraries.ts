import fc from 'fast-check';
import { Permission } from '~/domain/contract/enums.gen';
import { expandPermissions } from '~/domain/permissions/expand-permissions';
import {
  listOf,
  normalisedPermissions,
  type PermissionEntry,
  type PermissionList,
} from '~/domain/permissions/permission-list';
import { namedPermissions } from '~/domain/permissions/permission-names';
import { profileNames, profilePermissions } from '~/domain/permissions/permission-profiles';

/** Permissions that the contract does not name yet. */
const unknownPermission = fc.integer({ min: 50, max: 54 });

/** A permission that can be set alone: a named one, or one of a newer service. */
export const singlePermission = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...namedPermissions) },
  { weight: 1, arbitrary: unknownPermission },
);

const entry: fc.Arbitrary<PermissionEntry> = fc.record({
  permissionID: fc.oneof(
    { weight: 3, arbitrary: singlePermission },
    { weight: 1, arbitrary: fc.constantFrom(Permission.All, Permission.All_Config) },
  ),
  allowedActions: fc.integer({ min: 0, max: 15 }),
});

/** Entries as an answer may have them: in any order, repeated, or empty. */
export const anyEntries = fc.array(entry, { maxLength: 12 });

/** A normalised list. */
export const anyPermissions: fc.Arbitrary<PermissionList> = anyEntries.map(normalisedPermissions);

export const someProfiles = fc.subarray([...profileNames]);

/** A list that consists of profiles, as their alias or as single permissions. */
export const explainedPermissions: fc.Arbitrary<PermissionList> = fc
  .tuple(someProfiles, fc.boolean())
  .map(([profiles, isExpanded]) => {
    const made = normalisedPermissions(profiles.flatMap(profilePermissions));
    return isExpanded ? listOf(expandPermissions(made)) : made;
  });

/** The same, with some permissions repeated: in the alias and as single permissions. */
export const repeatedPermissions: fc.Arbitrary<PermissionList> = fc
  .tuple(explainedPermissions, fc.array(fc.nat({ max: 40 })))
  .map(([list, places]) => {
    const singles = listOf(expandPermissions(list));
    return normalisedPermissions([...list, ...places.flatMap((place) => singles[place] ?? [])]);
  });
