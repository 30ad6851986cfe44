import { and, gte, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AuditLogQuery } from '../../../src/api/schema.gen';
import { indexState } from '../../database/audit-log-index';
import type { Database } from '../../database/open-database';
import { auditLogEntries } from '../../database/schema/records';
import {
  type DateRange,
  type Filters,
  filtersOf,
  type MessageSearch,
  messageSearch,
} from './conditions';
import { idsByMessage } from './ids-by-message';

// A filter with more entries than this is slower by its index, which needs a sort, than by a scan.
const manyEntries = 10_000;
// If the other ways fail, this many entries are sorted sooner than the whole table is read.
const sortedEntries = 60_000;
// This many of the newest entries fill most pages of a search for a common text.
const recentEntries = 20_000;
// A page that probably ends within this many times the recent entries is read in the order of time.
const nearParts = 20;
// Sorting the whole table is fast only while the page is among its first entries.
const firstEntries = 5_000;

const { auditLogEntryID, dateTimeCreated } = auditLogEntries;
const byIndex = sql`${dateTimeCreated}`;
/** The plus sign keeps SQLite from using an index of the column. */
const byScan = sql`+${dateTimeCreated}`;

/**
 * Reads a page of the audit log, newest entries first. Entries of the same moment are in the
 * reverse order of writing.
 *
 * A filter by a part of a name first searches the different names, which are few, and then matches
 * entries by equality. One by a part of a message asks the full-text index. Of the filters with an
 * index, the one with the fewest entries leads. If every filter lets many entries pass, recent entries
 * fill most pages. The number of recent matches estimates how far back the page reaches. If that is far,
 * the next best is an index with not too many entries to sort, then the full-text index from the newest
 * entry on, then a scan in the order of the table, which takes half as long as one in the order of time
 * (decision 0026).
 */
export async function readAuditLogPage(database: Database, query: AuditLogQuery, range: DateRange) {
  const state = await indexState(database);
  const filters = await filtersOf(database, query, range, state);
  if (!filters) return [];
  const leading = await leadingFilter(database, filters, manyEntries);
  if (leading) return readEntries(database, idsBy(database, filters, leading, query));

  const wanted = (query.pageNumber + 1) * query.pageSize;
  const scanned = conditionsOf(filters);
  const inTime = conditionsOf(filters, 'created');
  if (scanned.length === 0 || wanted > firstEntries) {
    return readEntries(database, idsOfPage(database, inTime, query));
  }
  const search = messageSearch(query, state);
  const bySearch = async (known: MessageSearch) => {
    const ids = await idsByMessage(database, known, { conditions: scanned, wanted });
    return readEntries(database, listOf(ids.slice(wanted - query.pageSize)));
  };
  if (search && scanned.length === 1) return bySearch(search);

  const since = await isRecent(database, filters.created?.byIndex);
  const recent = await idsOfPage(database, [since, ...inTime], {
    pageSize: wanted,
    pageNumber: 0,
  });
  if (recent.length === wanted) {
    return readEntries(database, listOf(recent.slice(-query.pageSize).map(({ id }) => id)));
  }
  const isNear = recent.length * nearParts >= wanted;
  if (isNear) return readEntries(database, idsOfPage(database, inTime, query));
  const shortest = await leadingFilter(database, filters, sortedEntries);
  if (shortest) return readEntries(database, idsBy(database, filters, shortest, query));
  if (search) return bySearch(search);
  return readEntries(database, idsOfPage(database, scanned, query, byScan));
}

/** Returns the conditions of all filters; one of them may lead the search by its index. */
function conditionsOf(filters: Filters, leading?: keyof Filters): SQL[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    if (!filter) return [];
    return name === leading && filter.byIndex ? filter.byIndex : filter.byScan;
  });
}

/** Builds the query for the ids of a page by the index of one filter. */
function idsBy(
  database: Database,
  filters: Filters,
  leading: keyof Filters,
  query: Pick<AuditLogQuery, 'pageSize' | 'pageNumber'>,
) {
  const { created } = filters;
  const isMessage = leading === 'message';
  // An index of a column also has the moments.
  const range = isMessage ? created?.byScan : created?.byIndex;
  const conditions = [range, ...conditionsOf({ ...filters, created: undefined }, leading)];
  return idsOfPage(database, conditions, query, isMessage ? byScan : byIndex);
}

/**
 * Builds the query for the ids of a page, so that the entries before a late page are skipped within
 * the index.
 */
function idsOfPage(
  database: Database,
  conditions: (SQL | undefined)[],
  { pageSize, pageNumber }: Pick<AuditLogQuery, 'pageSize' | 'pageNumber'>,
  time = byIndex,
) {
  return database
    .select({ id: auditLogEntryID })
    .from(auditLogEntries)
    .where(and(...conditions))
    .orderBy(sql`${time} desc, ${auditLogEntryID} desc`)
    .limit(pageSize)
    .offset(pageNumber * pageSize);
}

const listOf = (ids: readonly number[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

function readEntries(database: Database, ids: SQLWrapper) {
  return database
    .select()
    .from(auditLogEntries)
    .where(inArray(auditLogEntryID, ids))
    .orderBy(sql`${dateTimeCreated} desc, ${auditLogEntryID} desc`);
}

/** Returns the condition that an entry is one of the newest; undefined when all of them are. */
async function isRecent(database: Database, range: SQL | undefined): Promise<SQL | undefined> {
  const [row] = await database
    .select({ moment: dateTimeCreated })
    .from(auditLogEntries)
    .where(range)
    .orderBy(sql`${dateTimeCreated} desc`)
    .limit(1)
    .offset(recentEntries - 1);
  return row ? gte(dateTimeCreated, row.moment) : undefined;
}

/** Finds the filter with the fewest entries; undefined when each of them has at least `many`. */
async function leadingFilter(
  database: Database,
  filters: Filters,
  many: number,
): Promise<keyof Filters | undefined> {
  let leading: keyof Filters | undefined;
  let fewest = many;
  for (const name of ['created', 'organisation', 'user', 'types', 'message'] as const) {
    const filter = filters[name];
    if (!filter?.byIndex) continue;
    const { created } = filters;
    const some =
      filter.counted ??
      sql`SELECT 1 FROM ${auditLogEntries} WHERE ${and(created?.byIndex, filter.byIndex)}`;
    const [row] = await database.all<{ count: number }>(
      sql`SELECT count(*) AS count FROM (${some} LIMIT ${fewest})`,
    );
    const count = row?.count ?? 0;
    if (count < fewest) {
      fewest = count;
      leading = name;
    }
  }
  return leading;
}
