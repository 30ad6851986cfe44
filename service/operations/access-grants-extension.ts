import { eq, type SQL, sql } from 'drizzle-orm';
import type { AccessGrant } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
} from '../database/schema/access';
import { handler } from './handler';
import { findOrganisation, noOrganisation } from './organisation-of-path';

/** Makes a column of the ids that a sub-select lists. SQLite gathers them faster than rows are read. */
const idsOf = (select: SQL) =>
  sql`(SELECT json_group_array(id) FROM (${select}))`.mapWith((ids) => JSON.parse(ids) as string[]);

export const listAccessGrants = handler(
  'listAccessGrants',
  'administrator-of-organisation',
  async ({ database, params }) => {
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const { organisationUserLinkID, organisationID } = organisationUserLinks;
    const rows = await database
      .select({
        organisationUserLinkID,
        userPermissionGroupIDs: idsOf(
          sql`SELECT ${permissionGroupAssignments.userPermissionGroupID} AS id
            FROM ${permissionGroupAssignments}
            WHERE ${permissionGroupAssignments.organisationUserLinkID} = ${organisationUserLinkID}`,
        ),
        rootNodeIDs: idsOf(
          sql`SELECT ${linkRootNodes.nodeID} AS id FROM ${linkRootNodes}
            WHERE ${linkRootNodes.organisationUserLinkID} = ${organisationUserLinkID}`,
        ),
      })
      .from(organisationUserLinks)
      .where(eq(organisationID, params.orgId))
      .orderBy(organisationUserLinkID);
    return { status: 200, body: exactly<AccessGrant[]>()(rows) };
  },
);
