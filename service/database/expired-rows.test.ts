import { expect, test } from 'vitest';
import { openTemporaryDatabase } from '../testing/temporary-database';

test.each([
  ['attempt_counts', 'expire'],
  ['invite_tokens', 'date_time_expires'],
  ['kept_deletions', 'date_time_created'],
  ['password_resets', 'date_time_expires'],
  ['repeatable_answers', 'date_time_created'],
])('the removal of what has expired in %s does not read the rest', async (table, moment) => {
  const { database, remove } = await openTemporaryDatabase();
  const { rows } = await database.$client.execute(
    `explain query plan delete from ${table} where ${moment} < 1`,
  );
  remove();
  expect(rows[0]?.detail).toContain(`SEARCH ${table} USING`);
});
