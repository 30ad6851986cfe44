import type { Git } from '../impact/git';

/** The state of the contract that a changelog starts from. */
export interface LastVersion {
  commit: string;
  /** The tag of the commit, or null if the commit only gave the contract another `info.version`. */
  tag: string | null;
}

const head = 'openapi/openapi.yaml';

/**
 * Finds the last version before this one: the last tag with another state of the contract, or else the
 * commit that gave the contract its last `info.version` before this one. Returns null if there is none.
 * @param version the version of the contract now
 */
export function lastVersion(git: Git, version: string): LastVersion | null {
  const tags = linesOf(attempt(git, 'tag', '--merged', 'HEAD', '--sort=-creatordate'));
  for (const tag of tags) {
    if (attempt(git, 'cat-file', '-e', `${tag}:${head}`) === null) continue;
    const isSame = attempt(git, 'diff', '--quiet', tag, '--', 'openapi') !== null;
    if (!isSame) return { commit: git('rev-parse', `${tag}^{commit}`), tag };
  }
  const changes = linesOf(attempt(git, 'log', '--format=%H', '-G^  version:', '--', head));
  for (const commit of changes) {
    const text = attempt(git, 'show', `${commit}:${head}`);
    if (text && versionIn(text) !== version) return { commit, tag: null };
  }
  return null;
}

const versionIn = (text: string) => /^ {2}version: *['"]?([^\s'"]+)/m.exec(text)?.[1];

const linesOf = (text: string | null) => (text ?? '').split('\n').filter((line) => line !== '');

function attempt(git: Git, ...gitArguments: string[]): string | null {
  try {
    return git(...gitArguments);
  } catch {
    return null;
  }
}
