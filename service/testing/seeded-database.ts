import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/open-database';
import { seedDemoData } from '../database/seed/seed-demo-data';
import { seedOptions } from './demo-data';
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database';

/** Makes one database with the demo data for all tests of a file, and removes it after them. */
export function shareSeededDatabase(use: (database: Database) => void): void {
  let temporary: TemporaryDatabase;
  beforeAll(async () => {
    temporary = await openTemporaryDatabase();
    await seedDemoData(temporary.database, seedOptions);
    use(temporary.database);
  });
  afterAll(() => temporary.remove());
}
