import { and, count, inArray, notInArray } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { countWords } from '../../contract/count-words';
import type { DatabaseTransaction } from '../../database/open-database';
import {
  organisationUserLinks,
  permissionGroups,
  serviceAccounts,
  teams,
} from '../../database/schema/access';
import { invites } from '../../database/schema/invites';
import { organisations, outletNodes } from '../../database/schema/organisations';
import { monthlyStatistics } from '../../database/schema/records';
import {
  acceptances,
  applicationSettings,
  authorisations,
  clientApplicationStates,
} from '../../database/schema/versions';

/** What can belong to an organisation: the column that names it, and the words for one and many. */
const references: readonly [column: SQLiteColumn, one: string, many: string][] = [
  [organisations.parentOrganisationID, 'organisation below it', 'organisations below it'],
  [organisationUserLinks.organisationID, 'access link', 'access links'],
  [teams.ownerOrganisationID, 'team', 'teams'],
  [permissionGroups.organisationID, 'permission group', 'permission groups'],
  [serviceAccounts.organisationID, 'service account', 'service accounts'],
  [invites.organisationID, 'invitation', 'invitations'],
  [outletNodes.organisationID, 'outlet or terminal', 'outlets and terminals'],
  [authorisations.organisationID, 'authorised application', 'authorised applications'],
  [acceptances.organisationID, 'accepted version', 'accepted versions'],
  [applicationSettings.organisationID, 'application setting', 'application settings'],
  [clientApplicationStates.organisationID, 'application state', 'application states'],
  [monthlyStatistics.organisationID, 'month of statistics', 'months of statistics'],
];

/**
 * Describes what refers to the organisations of a deletion, in words ("3 teams"). It does not count
 * organisations that the same deletion removes. It runs one statement for each table.
 */
export async function referencesTo(
  transaction: DatabaseTransaction,
  organisationIDs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = [...organisationIDs];
  const found = new Map<string, string[]>();
  for (const [column, one, many] of references) {
    const isChild = column === organisations.parentOrganisationID;
    const rows = await transaction
      .select({ organisationID: column, total: count() })
      .from(column.table)
      .where(
        and(
          inArray(column, ids),
          isChild ? notInArray(organisations.organisationID, ids) : undefined,
        ),
      )
      .groupBy(column);
    for (const { organisationID, total } of rows) {
      const id = String(organisationID);
      const words = countWords(total, one, many);
      found.set(id, [...(found.get(id) ?? []), words]);
    }
  }
  return found;
}
