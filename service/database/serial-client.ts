import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  Client,
  InArgs,
  InStatement,
  ResultSet,
  Transaction,
  TransactionMode,
} from '@libsql/client';

/** Where a chain of calls stands with the transaction that it was started in. */
interface TransactionScope {
  state: 'starting' | 'open' | 'over';
}

/**
 * Lets callers of a local database wait for each other.
 *
 * The embedded driver works synchronously: a second writer would block the whole process until its
 * time-out while the first one, which has to go on in the same process, cannot. So there is one
 * connection, and whoever comes while a transaction is open waits for its end without blocking.
 * That is also what lets a database in memory be used at all, since it lives in its connection.
 */
export class SerialClient implements Client {
  readonly #client: Client;
  readonly #scopes = new AsyncLocalStorage<TransactionScope>();
  #last: Promise<void> = Promise.resolve();

  constructor(client: Client) {
    this.#client = client;
  }

  /** Runs work, which starts a transaction, so that using the client itself within it is noticed. */
  async inScope<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseWithinTransaction();
    const scope: TransactionScope = { state: 'starting' };
    try {
      return await this.#scopes.run(scope, work);
    } finally {
      scope.state = 'over';
    }
  }

  async transaction(mode?: TransactionMode): Promise<Transaction> {
    this.#refuseWithinTransaction();
    const leave = await this.#enter();
    try {
      const transaction = await this.#client.transaction(mode);
      const scope = this.#scopes.getStore();
      if (scope) scope.state = 'open';
      return new SerialTransaction(transaction, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  execute(statement: InStatement | string, args?: InArgs): Promise<ResultSet> {
    return this.#alone(() =>
      typeof statement === 'string'
        ? this.#client.execute(statement, args)
        : this.#client.execute(statement),
    );
  }

  batch(statements: (InStatement | [string, InArgs?])[], mode?: TransactionMode) {
    return this.#alone(() => this.#client.batch(statements, mode));
  }

  migrate(statements: InStatement[]) {
    return this.#alone(() => this.#client.migrate(statements));
  }

  executeMultiple(sql: string) {
    return this.#alone(() => this.#client.executeMultiple(sql));
  }

  sync() {
    return this.#alone(() => this.#client.sync());
  }

  reconnect() {
    return this.#client.reconnect();
  }

  close() {
    this.#client.close();
  }

  get closed() {
    return this.#client.closed;
  }

  get protocol() {
    return this.#client.protocol;
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseWithinTransaction();
    const leave = await this.#enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for everybody who came earlier; the caller must call what it returns when done. */
  async #enter(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }

  /** It would wait for itself, for ever. */
  #refuseWithinTransaction() {
    if (this.#scopes.getStore()?.state === 'open') {
      throw new Error('Inside a transaction, use the transaction instead of the database.');
    }
  }
}

/** A transaction that lets the next caller in when it has ended. */
class SerialTransaction implements Transaction {
  readonly #transaction: Transaction;
  readonly #leave: () => void;

  constructor(transaction: Transaction, leave: () => void) {
    this.#transaction = transaction;
    this.#leave = leave;
  }

  execute(statement: InStatement) {
    return this.#transaction.execute(statement);
  }

  batch(statements: InStatement[]) {
    return this.#transaction.batch(statements);
  }

  executeMultiple(sql: string) {
    return this.#transaction.executeMultiple(sql);
  }

  async commit() {
    try {
      await this.#transaction.commit();
    } finally {
      this.close();
    }
  }

  async rollback() {
    try {
      await this.#transaction.rollback();
    } finally {
      this.close();
    }
  }

  close() {
    try {
      this.#transaction.close();
    } finally {
      this.#leave();
    }
  }

  get closed() {
    return this.#transaction.closed;
  }
}
