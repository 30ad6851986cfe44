type Git = (...gitArguments: string[]) => string;

/**
 * Finds the revision whose contract counts as agreed. On a branch it is the commit where the branch
 * left main. On main it is the last commit if the contract has uncommitted changes, and otherwise the
 * commit before. Returns undefined if that revision has no contract, or if there is no history.
 */
export function findBaseRevision(git: Git): string | undefined {
  const attempt = (...gitArguments: string[]) => {
    try {
      return git(...gitArguments).trim();
    } catch {
      return undefined;
    }
  };
  const head = attempt('rev-parse', 'HEAD');
  const forked = ['origin/main', 'main']
    .map((branch) => attempt('merge-base', 'HEAD', branch))
    .find((revision) => revision !== undefined && revision !== head);
  const isChanged = attempt('status', '--porcelain', '--', 'openapi') !== '';
  const base = forked ?? (isChanged ? head : attempt('rev-parse', '--verify', 'HEAD^'));
  const hasContract =
    base && attempt('cat-file', '-e', `${base}:openapi/openapi.yaml`) !== undefined;
  return hasContract ? base : undefined;
}
