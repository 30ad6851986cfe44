import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentCommands } from '../../../scripts/checks/references/document-commands';
import { servedService } from '../../../scripts/contract/conformance/testing/served-service';
import { type RunningMock, startMock } from '../../../scripts/mock/start-mock';
import * as runs from './command-runs';
import { withExampleValues } from './example-values';

/** A file that runs the command already, and words in it that say so. */
interface Elsewhere {
  file: string;
  words: string;
}

/** How each command of the documents is run. The first row that fits a command counts. */
const rows: readonly [RegExp, runs.CommandRun | Elsewhere][] = [
  [/^npm run mock\b/, runs.mock],
  [/^npm run conformance$/, runs.conformanceAlone],
  [/ ?npm run conformance -- /, runs.conformance],
  [
    /^NODE_EXTRA_CA_CERTS=authority.pem npm run dev -- --api/,
    { file: 'e2e/own-back-end/development.e2e.ts', words: "'scripts/commands/dev.mjs', '--api'" },
  ],
  [/^npm run dev\b/, runs.development],
  [/^npm start\b/, runs.start],
  [/^npm run generate$/, runs.generation],
  [
    /^npm run impact\b/,
    { file: 'scripts/contract/impact/documented-commands.test.ts', words: 'docs/contract.md' },
  ],
  [/^npm run check$/, { file: 'scripts/commands/test.mjs', words: 'runChecks(checks)' }],
  [/^curl /, runs.curl],
  [
    /^npm run contract:pack$/,
    { file: 'scripts/contract/pack/testing/installed-package.ts', words: "'contract:pack'" },
  ],
  [
    /^npm run e2e -- -c docs\/examples\/own-mock-test$/,
    { file: 'e2e/mock/own-mock-test.e2e.ts', words: "'docs/examples/own-mock-test'" },
  ],
  [
    /^npm run drift$/,
    {
      file: 'scripts/commands/lib/checks.mjs',
      words: "'scripts/contract/drift-check/check-drifts.ts'",
    },
  ],
  // It runs this test.
  [/^npm test$/, { file: 'scripts/commands/test.mjs', words: "'--project=service'" }],
];

const documents = ['docs/contract.md', 'docs/conformance.md', 'docs/qa.md'].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const commands = new Map(
  documents.flatMap(({ file, text }) => documentCommands(text).map((line) => [line, file])),
);

const both = servedService();
const folder = mkdtempSync(join(tmpdir(), 'documented-commands-'));
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(async () => {
  await mock?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([...commands])('%s of %s', async (line, document) => {
  const found = rows.find(([pattern]) => pattern.test(line))?.[1];
  if (found === undefined) throw new Error(`No test runs "${line}" of ${document}.`);
  if (typeof found === 'object') {
    expect(readFileSync(found.file, 'utf8')).toContain(found.words);
    return;
  }
  const cookie = await both.service.cookieOf('superUser');
  const values = { service: both.served.url, mock: mock.origin, cookie, folder };
  await found(withExampleValues(line, values));
});

test('each row is for a command of a document', () => {
  const unused = rows.filter(
    ([pattern]) => ![...commands.keys()].some((line) => pattern.test(line)),
  );
  expect(unused.map(([pattern]) => pattern.source)).toEqual([]);
});
