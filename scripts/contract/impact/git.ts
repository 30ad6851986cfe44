import { execFileSync } from 'node:child_process';
import { findBaseRevision } from '../breaking-changes/base-revision';

/** Runs git in a folder and returns what it prints. */
export type Git = (...gitArguments: string[]) => string;

/** @throws when git is not installed, or the folder is in no repository */
export function openGit(folder: string): Git {
  const git: Git = (...gitArguments) =>
    execFileSync('git', ['-C', folder, ...gitArguments], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    git('rev-parse', '--git-dir');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(
      isMissing
        ? 'The earlier contract is in the history, and git is not installed.'
        : 'The earlier contract is in the history, and this folder is not a git repository.',
    );
  }
  return git;
}

/**
 * Returns the commit to compare with: where HEAD left the named revision, or else the one that the gate
 * of breaking changes compares with.
 * @throws when the revision does not exist, or has no contract
 */
export function baseCommit(git: Git, named: string | undefined): string {
  if (named === undefined) {
    const found = findBaseRevision(git);
    if (found === undefined) throw new Error('The history has no earlier contract.');
    return found;
  }
  const commit = commitOf(git, named);
  try {
    return withContract(git, git('merge-base', 'HEAD', commit));
  } catch {
    return withContract(git, commit);
  }
}

/** @throws when the revision does not exist */
export function commitOf(git: Git, revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new Error(`The repository has no revision "${revision}".`);
  }
}

function withContract(git: Git, commit: string): string {
  try {
    git('cat-file', '-e', `${commit}:openapi/openapi.yaml`);
    return commit;
  } catch {
    throw new Error(`The revision ${commit.slice(0, 12)} has no contract.`);
  }
}
