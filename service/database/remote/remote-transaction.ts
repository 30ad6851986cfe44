import { setTimeout as pause } from 'node:timers/promises';
import type { InStatement, ResultSet, Transaction, TransactionMode } from '@libsql/client';
import { BatchCond, type BatchStep, type RowsResult } from '@libsql/hrana-client';
import { DatabaseUnavailable } from '../database-unavailable';
import { onPrimary, toResultSet, toStatement } from './remote-statements';
import type { Lease } from './server-connections';

const begins: Record<TransactionMode, string> = {
  write: 'BEGIN IMMEDIATE',
  read: 'BEGIN TRANSACTION READONLY',
  deferred: 'BEGIN DEFERRED',
};

// Other writers finish within milliseconds, and a server ends a transaction after five seconds.
const beginAttempts = 20;

/** A transaction on a stream of its own. It begins with its first statement, in the same message. */
export class RemoteTransaction implements Transaction {
  readonly #lease: Lease;
  readonly #mode: TransactionMode;
  #hasBegun = false;
  #isOver = false;
  #failure: unknown;

  constructor(lease: Lease, mode: TransactionMode) {
    this.#lease = lease;
    this.#mode = mode;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    const [result] = await this.batch([statement]);
    if (!result) throw new Error('The statement was not executed.');
    return result;
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    if (this.#isOver) throw new Error('The transaction is over.');
    for (let attempt = 1; ; attempt += 1) {
      const wasBegun = this.#hasBegun;
      try {
        return await this.#send(statements);
      } catch (error) {
        // Nothing has happened yet if the transaction did not begin.
        const isFirst = !wasBegun && !this.#hasBegun && error instanceof DatabaseUnavailable;
        if (!isFirst || this.#lease.stream.closed || attempt === beginAttempts) throw error;
        await pause(50 + 100 * Math.random());
      }
    }
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.batch([]);
    await this.#lease.answer(this.#lease.stream.sequence(sql));
  }

  async commit(): Promise<void> {
    if (this.#isOver) throw new Error('The transaction is over.');
    await this.#end('COMMIT').catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) error.mayBeSaved = true;
      throw error;
    });
  }

  async rollback(): Promise<void> {
    // A server that has lost the transaction has rolled it back.
    if (!this.#isOver) await this.#end('ROLLBACK').catch(() => undefined);
  }

  /** Ends the transaction without a commit, unless it is over. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#lease.release(!this.#hasBegun);
  }

  get closed(): boolean {
    return this.#isOver;
  }

  async #send(statements: InStatement[]): Promise<ResultSet[]> {
    const { stream, version } = this.#lease;
    const batch = stream.batch(false);
    let begun: Promise<unknown> | null = null;
    let last: BatchStep | null = null;
    if (!this.#hasBegun) {
      batch
        .step()
        .run(onPrimary)
        .catch(() => undefined);
      last = batch.step();
      begun = last.run(begins[this.#mode]);
      begun.catch(() => undefined);
    }
    const results = statements.map((statement) => {
      const step = batch.step();
      if (last) step.condition(BatchCond.ok(last));
      // A server that has ended the transaction must not execute the rest of it.
      else if (version >= 3) step.condition(BatchCond.not(BatchCond.isAutocommit(batch)));
      last = step;
      const result = step.query(toStatement(statement));
      result.catch(() => undefined);
      return result;
    });
    // From now on it may have begun, even if the answer does not arrive.
    this.#hasBegun = true;
    await this.#lease.answer(batch.execute());
    if (begun) {
      await this.#lease.answer(begun).catch((error: unknown) => {
        this.#hasBegun = false;
        throw error;
      });
    }
    const sets: ResultSet[] = [];
    for (const result of results) sets.push(toResultSet(await this.#executed(result)));
    return sets;
  }

  async #executed(result: Promise<RowsResult | undefined>): Promise<RowsResult> {
    const rows = await this.#lease.answer(result).catch((error: unknown) => {
      this.#failure = error;
      throw error;
    });
    if (rows) return rows;
    const ended = 'The server has ended the transaction before this statement.';
    throw new Error(ended, { cause: this.#failure });
  }

  async #end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    this.#isOver = true;
    let isClean = !this.#hasBegun;
    try {
      if (this.#hasBegun) await this.#lease.answer(this.#lease.stream.run(statement));
      isClean = true;
    } finally {
      this.#lease.release(isClean);
    }
  }
}
