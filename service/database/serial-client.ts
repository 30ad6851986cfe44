import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  Client,
  InArgs,
  InStatement,
  ResultSet,
  Transaction,
  TransactionMode,
} from '@libsql/client';
import type { LockProbe } from './lock-probe';
import { Slices } from './time-slices';

/** The state of the transaction that a chain of calls started in. */
interface TransactionScope {
  state: 'starting' | 'open' | 'over';
}

/**
 * Makes callers of a local database wait for each other.
 *
 * The embedded driver works synchronously. A second writer would block the whole process until its
 * time-out, and with it the first writer, which runs in the same process. So there is one
 * connection that writes. A caller that comes while a transaction is open waits for its end without
 * blocking, and so does one that comes while another process writes.
 *
 * A file has a second connection, which only reads: a read waits for nobody, and sees what is
 * committed. A database in memory exists only in its connection, so that its reads wait as well.
 */
export class SerialClient implements Client {
  readonly #client: Client;
  readonly #reader: Client | undefined;
  readonly #probe: LockProbe | undefined;
  readonly #requireFile: () => void;
  readonly #scopes = new AsyncLocalStorage<TransactionScope>();
  #last: Promise<void> = Promise.resolve();

  /**
   * @param reader another client of the same file, for reads
   * @param probe waits for other processes that write the same file
   * @param requireFile throws when a write would be lost
   */
  constructor(client: Client, reader?: Client, probe?: LockProbe, requireFile = () => {}) {
    this.#client = client;
    this.#reader = reader;
    this.#probe = probe;
    this.#requireFile = requireFile;
  }

  /** Runs work that starts a transaction, and detects the use of the client itself within it. */
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

  async execute(statement: InStatement | string, values?: InArgs): Promise<ResultSet> {
    const one = typeof statement === 'string' ? { sql: statement, args: values } : statement;
    if (!this.#reader || !isRead(one.sql)) return this.#alone(() => this.#client.execute(one));
    this.#refuseWithinTransaction();
    const slices = new Slices();
    const result = await this.#reader.execute(one);
    // A call may read much in several statements. Others come between them.
    await slices.pause();
    return result;
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
    this.#reader?.close();
    this.#probe?.close();
    this.#client.close();
    // Every later promise of the process would carry the scope of this client as well.
    this.#scopes.disable();
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

  /**
   * Waits for all earlier callers, and for other processes. Returns the function that the caller calls
   * when it is done.
   */
  async #enter(): Promise<() => void> {
    const since = performance.now();
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    try {
      await this.#probe?.waitForLock(since);
      this.#requireFile();
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** Refuses a call that would wait for ever for its own transaction. */
  #refuseWithinTransaction() {
    if (this.#scopes.getStore()?.state === 'open') {
      throw new Error('Inside a transaction, use the transaction instead of the database.');
    }
  }
}

const isRead = (sql: string) => /^\s*select\b/i.test(sql);

/**
 * A transaction that admits the next caller when it ends. Between its statements, reads of others are
 * answered if it has kept the event loop long enough. SQLite may end it itself because of a failure, such
 * as a full disk. What follows then fails with that failure, and not because of its consequence.
 */
class SerialTransaction implements Transaction {
  readonly #slices = new Slices();
  readonly #transaction: Transaction;
  readonly #leave: () => void;
  #end: { cause: unknown } | null = null;

  constructor(transaction: Transaction, leave: () => void) {
    this.#transaction = transaction;
    this.#leave = leave;
  }

  async execute(statement: InStatement) {
    await this.#slices.pause();
    return this.#open(() => this.#transaction.execute(statement));
  }

  async batch(statements: InStatement[]) {
    await this.#slices.pause();
    return this.#open(() => this.#transaction.batch(statements));
  }

  executeMultiple(sql: string) {
    return this.#open(() => this.#transaction.executeMultiple(sql));
  }

  async commit() {
    await this.#slices.pause();
    try {
      await this.#open(() => this.#transaction.commit());
    } finally {
      this.close();
    }
  }

  async rollback() {
    try {
      if (!this.closed) await this.#transaction.rollback();
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

  async #open<T>(work: () => Promise<T>): Promise<T> {
    if (this.#end) throw this.#end.cause;
    try {
      return await work();
    } catch (cause) {
      if (this.closed) this.#end = { cause };
      throw cause;
    }
  }
}
