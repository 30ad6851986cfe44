import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AuditLogQuery } from '../../../src/api/schema.gen';
import { identifier } from '../../../src/domain/pasted-id';
import { auditLogMessages, type IndexState } from '../../database/audit-log-index';
import { isOneOf } from '../../database/is-one-of';
import type { Database } from '../../database/open-database';
import { auditLogEntries, auditLogNames } from '../../database/schema/records';
import { containsText } from '../text-pattern';
import { messageMatch } from './message-match';

const { auditLogEntryID, dateTimeCreated, auditLogType } = auditLogEntries;
const { userID, userName, organisationID, organisationName } = auditLogEntries;
const columnsOf = {
  user: { id: userID, name: userName },
  organisation: { id: organisationID, name: organisationName },
} as const;

const messages = sql.identifier(auditLogMessages);
// With more names than this, most entries have one of them, and an index would be slower than a scan.
const mostNames = 1_000;
// More entries than this beside the index are searched as slowly as all of them.
const mostUnindexed = 20_000;

/** A range of moments that includes both ends. */
export interface DateRange {
  from: Date | undefined;
  to: Date | undefined;
}

/** A condition in two forms, of which SQLite uses an index for one only. */
export interface Filter {
  byScan: SQL;
  byIndex: SQL | undefined;
  /** Selects what the index has for it, if that is not what `byIndex` selects. */
  counted?: SQL;
}

/** The filters of a query. An entry has to pass all of them. */
export interface Filters {
  created: Filter | undefined;
  organisation: Filter | undefined;
  user: Filter | undefined;
  types: Filter | undefined;
  message: Filter | undefined;
}

/** The expression for the full-text index, and the entries that the index has. */
export interface MessageSearch {
  match: string;
  reached: number;
}

/** Whether a search may read the entries that the index does not have yet, because they are few. */
function isIndexed({ reached, newest }: IndexState): boolean {
  return newest >= reached && newest - reached <= mostUnindexed;
}

/** Returns what the index can say about the part of a message; undefined if it cannot help. */
export function messageSearch(
  { message }: AuditLogQuery,
  state: IndexState,
): MessageSearch | undefined {
  const match = message ? messageMatch(message) : null;
  return match !== null && isIndexed(state) ? { match, reached: state.reached } : undefined;
}

/** Returns the filters of a query; undefined when no entry has a name that matches. */
export async function filtersOf(
  database: Database,
  query: AuditLogQuery,
  range: DateRange,
  state: IndexState,
): Promise<Filters | undefined> {
  const filters: Filters = {
    created: createdFilter(range),
    organisation: undefined,
    user: undefined,
    types: undefined,
    message: undefined,
  };
  for (const kind of ['organisation', 'user'] as const) {
    const text = query[kind];
    if (!text) continue;
    const id = identifier.test(text) ? text.toLowerCase() : undefined;
    const names = await namesWith(database, kind, text, state);
    if (names?.length === 0 && !id) return undefined;
    filters[kind] = nameFilter(columnsOf[kind], names, text, id);
  }
  const { types, message } = query;
  if (types && types.length > 0) {
    filters.types = {
      byIndex: isOneOf(auditLogType, types),
      byScan: isOneOf(sql`+${auditLogType}`, types),
    };
  }
  if (message) filters.message = messageFilter(message, messageSearch(query, state));
  return filters;
}

function createdFilter({ from, to }: DateRange): Filter | undefined {
  const within = (moment: SQL) =>
    and(from ? gte(moment, from.getTime()) : undefined, to ? lte(moment, to.getTime()) : undefined);
  const byIndex = within(sql`${dateTimeCreated}`);
  const byScan = within(sql`+${dateTimeCreated}`);
  return byIndex && byScan ? { byIndex, byScan } : undefined;
}

/** @param id what the text is, if it is a whole id */
function nameFilter(
  { id: idColumn, name: column }: (typeof columnsOf)[keyof typeof columnsOf],
  names: string[] | undefined,
  text: string,
  id: string | undefined,
): Filter {
  const hasID = id ? eq(idColumn, id) : undefined;
  if (!names) {
    const byScan = or(containsText(column, text), hasID) ?? sql`true`;
    return { byIndex: undefined, byScan };
  }
  const has = (name: SQL) => (names.length > 0 ? isOneOf(name, names) : undefined);
  return {
    byIndex: or(has(sql`${column}`), hasID) ?? sql`false`,
    byScan: or(has(sql`+${column}`), id ? eq(sql`+${idColumn}`, id) : undefined) ?? sql`false`,
  };
}

function messageFilter(text: string, search: MessageSearch | undefined): Filter {
  const byScan = containsText(auditLogEntries.message, text);
  if (!search) return { byIndex: undefined, byScan };
  const { match, reached } = search;
  const counted = sql`
    SELECT rowid FROM ${messages} WHERE ${messages} MATCH ${match}`;
  const others = sql`
    SELECT ${auditLogEntryID} FROM ${auditLogEntries} WHERE ${auditLogEntryID} > ${reached}`;
  const byIndex = and(sql`${auditLogEntryID} IN (${counted} UNION ALL ${others})`, byScan);
  return { byIndex, byScan, counted };
}

/** Finds the different names that contain a text; undefined when they are many. */
async function namesWith(
  database: Database,
  kind: (typeof auditLogNames.$inferSelect)['kind'],
  text: string,
  state: IndexState,
): Promise<string[] | undefined> {
  const column = columnsOf[kind].name;
  const rows = await database.all<{ name: string }>(
    isIndexed(state)
      ? sql`
        SELECT ${auditLogNames.name} FROM ${auditLogNames}
        WHERE ${auditLogNames.kind} = ${kind} AND ${containsText(auditLogNames.name, text)}
        UNION
        SELECT ${column} FROM ${auditLogEntries}
        WHERE ${auditLogEntryID} > ${state.reached} AND ${containsText(column, text)}
        LIMIT ${mostNames + 1}`
      : sql`${skippedNames(column)}
        SELECT name FROM names WHERE ${containsText(sql`name`, text)} LIMIT ${mostNames + 1}`,
  );
  return rows.length > mostNames ? undefined : rows.map(({ name }) => name);
}

/** Finds the different names in a column by skipping through its index. */
function skippedNames(column: typeof userName | typeof organisationName): SQL {
  return sql`
    WITH RECURSIVE names(name) AS (
      SELECT min(${column}) FROM ${auditLogEntries}
      UNION ALL
      SELECT (SELECT min(${column}) FROM ${auditLogEntries} WHERE ${column} > names.name)
      FROM names WHERE names.name IS NOT NULL
    )`;
}
