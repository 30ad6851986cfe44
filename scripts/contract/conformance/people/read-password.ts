import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks for a password on the terminal, which does not show it.
 * @param variable the environment variable that could have had it
 * @throws when there is no terminal to ask on
 */
export async function askPassword(email: string, variable: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error(`There is no password for ${email}: set ${variable}, or run in a terminal.`);
  }
  process.stderr.write(`Password of ${email}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
