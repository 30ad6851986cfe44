import { expect, test } from 'vitest';
import { changesConsole, hintedFiles } from './browser-place';
import { errorsIn, findingsIn as findingsInBrowser } from './playwright-report';
import { findingsIn } from './unit-place';

test('a hint is the beginning of a path, and missing files are ignored', () => {
  const files = ['e2e/admin/users/keyboard.e2e.ts', 'e2e/admin/users.e2e.ts', 'e2e/frame.e2e.ts'];
  expect(hintedFiles(files, ['e2e/admin/users/', 'e2e/gone'])).toEqual([
    'e2e/admin/users/keyboard.e2e.ts',
  ]);
  expect(hintedFiles(files, ['e2e/admin/users'])).toHaveLength(2);
});

test.each([
  ['src/theme.ts', true],
  ['index.html', true],
  ['scripts/vite/early-chunks.ts', true],
  ['service/main.ts', false],
  ['scripts/mock/main.ts', false],
])('a change of %s leads to a new build of the console: %s', (file, isBuilt) => {
  expect(changesConsole(file)).toBe(isBuilt);
});

test('unit findings name the failed tests, or the file if it does not start', () => {
  const failed = { status: 'failed', fullName: 'limits hold' };
  const passed = { status: 'passed', fullName: 'names are kept' };
  const report = {
    testResults: [
      { name: '/copy/a.test.ts', status: 'passed', assertionResults: [passed] },
      { name: '/copy/b.test.ts', status: 'failed', assertionResults: [failed] },
      { name: '/copy/c.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(findingsIn(report, '/copy', 'failed')).toEqual([
    { where: 'b.test.ts', title: 'limits hold' },
    { where: 'c.test.ts', title: 'the file does not begin' },
  ]);
  expect(findingsIn(report, '/copy', 'passed')).toContainEqual({
    where: 'a.test.ts',
    title: 'names are kept',
  });
});

test('browser findings name the failed tests with their groups and lines', () => {
  const spec = { title: 'closes', file: 'frame.e2e.ts', line: 7, ok: false };
  const report = {
    errors: [{ message: 'Error: No tests found' }, { message: 'Port 1 is taken\nat a.ts' }],
    suites: [
      {
        title: 'frame.e2e.ts',
        file: 'frame.e2e.ts',
        specs: [],
        suites: [
          {
            title: 'as a super user',
            file: 'frame.e2e.ts',
            specs: [
              { ...spec, tests: [{ status: 'unexpected' }] },
              { ...spec, title: 'opens', tests: [{ status: 'expected' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(findingsInBrowser(report, 'unexpected')).toEqual([
    { where: 'e2e/frame.e2e.ts', title: 'as a super user › closes', line: 7 },
  ]);
  expect(errorsIn(report)).toEqual(['Port 1 is taken']);
});
