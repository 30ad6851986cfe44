import { spawn } from 'node:child_process';
import { once } from 'node:events';

const program = `
  const client = require('@libsql/client/sqlite3').createClient({ url: process.argv[1] });
  client.transaction('write').then((transaction) => {
    console.log('held');
    process.stdin.once('data', () => transaction.commit().then(() => process.exit()));
  });
`;

/**
 * Holds the write lock of a database file in another process, as a restore does.
 * @returns releases the lock
 */
export async function holdLock(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', program, `file:${file}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  return async () => {
    if (child.exitCode === null) child.stdin.end('release');
    await exited;
  };
}
