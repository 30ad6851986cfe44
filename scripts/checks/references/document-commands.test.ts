import { expect, test } from 'vitest';
import { commandWords, documentCommands } from './document-commands';

test.each<[string, string, string[]]>([
  ['code in a line', 'Run `npm run mock`, then `npm test`.', ['npm run mock', 'npm test']],
  ['code over two lines', '1. `npm run mock -- --port\n   4020`', ['npm run mock -- --port 4020']],
  [
    'a block',
    '```sh\nnpm run mock          # everything\nPORT=1 npm run dev -- --api \\\n  a\n```\n',
    ['npm run mock', 'PORT=1 npm run dev -- --api a'],
  ],
  ['a block within a list', '1. A:\n   ```\n   npm test\n   ```\n', ['npm test']],
  ['curl', "```\ncurl -H 'A: b' 'http://a'\n```\n", ["curl -H 'A: b' 'http://a'"]],
  ['a start', 'Run `npm start -- --scale 100`', ['npm start -- --scale 100']],
  ['a command twice', '`npm test` and `npm test`', ['npm test']],
  ['code that is no command', '`npm` `run` `npm ci` `--port N`', []],
])('a document has the commands of %s', (_what, markdown, commands) => {
  expect(documentCommands(markdown)).toEqual(commands);
});

test('Node gets the script and the words, without quotes', () => {
  const line = "A=b C=... npm run conformance -- --cookie 'session=a b' --url http://a";
  expect(commandWords(line)).toEqual({
    environment: { A: 'b', C: '...' },
    command: process.execPath,
    commandLine: [
      'scripts/commands/conformance.mjs',
      '--cookie',
      'session=a b',
      '--url',
      'http://a',
    ],
  });
  expect(commandWords('npm test').commandLine).toEqual(['scripts/commands/test.mjs']);
  expect(commandWords('npm start -- --scale 9').commandLine).toEqual([
    'scripts/commands/start.mjs',
    '--scale',
    '9',
  ]);
});

test('another program gets its words', () => {
  expect(commandWords("curl -H 'A: b' 'http://a?b=c'")).toEqual({
    environment: {},
    command: 'curl',
    commandLine: ['-H', 'A: b', 'http://a?b=c'],
  });
});

test('a command without a script is an error', () => {
  expect(() => commandWords('npm run nothing')).toThrow('package.json has no script');
});
