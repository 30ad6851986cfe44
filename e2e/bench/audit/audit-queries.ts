import type { Client } from '@libsql/client';
import { SeededRandom } from '../../../service/database/seed/seeded-random';
import type { AuditLogQuery } from '../../../src/api/schema.gen';

// A page of entries in a window that is 1,080 pixels high.
const pageSize = 25;

/** Usual queries of administrators. A query without a match is the slowest: it reads every entry. */
export const auditQueryKinds = {
  firstPage: 'First page',
  deepPage: 'A page far in',
  types: 'One to four types',
  user: 'Part of a user name',
  organisation: 'Part of an organisation name',
  message: 'Part of a message',
  nothing: 'Part of a message, that nothing has',
  day: 'A day',
  combined: 'A user, types and 30 days',
} as const;

export type AuditQueryKind = keyof typeof auditQueryKinds;

/** Makes different queries of each kind, the same ones in each run. */
export async function auditQueries(client: Client, count: number) {
  const names = async (column: string) =>
    (
      await client.execute(
        `SELECT DISTINCT ${column} AS name FROM audit_log_entries WHERE ${column} IS NOT NULL`,
      )
    ).rows.map(({ name }) => String(name));
  // LIKE ignores the case of A to Z only. The service ignores the case of other letters as well.
  const plainNames = async (column: string) =>
    (await names(column)).filter((name) => /^[ -~]+$/.test(name));
  const users = await plainNames('user_name');
  const organisations = await plainNames('organisation_name');
  const types = (await names('audit_log_type')).map(Number);
  const { rows } = await client.execute(
    'SELECT min(date_time_created) AS first, max(date_time_created) AS last FROM audit_log_entries',
  );
  const [first, last] = [Number(rows[0]?.first), Number(rows[0]?.last)];

  const random = new SeededRandom('audit queries');
  const word = (text: string) => random.pick(text.split(' ')).toLowerCase();
  const days = (length: number) => {
    const from = random.between(first, last - length * 86_400_000);
    return {
      dateTimeCreatedFrom: new Date(from).toISOString(),
      dateTimeCreatedTo: new Date(from + length * 86_400_000).toISOString(),
    };
  };
  const someTypes = () => random.sample(types, random.between(1, 4));
  const words = ['password', 'kiosk', 'token', 'accepted', 'was given access', 'web shop', 'mail'];
  const make: Record<AuditQueryKind, () => Partial<AuditLogQuery>> = {
    firstPage: () => ({}),
    deepPage: () => ({ pageNumber: random.between(1_000, 39_000) }),
    types: () => ({ types: someTypes() }),
    user: () => ({ user: word(random.pick(users)) }),
    organisation: () => ({ organisation: word(random.pick(organisations)) }),
    message: () => ({ message: random.pick(words), pageNumber: random.between(0, 20) }),
    nothing: () => ({ message: `${random.hexadecimal(6)}?` }),
    day: () => days(1),
    combined: () => ({ user: word(random.pick(users)), types: someTypes(), ...days(30) }),
  };
  const kinds = Object.keys(make) as AuditQueryKind[];
  return kinds.map((kind) => ({
    kind,
    queries: Array.from(
      { length: count },
      (): AuditLogQuery => ({ pageSize, pageNumber: 0, ...make[kind]() }),
    ),
  }));
}
