import { expect, test } from 'vitest';
import { anchorOf, referencesIn } from './references';

const found = (file: string, text: string) =>
  referencesIn(file, text).map(({ line, path, anchor }) => [line, path, anchor]);

test.each<[string, string, string, unknown[]]>([
  ['a link beside the document', 'docs/a.md', '[b](b.md)', [[1, 'docs/b.md', '']]],
  [
    'a link to a heading',
    'docs/a.md',
    '\n[b](../README.md#two-words)',
    [[2, 'README.md', 'two-words']],
  ],
  ['a link within the document', 'docs/a.md', '[b](#here)', [[1, 'docs/a.md', 'here']]],
  ['a link to another site', 'docs/a.md', '[b](https://docs.test/a.md)', []],
  [
    'an address in code',
    'src/a.ts',
    "// As in docs/a.md#b.\nread('src/b.ts');",
    [
      [1, 'docs/a.md', 'b'],
      [2, 'src/b.ts', ''],
    ],
  ],
  [
    'an address that a test makes up',
    'src/a.test.ts',
    "read('src/b.ts'); // docs/a.md",
    [[1, 'docs/a.md', '']],
  ],
  ['a pattern of addresses', 'src/a.ts', "'src/**/*.test.ts'", []],
  ['a decision record', 'src/a.ts', '// (decision 0069)', [[1, 'docs/decisions/0069', '']]],
  ['a section of another text', 'src/a.ts', '// Section 2.4 says so.', [[1, null, '']]],
  ['a decision of another list', 'src/a.ts', '/* (decision 10) */', [[1, null, '']]],
])('referencesIn reads %s', (_what, file, text, references) => {
  expect(found(file, text)).toEqual(references);
});

test('the anchor of a heading is the one that GitHub makes', () => {
  expect(anchorOf('Who may call: `GET /users`, and why')).toBe('who-may-call-get-users-and-why');
});
