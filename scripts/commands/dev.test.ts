import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './lib/free-port';
import { runProgram, whenReady } from './lib/run-program';

/** A clone in which small programs are in the place of Vite and of tsx, which starts the service. */
const clone = mkdtempSync(join(tmpdir(), 'dev-'));
afterAll(() => rmSync(clone, { recursive: true }));
cpSync('scripts/commands', join(clone, 'scripts/commands'), { recursive: true });
const program = (name: string, end: string) =>
  `const { CONSOLE_BACKEND, CONSOLE_API, PORT, ENDS_WITH, NODE_ENV } = process.env;
  console.log('${name} has', CONSOLE_BACKEND, CONSOLE_API, PORT);
  console.log('${name} runs in', NODE_ENV);
  ${end};`;
const ends = 'if (ENDS_WITH) process.exit(Number(ENDS_WITH)); setTimeout(() => {}, 60_000)';
const files = {
  'package-lock.json': '{"packages":{}}',
  'node_modules/.package-lock.json': '{"packages":{}}',
  'node_modules/vite/bin/vite.js': program('Vite', ends),
  'node_modules/tsx/dist/cli.mjs': program('the service', 'setTimeout(() => {}, 60_000)'),
  'scripts/commands/lib/build.mjs': 'export const generate = async () => {};',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(clone, name)), { recursive: true });
  writeFileSync(join(clone, name), text);
}

const dev = (environment: Record<string, string>, ...given: string[]) =>
  runProgram({ commandLine: ['scripts/commands/dev.mjs', ...given], cwd: clone, environment });

test('both programs know where the service is, and a signal ends both', async () => {
  const PORT = String(await freePort(0));
  const program = await dev({ PORT, HOST: 'localhost' });
  const lines = () =>
    program
      .output()
      .match(/^.* has .*$/gm)
      ?.sort() ?? [];
  await whenReady(program, () => lines().length === 2);
  const known = `http://localhost:${PORT} undefined ${PORT}`;
  expect(lines()).toEqual([`Vite has ${known}`, `the service has ${known}`]);
  expect(await program.end('SIGTERM')).toBe(0);
});

test('both programs end with a command that is killed', async () => {
  const program = await dev({ PORT: '0' });
  await whenReady(program, () => program.output().match(/^.* runs in .*$/gm)?.length === 2);
  // Both programs have its streams as well: they close with the last of the three.
  expect(await program.end('SIGKILL')).toBe(null);
});

test.each(['0', '3'])(
  'a console that ends with %s ends the service and the command',
  async (status) => {
    const program = await dev({ PORT: '0', ENDS_WITH: status });
    expect(await program.ended).toBe(Number(status));
  },
);

test('the console has hot reload where the environment asks for production', async () => {
  const program = await dev({ NODE_ENV: 'production', PORT: '0', ENDS_WITH: '0' });
  await program.ended;
  expect(program.output()).toContain('Vite runs in development');
});

test('a back end of an own origin takes the place of the service', async () => {
  const program = await dev({ ENDS_WITH: '0' }, '--api', 'https://pos.example.com/');
  await program.ended;
  expect(program.output()).toContain('Vite has undefined https://pos.example.com undefined');
  expect(program.output()).not.toContain('the service has');
});

test('a taken port ends the command before its first step', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const program = await dev({ PORT: String(port), ENDS_WITH: '0' });
  const status = await program.ended;
  server.close();
  expect([status, program.output()]).toEqual([
    1,
    `Port ${port} of 127.0.0.1 is taken, perhaps by another start: PORT chooses another one.\n`,
  ]);
});

test.each([
  'pos.example.com',
  'ftp://pos.example.com',
  'https://pos.example.com/admin/users',
  'https://pos.example.com/?x=1',
  'https://pos.example.com/#x',
  'https://user:secret@pos.example.com',
])('%s is no address of a back end', async (address) => {
  const program = await dev({ ENDS_WITH: '0' }, '--api', address);
  expect([await program.ended, program.output()]).toEqual([
    1,
    '--api takes the address of a back end without a path, such as https://pos.example.com.\n',
  ]);
});
