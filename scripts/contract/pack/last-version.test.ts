import { expect, test } from 'vitest';
import { lastVersion } from './last-version';

const head = 'openapi/openapi.yaml';

/** A simulated git that answers from a table and fails for every other command. */
const gitWith =
  (answers: Record<string, string>) =>
  (...gitArguments: string[]) => {
    const answer = answers[gitArguments.join(' ')];
    if (answer === undefined) throw new Error('fatal');
    return answer;
  };

const tags = 'tag --merged HEAD --sort=-creatordate';
const versions = `log --format=%H -G^  version: -- ${head}`;
const contract = (version: string) => `info:\n  title: A\n  version: ${version}\n`;

test('the last tag with another contract is the last version', () => {
  const git = gitWith({
    [tags]: 'v3.0.1\nv3.0.0\nnotes\n',
    [`cat-file -e v3.0.1:${head}`]: '',
    'diff --quiet v3.0.1 -- openapi': '',
    [`cat-file -e v3.0.0:${head}`]: '',
    'rev-parse v3.0.0^{commit}': 'c3',
  });
  expect(lastVersion(git, '3.0.1')).toEqual({ commit: 'c3', tag: 'v3.0.0' });
});

test('without tags it is the commit that made the version before this one', () => {
  const git = gitWith({
    [tags]: '',
    [versions]: 'c3\nc2\nc1\n',
    [`show c3:${head}`]: contract('3.0.0'),
    [`show c2:${head}`]: contract("'2.0.0'"),
    [`show c1:${head}`]: contract('1.0.0'),
  });
  expect(lastVersion(git, '3.0.0')).toEqual({ commit: 'c2', tag: null });
});

test('the first version has none before it', () => {
  const git = gitWith({
    [tags]: '',
    [versions]: 'c1\n',
    [`show c1:${head}`]: contract('1.0.0'),
  });
  expect(lastVersion(git, '1.0.0')).toBeNull();
  expect(lastVersion(gitWith({}), '1.0.0')).toBeNull();
});
