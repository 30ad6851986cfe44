import { and, eq, inArray, or } from 'drizzle-orm';
import type { UserSummary } from '../../src/api/schema.gen';
import { Permission, PermissionAction } from '../../src/domain/contract/enums.gen';
import { givingLinksOfUser } from '../authentication/organisation-role';
import type { Database } from '../database/open-database';
import {
  organisationUserLinks,
  permissionGroupAssignments,
  permissionGroupPermissions,
  permissionGroups,
} from '../database/schema/access';

type InsightsAccess = Pick<
  UserSummary,
  'insightsAggregatesReadAccess' | 'insightsTransactionAccess' | 'insightsAggregatesUpdateAccess'
>;

/**
 * Reads what sales data a user may see in any organisation that the user has access to. The
 * permissions come from the permission groups of the access links, and from the default groups of
 * an organisation, which apply to all of its users
 * (docs/product/permissions.md#default-permission-group).
 */
export async function readInsightsAccess(
  database: Database,
  userID: string,
  now: Date,
): Promise<InsightsAccess> {
  const { Sales_Aggregates, Sales_SalesData, All } = Permission;
  const assigned = database
    .select({ id: permissionGroupAssignments.userPermissionGroupID })
    .from(permissionGroupAssignments)
    .innerJoin(
      organisationUserLinks,
      eq(
        organisationUserLinks.organisationUserLinkID,
        permissionGroupAssignments.organisationUserLinkID,
      ),
    )
    .where(givingLinksOfUser(database, userID, now));
  const accessible = database
    .select({ id: organisationUserLinks.organisationID })
    .from(organisationUserLinks)
    .where(givingLinksOfUser(database, userID, now));
  const rows = await database
    .select({
      permissionID: permissionGroupPermissions.permissionID,
      allowedActions: permissionGroupPermissions.allowedActions,
    })
    .from(permissionGroupPermissions)
    .innerJoin(
      permissionGroups,
      eq(permissionGroups.userPermissionGroupID, permissionGroupPermissions.userPermissionGroupID),
    )
    .where(
      and(
        inArray(permissionGroupPermissions.permissionID, [Sales_Aggregates, Sales_SalesData, All]),
        or(
          inArray(permissionGroups.userPermissionGroupID, assigned),
          and(
            eq(permissionGroups.organisationDefault, true),
            inArray(permissionGroups.organisationID, accessible),
          ),
        ),
      ),
    );
  const allows = (permission: number, action: number) =>
    rows.some(
      ({ permissionID, allowedActions }) =>
        [permission, All].includes(permissionID) && (allowedActions & action) === action,
    );
  return {
    insightsAggregatesReadAccess: allows(Sales_Aggregates, PermissionAction.View),
    insightsTransactionAccess: allows(Sales_SalesData, PermissionAction.View),
    insightsAggregatesUpdateAccess: allows(Sales_Aggregates, PermissionAction.Update),
  };
}
