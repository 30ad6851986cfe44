import { demoAccounts } from '../database/seed/demo-accounts';
import { fileOf } from './fresh-organisation';
import type { TestService } from './test-service';

/**
 * Marks an account as one that a link of an older version made, and that nobody has confirmed since.
 * @param userID the ordinary user of the demo unless given
 */
export async function leaveUnconfirmed(
  service: TestService,
  userID: string = demoAccounts.ordinaryUser.userID,
): Promise<void> {
  const file = fileOf(service);
  await file.execute({
    sql: 'update users set is_email_unconfirmed = true where user_id = ?',
    args: [userID],
  });
  file.close();
}
