import { and, type SQL, sql } from 'drizzle-orm';
import { auditLogMessages } from '../../database/audit-log-index';
import type { Database } from '../../database/open-database';
import { auditLogEntries } from '../../database/schema/records';
import type { MessageSearch } from './conditions';

interface Found {
  id: number;
  moment: number;
}

const { auditLogEntryID: id, dateTimeCreated } = auditLogEntries;
const messages = sql.identifier(auditLogMessages);
const columns = sql`${id} AS id, ${dateTimeCreated} AS moment`;

/**
 * Finds the newest entries whose message contains a text that many have, by following the full-text
 * index from the last written entry on.
 *
 * The moments of a log almost follow the order of writing: clocks of instances differ, and a request may
 * wait. Therefore a second statement looks for entries that were written before all that were found,
 * and whose moment is nevertheless within theirs. The index of moments rules nearly all of them out.
 */
export async function idsByMessage(
  database: Database,
  { match, reached }: MessageSearch,
  { conditions, wanted }: { conditions: readonly SQL[]; wanted: number },
): Promise<number[]> {
  const filter = and(...conditions) ?? sql`true`;
  const found = await database.all<Found>(sql`
    SELECT ${columns} FROM ${auditLogEntries} WHERE ${id} > ${reached} AND ${filter}
    ORDER BY ${id} DESC LIMIT ${wanted}`);
  if (found.length < wanted) {
    const older = await database.all<Found>(sql`
      SELECT ${columns} FROM ${messages} CROSS JOIN ${auditLogEntries} ON ${id} = ${messages}.rowid
      WHERE ${messages} MATCH ${match} AND ${filter}
      ORDER BY ${messages}.rowid DESC LIMIT ${wanted - found.length}`);
    found.push(...older);
  }
  const last = found.at(-1);
  if (last && found.length === wanted) {
    const earliest = found.reduce((least, { moment }) => Math.min(least, moment), last.moment);
    const late = await database.all<Found>(sql`
      SELECT ${columns} FROM ${auditLogEntries}
      WHERE ${dateTimeCreated} >= ${earliest} AND +${id} < ${last.id} AND ${filter}
      ORDER BY ${dateTimeCreated} DESC, ${id} DESC LIMIT ${wanted}`);
    found.push(...late);
  }
  return found
    .sort((a, b) => b.moment - a.moment || b.id - a.id)
    .slice(0, wanted)
    .map((entry) => entry.id);
}
