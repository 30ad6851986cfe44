import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@libsql/client';

/** How long a caller waits for another process to release the file (milliseconds). */
const patience = 5_000;
/** The pause between two attempts (milliseconds). */
const betweenAttempts = 10;

/**
 * Waits while another process, such as a restore, holds the write lock of a file. The driver itself would
 * wait synchronously, so that nobody would be answered meanwhile, and a `BEGIN` that fails makes the next
 * commit of its connection fail as well. Therefore a connection of its own asks for the lock.
 */
export class LockProbe {
  readonly #client: Client;

  /** @param client a client of the same file, which does not wait */
  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Resolves when nobody holds the lock, or the lock cannot be asked for: the write then says why.
   * @param since when the caller came: callers that came together give up together
   * @throws the error of the driver when the lock was held for too long
   */
  async waitForLock(since: number): Promise<void> {
    for (;;) {
      try {
        return await this.#client.executeMultiple('BEGIN IMMEDIATE; ROLLBACK');
      } catch (error) {
        if (!isBusy(error)) return;
        if (performance.now() - since > patience) throw error;
      }
      await pause(betweenAttempts);
    }
  }

  close(): void {
    this.#client.close();
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
