import { vi } from 'vitest';
import type { Database } from '../database/open-database';
import type { TestService } from './test-service';

/**
 * Makes the next transaction of the service wait for a change of somebody else, which a call has not
 * seen when it looked at the records.
 * @param seconds how long it waits, by the clock of the service
 */
export function changeBeforeTransaction(
  { database, clock }: TestService,
  change: (database: Database) => PromiseLike<unknown>,
  seconds = 0,
): void {
  const begin = database.transaction;
  vi.spyOn(database, 'transaction').mockImplementationOnce(async (work, config) => {
    await change(database);
    clock.now = new Date(clock.now.getTime() + seconds * 1_000);
    return begin(work, config);
  });
}
