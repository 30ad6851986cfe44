import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { GroupPermission, PermissionGroup } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
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
 * or of some.
 */
async function countUsers(
  database: Database | DatabaseTransaction,
  organisationID: string,
  now: Date,
  ids?: readonly string[],
) {
  const groupID = permissionGroupAssignments.userPermissionGroupID;
  const users = sql<number>`count(distinct coalesce(${organisationUserLinks.userID}, ${teamMembers.userID}))`;
  const isHere = and(eq(organisationUserLinks.organisationID, organisationID), isGiving(now));
  const isOfTeam = eq(teamMembers.teamID, organisationUserLinks.teamID);
  const isMember = and(isOfTeam, isGivingMember(now));
  const [all] = await database
    .select({ users })
    .from(organisationUserLinks)
    .leftJoin(teamMembers, isMember)
    .where(isHere);
  const rows = await database
    .select({ id: groupID, users })
    .from(permissionGroupAssignments)
    .innerJoin(
      organisationUserLinks,
      eq(
        organisationUserLinks.organisationUserLinkID,
        permissionGroupAssignments.organisationUserLinkID,
      ),
    )
    .leftJoin(teamMembers, isMember)
    .where(and(isHere, ids && isOneOf(groupID, ids)))
    .groupBy(groupID);
  return { all: all?.users ?? 0, ofGroup: new Map(rows.map((row) => [row.id, row.users])) };
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
