import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type {
  OrganisationUserLink,
  PermissionGroupAssignment,
  RootNode,
} from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import type { Database } from '../../database/open-database';
import {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
  permissionGroups,
  teams,
} from '../../database/schema/access';
import { organisations, outletNodes } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { markOf } from '../unconfirmed-people';

type Reader = Pick<Database, 'select'>;

/** Reads access links of an organisation as records of the contract, by the names of users and teams. */
export const readLinks = (
  database: Reader,
  organisationID: string,
  condition?: SQL,
): Promise<OrganisationUserLink[]> =>
  readLinksAnywhere(
    database,
    and(eq(organisationUserLinks.organisationID, organisationID), condition),
  );

/** Reads access links of all organisations, as `readLinks` does. */
export async function readLinksAnywhere(
  database: Reader,
  condition: SQL | undefined,
): Promise<OrganisationUserLink[]> {
  const teamUserName = sql<string>`coalesce(${users.fullName}, ${teams.name}, '')`;
  const rows = await database
    .select({
      organisationUserLinkID: organisationUserLinks.organisationUserLinkID,
      linkType: organisationUserLinks.linkType,
      isOrgAdmin: organisationUserLinks.isOrgAdmin,
      organisationID: organisations.organisationID,
      organisationName: organisations.name,
      teamUserID: sql<string>`coalesce(${organisationUserLinks.userID}, ${organisationUserLinks.teamID})`,
      teamUserName,
      userEmail: users.email,
      isEmailUnconfirmed: users.isEmailUnconfirmed,
    })
    .from(organisationUserLinks)
    .innerJoin(
      organisations,
      eq(organisations.organisationID, organisationUserLinks.organisationID),
    )
    .leftJoin(users, eq(users.userID, organisationUserLinks.userID))
    .leftJoin(teams, eq(teams.teamID, organisationUserLinks.teamID))
    .where(condition)
    .orderBy(
      sql`coalesce(${users.fullNameFolded}, ${teams.nameFolded})`,
      organisationUserLinks.organisationUserLinkID,
    );
  return exactly<OrganisationUserLink[]>()(
    rows.map(({ isEmailUnconfirmed, ...link }) => ({ ...link, ...markOf({ isEmailUnconfirmed }) })),
  );
}

/**
 * Finds an access link of the organisation by id; undefined when it does not exist or belongs to
 * another organisation.
 */
export async function findLink(
  database: Reader,
  organisationID: string,
  id: string,
): Promise<OrganisationUserLink | undefined> {
  const isIt = eq(organisationUserLinks.organisationUserLinkID, id);
  const [link] = await readLinks(database, organisationID, isIt);
  return link;
}

/** Reads when the access links of an organisation end, by their ids. It leaves out those without an end. */
export async function readEnds(
  database: Reader,
  organisationID: string,
): Promise<ReadonlyMap<string, Date>> {
  const { organisationUserLinkID: id, endsAt } = organisationUserLinks;
  const rows = await database
    .select({ id, endsAt })
    .from(organisationUserLinks)
    .where(and(eq(organisationUserLinks.organisationID, organisationID), isNotNull(endsAt)));
  return new Map(rows.flatMap((row) => (row.endsAt ? [[row.id, row.endsAt] as const] : [])));
}

/**
 * Reads the groups that a link was given, by name. It includes a group that has become a default
 * since: the assignment counts again when the group is no default any more, and until then a person
 * must see it to remove it.
 */
export async function readAssignments(
  database: Reader,
  linkID: string,
): Promise<PermissionGroupAssignment[]> {
  const { userPermissionGroupAssignmentID, organisationUserLinkID, userPermissionGroupID } =
    permissionGroupAssignments;
  const rows = await database
    .select({ userPermissionGroupAssignmentID, organisationUserLinkID, userPermissionGroupID })
    .from(permissionGroupAssignments)
    .innerJoin(permissionGroups, eq(permissionGroups.userPermissionGroupID, userPermissionGroupID))
    .where(eq(organisationUserLinkID, linkID))
    .orderBy(permissionGroups.nameFolded, userPermissionGroupAssignmentID);
  return exactly<PermissionGroupAssignment[]>()(rows);
}

/** Reads the outlet restriction of a link, by name. */
export async function readRootNodes(database: Reader, linkID: string): Promise<RootNode[]> {
  const { nodeID, nodeType, organisationUserLinkID } = linkRootNodes;
  const rows = await database
    .select({ nodeID, nodeType, organisationUserLinkID })
    .from(linkRootNodes)
    .innerJoin(outletNodes, eq(outletNodes.nodeID, nodeID))
    .where(eq(organisationUserLinkID, linkID))
    .orderBy(outletNodes.nameFolded, nodeID);
  return exactly<RootNode[]>()(rows);
}
