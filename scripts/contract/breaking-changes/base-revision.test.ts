import { describe, expect, test } from 'vitest';
import { findBaseRevision } from './base-revision';

/** A simulated git that answers from a table and fails for every other command. */
function gitWith(answers: Record<string, string>) {
  return (...gitArguments: string[]) => {
    const answer = answers[gitArguments.join(' ')];
    if (answer === undefined) throw new Error('fatal');
    return answer;
  };
}

const contractOf = (revision: string) => ({ [`cat-file -e ${revision}:openapi/openapi.yaml`]: '' });
const clean = { 'status --porcelain -- openapi': '' };

describe('the revision to compare the contract with', () => {
  test('on a branch is the commit where the branch left main', () => {
    const git = gitWith({
      'rev-parse HEAD': 'b2',
      'merge-base HEAD origin/main': 'm1',
      ...clean,
      ...contractOf('m1'),
    });
    expect(findBaseRevision(git)).toBe('m1');
  });

  test('on main is the commit before the last', () => {
    const git = gitWith({
      'rev-parse HEAD': 'm2',
      'merge-base HEAD main': 'm2',
      'rev-parse --verify HEAD^': 'm1',
      ...clean,
      ...contractOf('m1'),
    });
    expect(findBaseRevision(git)).toBe('m1');
  });

  test('on main with a changed contract is the last commit', () => {
    const git = gitWith({
      'rev-parse HEAD': 'm2',
      'merge-base HEAD main': 'm2',
      'status --porcelain -- openapi': ' M openapi/openapi.yaml',
      ...contractOf('m2'),
    });
    expect(findBaseRevision(git)).toBe('m2');
  });

  test('does not exist without a contract in that revision', () => {
    const git = gitWith({ 'rev-parse HEAD': 'm2', 'rev-parse --verify HEAD^': 'm1', ...clean });
    expect(findBaseRevision(git)).toBeUndefined();
  });
});
