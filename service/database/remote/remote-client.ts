import type {
  Client,
  InArgs,
  InStatement,
  ResultSet,
  Transaction,
  TransactionMode,
} from '@libsql/client';
import { DatabaseUnavailable } from '../database-unavailable';
import { isTooLarge, readInPortions } from './read-in-portions';
import { onPrimary, toResultSet, toStatement } from './remote-statements';
import { RemoteTransaction } from './remote-transaction';
import { type Lease, type Patience, ServerConnections } from './server-connections';

/**
 * A libSQL server, a primary or a replica, with the interface that files have as well.
 *
 * Every statement sees all writes that were answered before, whichever instance of the service sent
 * them and whichever server took them (decision 0083).
 */
export class RemoteClient implements Client {
  readonly protocol = 'ws';
  readonly #server: ServerConnections;
  #isClosed = false;

  /** @throws when the address is not one of a libSQL server */
  constructor(url: string, patience?: Patience) {
    this.#server = new ServerConnections(url, patience);
  }

  async execute(statement: InStatement | string, values?: InArgs): Promise<ResultSet> {
    const one = typeof statement === 'string' ? { sql: statement, args: values } : statement;
    try {
      return await this.#execute(one);
    } catch (error) {
      const isRead = /^\s*select\b/i.test(one.sql);
      if (isRead && isTooLarge(error)) return readInPortions(await this.transaction('read'), one);
      // The connection may have been lost since the last statement. A read may be sent again.
      const wasLost = error instanceof DatabaseUnavailable && !error.wasSilent;
      if (isRead && wasLost) return this.#execute(one);
      throw error;
    }
  }

  async batch(
    statements: (InStatement | [string, InArgs?])[],
    mode: TransactionMode = 'deferred',
  ): Promise<ResultSet[]> {
    const transaction = await this.transaction(mode);
    try {
      const all = statements.map((each) =>
        Array.isArray(each) ? { sql: each[0], args: each[1] } : each,
      );
      const results = await transaction.batch(all);
      await transaction.commit();
      return results;
    } finally {
      await transaction.rollback();
    }
  }

  /** Executes statements in one transaction, without foreign keys, as SQLite asks for in a migration. */
  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    const lease = await this.#server.take();
    // The stream has another setting, so that nobody else may have it.
    const own: Lease = { ...lease, release: () => lease.release(false) };
    const transaction = new RemoteTransaction(own, 'write');
    try {
      await lease.answer(lease.stream.run('PRAGMA foreign_keys=off'));
      const results = await transaction.batch(statements);
      await transaction.commit();
      return results;
    } finally {
      await transaction.rollback();
    }
  }

  async transaction(mode: TransactionMode = 'write'): Promise<Transaction> {
    return new RemoteTransaction(await this.#server.take(), mode);
  }

  async executeMultiple(sql: string): Promise<void> {
    const lease = await this.#server.take();
    try {
      await lease.answer(lease.stream.sequence(sql));
    } finally {
      lease.release(false);
    }
  }

  sync(): never {
    throw new Error('A server has no copy to synchronise.');
  }

  reconnect(): void {
    this.#server.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#server.close();
  }

  get closed(): boolean {
    return this.#isClosed;
  }

  async #execute(statement: InStatement): Promise<ResultSet> {
    const lease = await this.#server.take();
    let isClean = false;
    try {
      const batch = lease.stream.batch(false);
      batch
        .step()
        .run(onPrimary)
        .catch(() => undefined);
      const result = batch.step().query(toStatement(statement));
      result.catch(() => undefined);
      await lease.answer(batch.execute());
      isClean = true;
      const rows = await lease.answer(result);
      if (!rows) throw new Error('The server did not execute the statement.');
      return toResultSet(rows);
    } finally {
      lease.release(isClean);
    }
  }
}
