import { join } from 'node:path';
import { createClient } from '@libsql/client';

/**
 * Gives all accounts of a service the password of one of them, so that many people can sign in. It writes
 * to the file: no call sets the password of somebody else.
 * @param folder the data directory of the service, which may run
 */
export async function sharePassword(folder: string, email: string): Promise<void> {
  const file = createClient({ url: `file:${join(folder, 'service.db')}` });
  await file.execute({
    sql: 'update users set password_hash = (select password_hash from users where email = ?)',
    args: [email],
  });
  file.close();
}
