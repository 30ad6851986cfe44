import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { GroupPermission, PermissionGroup } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { groupedBy } from '../../../src/domain/lists';
import { isGiving, isGivingMember } from '../../authentication/organisation-role';
import { isOneOf } from '../../database/is-one-of';
import type { Database, DatabaseTransaction } from '../../database/open-database';
import {
  organisationUserLinks,
  permissionGroupAssignments,
  permissionGroupPermissions,
  permissionGroups,
  teamMembers,
} from '../../database/schema/access';
import { mapInSlices } from '../../database/time-slices';

export type PermissionGroupRow = typeof permissionGroups.$inferSelect;

export const byGroupName = [
  permissionGroups.nameFolded,
  permissionGroups.userPermissionGroupID,
] as const;

/**
 * Reads the permission groups of an organisation by name, each with its permissions and the number
 * of users to whom it applies.
 * @param ids limits the result to these groups of the organisation
 */
export async function readPermissionGroups(
  database: Database | DatabaseTransaction,
  organisationID: string,
  now: Date,
  ids?: readonly string[],
): Promise<PermissionGroup[]> {
  const rows = await database
    .select()
    .from(permissionGroups)
    .where(
      and(
        eq(permissionGroups.organisationID, organisationID),
        ids && isOneOf(permissionGroups.userPermissionGroupID, ids),
      ),
    )
    .orderBy(...byGroupName);
  const permissions = await readPermissions(database, organisationID, ids);
  const users = await countUsers(database, organisationID, now, ids);
  return exactly<PermissionGroup[]>()(
    rows.map(({ userPermissionGroupID, name, organisationDefault }) => ({
      userPermissionGroupID,
      name,
      organisationDefault,
      totalAssignedUsers: organisationDefault
        ? users.all
        : (users.ofGroup.get(userPermissionGroupID) ?? 0),
      permissions: permissions.get(userPermissionGroupID) ?? [],
    })),
  );
}

/** Reads the permissions of all groups of an organisation or of some, by the ids of the groups. */
export async function readPermissions(
  database: Database | DatabaseTransaction,
  organisationID: string,
  ids?: readonly string[],
) {
  const { userPermissionGroupID, permissionID, allowedActions } = permissionGroupPermissions;
  const rows = await database
    .select({ userPermissionGroupID, permissionID, allowedActions })
    .from(permissionGroupPermissions)
    .innerJoin(permissionGroups, eq(permissionGroups.userPermissionGroupID, userPermissionGroupID))
    .where(
      and(
        eq(permissionGroups.organisationID, organisationID),
        ids && isOneOf(userPermissionGroupID, ids),
      ),
    )
    .orderBy(permissionID);
  const found = new Map<string, GroupPermission[]>();
  for (const row of rows) {
    const list = found.get(row.userPermissionGroupID) ?? [];
    const { allowedActions } = row;
    list.push({
      permissionID: row.permissionID,
      allowedActions,
    });
    found.set(row.userPermissionGroupID, list);
  }
  return found;
}

/**
 * Counts the people whom their own links or teams give access now: in all, and by group, of all groups
 * or of some. A statement would count a large team once for each of its groups, and keep the event loop.
 */
async function countUsers(
  database: Database | DatabaseTransaction,
  organisationID: string,
  now: Date,
  ids?: readonly string[],
) {
  const linkID = organisationUserLinks.organisationUserLinkID;
  const groupID = permissionGroupAssignments.userPermissionGroupID;
  const isHere = and(eq(organisationUserLinks.organisationID, organisationID), isGiving(now));
  const isOfTeam = eq(teamMembers.teamID, organisationUserLinks.teamID);
  const userID = sql<
    string | null
  >`coalesce(${organisationUserLinks.userID}, ${teamMembers.userID})`;
  const given = await database
    .select({ linkID, userID })
    .from(organisationUserLinks)
    .leftJoin(teamMembers, and(isOfTeam, isGivingMember(now)))
    .where(isHere);
  const people = groupedBy(
    given.filter((row) => row.userID !== null),
    (row) => row.linkID,
  );
  const assigned = await database
    .select({ linkID, groupID })
    .from(permissionGroupAssignments)
    .innerJoin(organisationUserLinks, eq(linkID, permissionGroupAssignments.organisationUserLinkID))
    .where(and(isHere, ids && isOneOf(groupID, ids)));
  const numberOf = (rows: typeof given) => new Set(rows.map((row) => row.userID)).size;
  const usersOf = (links: typeof assigned) =>
    numberOf(links.flatMap((link) => people.get(link.linkID) ?? []));
  const counted = await mapInSlices(
    groupedBy(assigned, (row) => row.groupID),
    ([id, links]) => [id, usersOf(links)] as const,
  );
  return { all: numberOf([...people.values()].flat()), ofGroup: new Map(counted) };
}

/**
 * Counts the access links of each of these groups. Groups without a link are missing in the result.
 */
export async function countAssignments(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const id = permissionGroupAssignments.userPermissionGroupID;
  const rows = await transaction
    .select({ id, links: count() })
    .from(permissionGroupAssignments)
    .where(inArray(id, [...ids]))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.links]));
}
