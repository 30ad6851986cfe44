import { and, eq, gte, inArray, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AuditLogQuery } from '../../../src/api/schema.gen';
import type { Database } from '../../database/open-database';
import { auditLogEntries } from '../../database/schema/records';
import { containsText } from '../text-pattern';

/** The filters that have an index. */
type IndexedFilter = 'organisation' | 'user' | 'types';

interface Conditions {
  /** The range of moments. */
  created: SQL | undefined;
  indexed: Map<IndexedFilter, (column: (column: SQLiteColumn) => SQL) => SQL | undefined>;
  message: SQL | undefined;
}

// A filter with more entries than this is slower by its index, which needs a sort, than by a scan.
const manyEntries = 10_000;
// This many of the newest entries fill most pages of a search for a common text.
const recentEntries = 20_000;
// A page that probably ends within this many times the recent entries is read in the order of time.
const nearParts = 20;
// Sorting the whole table is fast only while the page is among its first entries.
const firstEntries = 5_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const byIndex = (column: SQLiteColumn) => sql`${column}`;
/** The plus sign keeps SQLite from using an index of the column. */
const byScan = (column: SQLiteColumn) => sql`+${column}`;

/**
 * Reads a page of the audit log, newest entries first. Entries of the same moment are in the
 * reverse order of writing.
 *
 * A filter by a part of a name first searches the distinct names, which are few, and then matches
 * entries by equality. Of the filters with an index, the one with the fewest entries leads. If
 * every filter lets many entries pass, recent entries fill most pages. The number of recent matches
 * estimates how far back the page reaches. If that is far, a scan in the order of the table takes
 * half as long as one in the order of time.
 */
export async function readAuditLogPage(database: Database, query: AuditLogQuery, range: DateRange) {
  const conditions = await conditionsOf(database, query, range);
  if (!conditions) return [];
  const leading = await leadingFilter(database, conditions);
  const { created, indexed, message } = conditions;
  const filters = [
    ...[...indexed].map(([filter, condition]) => condition(filter === leading ? byIndex : byScan)),
    message,
  ].filter((condition) => condition !== undefined);

  const wanted = (query.pageNumber + 1) * query.pageSize;
  const isScan = !leading && !created && filters.length > 0;
  if (!isScan || wanted > firstEntries) {
    return readEntries(database, idsOfPage(database, [created, ...filters], query));
  }

  const since = await isRecent(database);
  const recent = await idsOfPage(database, [since, ...filters], {
    pageSize: wanted,
    pageNumber: 0,
  });
  if (recent.length === wanted) {
    const page = recent.slice(-query.pageSize).map(({ id }) => id);
    return readEntries(database, sql`(SELECT value FROM json_each(${JSON.stringify(page)}))`);
  }
  const isNear = recent.length * nearParts >= wanted;
  const ids = idsOfPage(database, filters, query, isNear ? byIndex : byScan);
  return readEntries(database, ids);
}

/**
 * Builds the query for the ids of a page, so that the entries before a late page are skipped within
 * the index.
 */
function idsOfPage(
  database: Database,
  filters: (SQL | undefined)[],
  { pageSize, pageNumber }: Pick<AuditLogQuery, 'pageSize' | 'pageNumber'>,
  time = byIndex,
) {
  const { auditLogEntryID, dateTimeCreated } = auditLogEntries;
  return database
    .select({ id: auditLogEntryID })
    .from(auditLogEntries)
    .where(and(...filters))
    .orderBy(sql`${time(dateTimeCreated)} desc, ${auditLogEntryID} desc`)
    .limit(pageSize)
    .offset(pageNumber * pageSize);
}

function readEntries(database: Database, ids: SQLWrapper) {
  const { auditLogEntryID, dateTimeCreated } = auditLogEntries;
  return database
    .select()
    .from(auditLogEntries)
    .where(inArray(auditLogEntryID, ids))
    .orderBy(sql`${dateTimeCreated} desc, ${auditLogEntryID} desc`);
}

/** Returns the condition that an entry is one of the newest; undefined when all of them are. */
async function isRecent(database: Database): Promise<SQL | undefined> {
  const { dateTimeCreated } = auditLogEntries;
  const [row] = await database
    .select({ moment: dateTimeCreated })
    .from(auditLogEntries)
    .orderBy(sql`${dateTimeCreated} desc`)
    .limit(1)
    .offset(recentEntries - 1);
  return row ? gte(dateTimeCreated, row.moment) : undefined;
}

/** A range of moments that includes both ends. */
export interface DateRange {
  from: Date | undefined;
  to: Date | undefined;
}

/** Returns the conditions of a query; undefined when no entry has a name that matches. */
async function conditionsOf(
  database: Database,
  query: AuditLogQuery,
  { from, to }: DateRange,
): Promise<Conditions | undefined> {
  const { dateTimeCreated, organisationName, userName, userID, auditLogType, message } =
    auditLogEntries;
  const indexed: Conditions['indexed'] = new Map();
  if (query.organisation) {
    const names = await namesWith(database, organisationName, query.organisation);
    if (names.length === 0) return undefined;
    indexed.set('organisation', (column) => isOneOf(column(organisationName), names));
  }
  if (query.user) {
    const id = uuid.test(query.user) ? query.user.toLowerCase() : undefined;
    const names = await namesWith(database, userName, query.user);
    if (names.length === 0 && !id) return undefined;
    indexed.set('user', (column) =>
      or(
        names.length > 0 ? isOneOf(column(userName), names) : undefined,
        id ? eq(column(userID), id) : undefined,
      ),
    );
  }
  const { types } = query;
  if (types && types.length > 0) {
    indexed.set('types', (column) => isOneOf(column(auditLogType), types));
  }
  return {
    created: and(
      from ? gte(dateTimeCreated, from) : undefined,
      to ? lte(dateTimeCreated, to) : undefined,
    ),
    indexed,
    message: query.message ? containsText(message, query.message) : undefined,
  };
}

/** Compares with a list of any length in one parameter. */
const isOneOf = (column: SQL, values: readonly (string | number)[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Finds the distinct names in a column that contain a text, by skipping through its index. */
async function namesWith(
  database: Database,
  column: SQLiteColumn,
  text: string,
): Promise<string[]> {
  const rows = await database.all<{ name: string }>(sql`
    WITH RECURSIVE names(name) AS (
      SELECT min(${column}) FROM ${auditLogEntries}
      UNION ALL
      SELECT (SELECT min(${column}) FROM ${auditLogEntries} WHERE ${column} > names.name)
      FROM names WHERE names.name IS NOT NULL
    )
    SELECT name FROM names WHERE ${containsText(sql`name`, text)}`);
  return rows.map(({ name }) => name);
}

/**
 * Finds the filter with the fewest entries; undefined when each of them has at least `manyEntries`.
 */
async function leadingFilter(
  database: Database,
  { created, indexed }: Conditions,
): Promise<IndexedFilter | undefined> {
  let leading: IndexedFilter | undefined;
  let fewest = manyEntries;
  for (const [filter, condition] of indexed) {
    const some = database
      .select({ one: sql`1`.as('one') })
      .from(auditLogEntries)
      .where(and(created, condition(byIndex)))
      .limit(fewest)
      .as('some');
    const count = await database.$count(some);
    if (count < fewest) {
      fewest = count;
      leading = filter;
    }
  }
  return leading;
}
