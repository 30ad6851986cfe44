import { and, eq, type SQL, sql } from 'drizzle-orm';
import type {
  OrganisationUserLink,
  PermissionGroupAssignment,
  RootNode,
} from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { Database } from '../database/open-database';
import {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
  permissionGroups,
  teams,
} from '../database/schema/access';
import { organisations, outletNodes } from '../database/schema/organisations';
import { users } from '../database/schema/people';

type Reader = Pick<Database, 'select'>;

/** Access links as the contract shows them, by the names of the users and teams. */
export async function readLinks(
  database: Reader,
  organisationID: string,
  condition?: SQL,
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
    })
    .from(organisationUserLinks)
    .innerJoin(
      organisations,
      eq(organisations.organisationID, organisationUserLinks.organisationID),
    )
    .leftJoin(users, eq(users.userID, organisationUserLinks.userID))
    .leftJoin(teams, eq(teams.teamID, organisationUserLinks.teamID))
    .where(and(eq(organisationUserLinks.organisationID, organisationID), condition))
    .orderBy(sql`${teamUserName} collate nocase`, organisationUserLinks.organisationUserLinkID);
  return exactly<OrganisationUserLink[]>()(rows);
}

/** The link of an organisation with that id; undefined when it is another's or nobody's. */
export async function findLink(
  database: Reader,
  organisationID: string,
  id: string,
): Promise<OrganisationUserLink | undefined> {
  const isIt = eq(organisationUserLinks.organisationUserLinkID, id);
  const [link] = await readLinks(database, organisationID, isIt);
  return link;
}

/**
 * The groups that a link was given, by name: also one that came to apply to all users since, which
 * holds again when it no longer does, and until then has to be seen to be taken away.
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
    .orderBy(sql`${permissionGroups.name} collate nocase`, userPermissionGroupAssignmentID);
  return exactly<PermissionGroupAssignment[]>()(rows);
}

/** The places that a link is restricted to, by name. */
export async function readRootNodes(database: Reader, linkID: string): Promise<RootNode[]> {
  const { nodeID, nodeType, organisationUserLinkID } = linkRootNodes;
  const rows = await database
    .select({ nodeID, nodeType, organisationUserLinkID })
    .from(linkRootNodes)
    .innerJoin(outletNodes, eq(outletNodes.nodeID, nodeID))
    .where(eq(organisationUserLinkID, linkID))
    .orderBy(sql`${outletNodes.name} collate nocase`, nodeID);
  return exactly<RootNode[]>()(rows);
}
