import type { Client, InValue } from '@libsql/client';
import type { AuditLogQuery } from '../../../src/api/schema.gen';

/**
 * Reads the same page with the simplest statement: each filter is a condition on the entries, with LIKE
 * for texts. It has the same indexes, but neither a session nor a contract.
 * @returns how many entries it finds
 */
export async function plainQuery(client: Client, query: AuditLogQuery): Promise<number> {
  const conditions: string[] = [];
  const args: InValue[] = [];
  const add = (condition: string, ...values: InValue[]) => {
    conditions.push(condition);
    args.push(...values);
  };
  const { user, organisation, message, types, dateTimeCreatedFrom, dateTimeCreatedTo } = query;
  if (user) add('user_name LIKE ?', `%${user}%`);
  if (organisation) add('organisation_name LIKE ?', `%${organisation}%`);
  if (message) add('message LIKE ?', `%${message}%`);
  if (types) add(`audit_log_type IN (${types.map(() => '?').join(', ')})`, ...types);
  if (dateTimeCreatedFrom) add('date_time_created >= ?', Date.parse(dateTimeCreatedFrom));
  if (dateTimeCreatedTo) add('date_time_created <= ?', Date.parse(dateTimeCreatedTo));
  const { rows } = await client.execute({
    sql: `SELECT * FROM audit_log_entries
          ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
          ORDER BY date_time_created DESC, audit_log_entry_id DESC LIMIT ? OFFSET ?`,
    args: [...args, query.pageSize, query.pageNumber * query.pageSize],
  });
  return rows.length;
}
