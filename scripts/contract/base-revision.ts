type Git = (...gitArguments: string[]) => string;

/**
 * The revision whose contract counts as agreed: where this branch left main; on main itself the
 * last commit when the contract has changes that are not committed, else the one before it.
 * Undefined when that revision has no contract, or there is no history at all.
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
