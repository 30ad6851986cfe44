import type { Database, DatabaseTransaction } from './open-database';

/**
 * Returns a database whose transactions begin with a check. A transaction waits for those of other
 * calls, which may change what the call has looked at before.
 * @param check what it throws ends the transaction
 */
export function checkedTransactions(
  database: Database,
  check: (transaction: DatabaseTransaction) => Promise<void>,
): Database {
  const begin: Database['transaction'] = (work, config) =>
    database.transaction(async (transaction) => {
      await check(transaction);
      return work(transaction);
    }, config);
  return new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? begin : Reflect.get(target, name)),
  });
}
