import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { baseCommit, commitOf, openGit } from './git';

const folder = mkdtempSync(join(tmpdir(), 'impact-'));
const repository = join(folder, 'repository');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...gitArguments: string[]) =>
  execFileSync(
    'git',
    ['-C', repository, '-c', 'user.name=A', '-c', 'user.email=a@a.test', ...gitArguments],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  ).trim();

/** Commits a file and returns the commit. */
function commit(file: string, text: string): string {
  mkdirSync(join(repository, 'openapi'), { recursive: true });
  writeFileSync(join(repository, file), text);
  run('add', '--all');
  run('commit', '--message', text);
  return run('rev-parse', 'HEAD');
}

mkdirSync(repository);
run('init', '--initial-branch', 'main');
const empty = commit('readme.md', 'no contract yet');
const agreed = commit('openapi/openapi.yaml', 'agreed');
run('switch', '--create', 'feature');
commit('openapi/openapi.yaml', 'changed');
run('switch', 'main');
commit('readme.md', 'meanwhile');
run('switch', 'feature');

test('the base is where the branch left the named revision', () => {
  expect(baseCommit(openGit(repository), 'main')).toBe(agreed);
});

test.each([
  ['nonsense', 'The repository has no revision "nonsense".'],
  ['--all', 'The repository has no revision "--all".'],
])('the revision %s is refused with a sentence', (revision, sentence) => {
  expect(() => baseCommit(openGit(repository), revision)).toThrow(sentence);
  expect(() => commitOf(openGit(repository), revision)).toThrow(sentence);
});

test('a revision without a contract is refused with a sentence', () => {
  expect(() => baseCommit(openGit(repository), empty)).toThrow(
    `The revision ${empty.slice(0, 12)} has no contract.`,
  );
});

test('a folder without a history is refused with a sentence', () => {
  expect(() => openGit(folder)).toThrow(/this folder is not a git repository\.$/);
});

test('a machine without git is told so', () => {
  vi.stubEnv('PATH', folder);
  expect(() => openGit(repository)).toThrow(/git is not installed\.$/);
});
