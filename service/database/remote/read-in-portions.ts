import type { InArgs, ResultSet, Transaction } from '@libsql/client';
import { LibsqlError } from '@libsql/client/sqlite3';

const firstPortion = 4_096;

/** Whether a result is larger than an answer of the server may be, which is 10 MB unless configured. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === 'RESPONSE_TOO_LARGE';
}

/**
 * Reads a large result in portions, in a transaction of its own, so that all of them are of the same
 * moment. A portion that is still too large becomes smaller, down to one row.
 */
export async function readInPortions(
  transaction: Transaction,
  { sql, args }: { sql: string; args?: InArgs },
): Promise<ResultSet> {
  try {
    let size = firstPortion;
    let whole: ResultSet | null = null;
    for (let isComplete = false; !isComplete; ) {
      const offset: number = whole?.rows.length ?? 0;
      try {
        const portion: ResultSet = await transaction.execute({
          sql: `SELECT * FROM (${sql}) LIMIT ${size} OFFSET ${offset}`,
          args,
        });
        isComplete = portion.rows.length < size;
        if (whole) for (const row of portion.rows) whole.rows.push(row);
        whole ??= portion;
      } catch (error) {
        if (!isTooLarge(error) || size === 1) throw error;
        size = Math.ceil(size / 8);
      }
    }
    if (!whole) throw new Error('The server did not execute the statement.');
    return whole;
  } finally {
    await transaction.rollback();
  }
}
