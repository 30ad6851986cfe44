import { expect, test } from 'vitest';
import { npmCommand } from './npm-command.mjs';

const posix = { platform: 'linux', execPath: '/usr/bin/node' } as const;
const windows = { platform: 'win32', execPath: 'C:/node/node.exe' } as const;

test.each([
  [
    'the npm that runs the script',
    { ...posix, env: { npm_execpath: '/npm/bin/npm-cli.js' } },
    ['/usr/bin/node', ['/npm/bin/npm-cli.js', 'ci']],
  ],
  ['npm without one', { ...posix, env: {} }, ['npm', ['ci']]],
  [
    'npm instead of another manager',
    { ...posix, env: { npm_execpath: '/yarn/bin/yarn.js' } },
    ['npm', ['ci']],
  ],
  // There npm is a batch file, which Node refuses to start.
  [
    'the npm beside Node on Windows',
    { ...windows, env: {} },
    ['C:/node/node.exe', ['C:/node/node_modules/npm/bin/npm-cli.js', 'ci']],
  ],
  [
    'the npm that runs the script on Windows',
    { ...windows, env: { npm_execpath: 'D:\\npm\\bin\\npm-cli.js' } },
    ['C:/node/node.exe', ['D:\\npm\\bin\\npm-cli.js', 'ci']],
  ],
])('a script starts %s', (_what, machine, command) => {
  expect(npmCommand(['ci'], machine)).toEqual(command);
});
