import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../http/log';
import { DatabaseFileUnavailable, unavailability } from './database-unavailable';
import { type Database, type OpenOptions, openDatabase } from './open-database';

const firstPause = 1;
const longestPause = 30;

/**
 * Opens the database. While its server does not answer, it says so and tries again, with pauses that
 * double up to half a minute.
 * @throws when the address is wrong, or the server refuses the token
 */
export async function reachDatabase(options: OpenOptions & { log: Log }): Promise<Database> {
  for (let seconds = firstPause; ; seconds = Math.min(2 * seconds, longestPause)) {
    try {
      return await openDatabase(options);
    } catch (error) {
      const problem = unavailability(error);
      // Somebody has to correct the folder or the disk of a file.
      if (problem === null || problem instanceof DatabaseFileUnavailable) throw problem ?? error;
      options.log.error(`${problem.message} Next try in ${seconds} s.`);
      await pause(1_000 * seconds);
    }
  }
}
