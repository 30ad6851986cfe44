import type { Database, DatabaseTransaction } from '../database/open-database';

type Step = (transaction: DatabaseTransaction) => Promise<void>;

/**
 * Holds the transaction of a handler open until the handler has answered, so that its answer is
 * stored in the same transaction as its changes: a crash leaves both or neither.
 *
 * The transaction begins where the handler begins it. Slow work before it, such as hashing a
 * password or sending a mail, keeps nobody waiting.
 */
export class HeldTransaction {
  /** The database for the handler. After its first transaction, all that it does belongs to it. */
  readonly database: Database;
  /** Whether a transaction has begun and was undone. */
  isUndone = false;
  #held: DatabaseTransaction | undefined;
  #over: Promise<void> = Promise.resolve();
  #end: (last: Step) => void = () => {};

  /** @param first runs at the beginning of the transaction; what it throws ends the transaction */
  constructor(database: Database, first: Step) {
    const begin: Database['transaction'] = (work, config) => {
      // A savepoint: a failure of this work undoes this work alone.
      if (this.#held) return this.#held.transaction(work);
      return new Promise((resolve, reject) => {
        const end = new Promise<Step>((setEnd) => {
          this.#end = setEnd;
        });
        this.#over = database.transaction(async (transaction) => {
          await first(transaction);
          const result = await work(transaction);
          this.#held = transaction;
          resolve(result);
          await (await end)(transaction);
        }, config);
        this.#over.catch((error: unknown) => {
          this.isUndone = true;
          reject(error);
        });
      });
    };
    this.database = new Proxy(database, {
      get: (target, name) => {
        if (name === 'transaction') return begin;
        return Reflect.get(this.#held && name in this.#held ? this.#held : target, name);
      },
    });
  }

  /**
   * Runs the last step of the transaction and commits it. Without a transaction there is nothing to
   * do.
   * @throws what the last step throws; the transaction is then undone
   */
  async commit(last: Step): Promise<void> {
    if (!this.#held) return;
    this.#end(last);
    await this.#over.finally(() => this.#release());
  }

  /** Undoes the transaction, if one is open. */
  async undo(): Promise<void> {
    if (!this.#held) return;
    const undone = new Error('The transaction is undone.');
    this.#end(() => Promise.reject(undone));
    await this.#over.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    this.#release();
  }

  /** Work in the background may use the database after the call. */
  #release(): void {
    this.#held = undefined;
  }
}
