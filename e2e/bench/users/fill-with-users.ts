import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { users } from '../../../service/database/schema/people';
import { sampleUsers } from '../pages/shared/sample-users';

const rowsPerStatement = 1_000;

/**
 * Adds users to a service's database until there are as many as asked for. They are the same records
 * that the plain table shows.
 */
export const fillWithUsers =
  (count: number) =>
  async (databaseFile: string): Promise<void> => {
    const client = createClient({ url: `file:${databaseFile}` });
    // The service has the file open as well, so a write may have to wait.
    await client.execute('PRAGMA busy_timeout = 10000');
    const database = drizzle(client);
    const made = sampleUsers(count - (await database.$count(users)));
    const dateTimeCreated = new Date();
    await database.transaction(async (transaction) => {
      for (let start = 0; start < made.length; start += rowsPerStatement) {
        // The ids of the demo users begin like these, so these get another first digit.
        const rows = made.slice(start, start + rowsPerStatement).map((user) => ({
          ...user,
          userID: user.userID.replace(/^1/, '2'),
          scopes: [],
          dateTimeCreated,
        }));
        await transaction.insert(users).values(rows);
      }
    });
    client.close();
  };
