import { and, eq, gte, inArray, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AuditLogQuery } from '../../src/api/schema.gen';
import type { Database } from '../database/open-database';
import { auditLogEntries } from '../database/schema/records';
import { containsText } from './text-pattern';

/** Filters whose entries an index finds. */
type IndexedFilter = 'organisation' | 'user' | 'types';

interface Conditions {
  /** The range of moments. */
  created: SQL | undefined;
  indexed: Map<IndexedFilter, (column: (column: SQLiteColumn) => SQL) => SQL | undefined>;
  message: SQL | undefined;
}

// More entries than these are read faster one after the other than by an index and sorted.
const manyEntries = 10_000;
// What most pages of a common text are full of.
const recentEntries = 20_000;
// A page that is likely to end within this many times as many entries is read in the order of time.
const nearParts = 20;
// Sorting the whole table is quick as long as only its first entries are wanted.
const firstEntries = 5_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const byIndex = (column: SQLiteColumn) => sql`${column}`;
/** The plus sign keeps SQLite from using an index of the column. */
const byScan = (column: SQLiteColumn) => sql`+${column}`;

/**
 * A page of the audit log, the newest entries first; those of the same moment in the reverse order
 * of their writing.
 *
 * Names are looked for by a part of them: first among the different names, which are few, then the
 * entries by equality. Of the filters that have an index, the one with the fewest entries leads.
 * When none of them lets few pass, most pages are full of recent entries. How many of those match
 * tells how far back the others reach: when that is far, the whole table is read as it lies, which
 * takes half as long as reading it in the order of time.
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

/** Ids first: what comes before a late page is then skipped within the index. */
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

/** The condition that an entry is one of the newest; undefined when all of them are. */
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

/** Both ends belong to it. */
export interface DateRange {
  from: Date | undefined;
  to: Date | undefined;
}

/** Undefined when a name is looked for that nobody has. */
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

/** As one parameter, however many there are. */
const isOneOf = (column: SQL, values: readonly (string | number)[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** The different names in a column that contain a text, found by skipping through its index. */
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

/** The filter with the fewest entries; undefined when each of them has a great many. */
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
