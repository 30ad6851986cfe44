import type { Client, Transaction, TransactionMode } from '@libsql/client';

/** @param duration in milliseconds, with the wait for the connection */
type Observe = (duration: number, outcome: 'ok' | 'failed') => void;

/**
 * Reports each statement of a client and of its transactions. It changes the client itself, because
 * the database keeps the client that it was made with.
 */
export function observeStatements(client: Client, observe: Observe): void {
  observeCalls(client, ['execute', 'batch', 'executeMultiple'], observe);
  const begin = client.transaction.bind(client);
  client.transaction = async (mode?: TransactionMode) => {
    const transaction: Transaction = await begin(mode ?? 'deferred');
    observeCalls(transaction, ['execute', 'batch', 'executeMultiple', 'commit'], observe);
    return transaction;
  };
}

function observeCalls<Target extends object>(
  target: Target,
  names: readonly (keyof Target & string)[],
  observe: Observe,
): void {
  for (const name of names) {
    const call = target[name];
    if (typeof call !== 'function') throw new Error(`A client of the database has no ${name}.`);
    const observed = async (...given: unknown[]): Promise<unknown> => {
      const start = performance.now();
      let outcome: 'ok' | 'failed' = 'failed';
      try {
        const result: unknown = await call.apply(target, given);
        outcome = 'ok';
        return result;
      } finally {
        observe(performance.now() - start, outcome);
      }
    };
    Object.defineProperty(target, name, { value: observed });
  }
}
