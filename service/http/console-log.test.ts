import { expect, test } from 'vitest';
import { logConsole } from './console-log';
import { createLog } from './log';

test('what packages write to the console becomes lines of the log, without further values', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const target = { log: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const console: Pick<Console, keyof typeof target> = target;
  logConsole(console, await createLog({ level: 'info', format: 'json', stream }));
  console.info('The user aborted a request.');
  console.error(Object.assign(new Error('broken'), { request: 'SECRET' }));
  console.warn('Careful:', { token: 'SECRET' });
  console.log({ token: 'SECRET' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', msg: 'The user aborted a request.' },
    { level: 'error', msg: 'A package wrote to the console.', err: { message: 'broken' } },
    { level: 'warn', msg: 'Careful:' },
    { level: 'info', msg: 'A package wrote to the console.' },
  ]);
  expect(lines.join('')).not.toContain('SECRET');
});
