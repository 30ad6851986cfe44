import { getTableName, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Log } from '../http/log';
import { type DerivedText, derivedTextsOf } from './derived-texts';
import { permissionGroups, serviceAccounts, teams } from './schema/access';
import { invites } from './schema/invites';
import { organisations, outletNodes } from './schema/organisations';
import { users } from './schema/people';
import { clients, deploymentServers, integrationServers, posCoreInstances } from './schema/servers';
import { applications } from './schema/versions';

type DatabaseTransaction = Parameters<Parameters<LibSQLDatabase['transaction']>[0]>[0];

/** The tables with derived texts, and their primary keys. */
export const tablesOfDerivedTexts: readonly [SQLiteTable, SQLiteColumn][] = [
  [users, users.userID],
  [organisations, organisations.organisationID],
  [outletNodes, outletNodes.nodeID],
  [clients, clients.clientID],
  [posCoreInstances, posCoreInstances.posCoreInstanceID],
  [deploymentServers, deploymentServers.deploymentServerInstanceID],
  [integrationServers, integrationServers.integrationServerInstanceID],
  [teams, teams.teamID],
  [permissionGroups, permissionGroups.userPermissionGroupID],
  [serviceAccounts, serviceAccounts.serviceAccountID],
  [invites, invites.organisationUserInviteID],
  [applications, applications.applicationID],
];

/**
 * Derives the texts that are missing or out of date: those of the releases before, and of an instance
 * of such a release that still works beside this one. Rows with the same key may exist: the oldest one
 * gets it, the others keep none until a person gives them another text, and the log names them.
 */
export async function fillDerivedTexts(
  database: LibSQLDatabase,
  log?: Pick<Log, 'info'>,
): Promise<void> {
  for (const [table, id] of tablesOfDerivedTexts) {
    for (const text of derivedTextsOf(table)) {
      const rows = await rowsToDerive(database, table, id, text);
      if (rows.length === 0) continue;
      await database.transaction((transaction) => derive(transaction, table, id, text, rows));
      const left = await database
        .select({ id: sql<string>`${id}` })
        .from(table)
        .where(isNull(text.column));
      if (left.length > 0) {
        const ids = left.map((row) => row.id).join(', ');
        log?.info(
          `The field ${text.source} of these rows of ${getTableName(table)} differs from that of another row in case or composition only, and should be changed: ${ids}`,
        );
      }
    }
  }
}

/** Names the derived texts that are missing or out of date, as table, field and id. */
export async function outdatedTexts(database: LibSQLDatabase): Promise<string[]> {
  const found: string[] = [];
  for (const [table, id] of tablesOfDerivedTexts) {
    for (const text of derivedTextsOf(table)) {
      for (const row of await rowsToDerive(database, table, id, text)) {
        found.push(`${getTableName(table)} ${text.field} ${row.id}`);
      }
    }
  }
  return found;
}

interface RowToDerive {
  id: string;
  derived: unknown;
}

/** SQLite itself knows the case of ASCII, so that only rows that it cannot judge are read. */
async function rowsToDerive(
  database: LibSQLDatabase,
  table: SQLiteTable,
  id: SQLiteColumn,
  { column, sourceColumn }: DerivedText,
): Promise<RowToDerive[]> {
  const rows = await database
    .select({
      id: sql<string>`${id}`,
      text: sql<string>`${sourceColumn}`,
      stored: sql<string | null>`${column}`,
    })
    .from(table)
    .where(or(isNull(column), ne(sql`${column}`, sql`lower(${sourceColumn})`)))
    .orderBy(sql`rowid`);
  return rows
    .map(({ id, text, stored }) => ({ id, stored, derived: column.mapToDriverValue(text) }))
    .filter(({ stored, derived }) => stored !== derived);
}

async function derive(
  transaction: DatabaseTransaction,
  table: SQLiteTable,
  id: SQLiteColumn,
  { column }: DerivedText,
  rows: readonly RowToDerive[],
): Promise<void> {
  const set = (conflict: SQL, value: SQL) => sql`
    UPDATE ${conflict} ${table} SET ${sql.identifier(column.name)} = ${value}
    FROM (SELECT value AS row FROM json_each(${JSON.stringify(rows)}))
    WHERE ${id} = row ->> 'id'`;
  // An outdated key may be the one that another row has to get.
  await transaction.run(set(sql``, sql`NULL`));
  await transaction.run(set(sql`OR IGNORE`, sql`row ->> 'derived'`));
}
