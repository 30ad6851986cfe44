import { acceptedChanges, acceptedFile, withAccepted } from '../impact/accepted-changes';
import { bundledContract } from '../impact/bundled-contracts';
import { contractChanges } from '../impact/diff/contract-changes';
import { type Git, openGit } from '../impact/git';
import { refusedChanges } from '../impact/report/impact-report';
import { findBaseRevision } from './base-revision';

type Print = (line: string) => void;

/**
 * Compares the contract of this folder with the one of the main branch, by the rule of `npm run impact`. A
 * change that breaks a caller is refused unless the contract's major version rises
 * (docs/contract.md#what-breaks-a-caller).
 * @param bundled bundles the contract of a commit, or of the files as they are
 * @returns whether nothing is refused
 */
export async function breaksNobody(print: Print, bundled = bundledContract): Promise<boolean> {
  const git = historyOrNull();
  const base = git && findBaseRevision(git);
  if (!base) {
    print('    There is no earlier contract to compare with.');
    return true;
  }
  const [before, after] = await Promise.all([bundled(base), bundled()]);
  const versions = { before: before.info.version, after: after.info.version };
  print(`    Compared with ${base.slice(0, 12)}, contract ${versions.before}`);
  const found = contractChanges(before, after);
  const changes = withAccepted(found, acceptedChanges(git), versions.before);
  const refused = refusedChanges({ versions, changes });
  if (refused.length === 0) return true;
  for (const { what, pointer } of refused) print(`    ✖ ${what} (${pointer})`);
  print(`    The contract's major version must rise: it is ${versions.after}.`);
  const unjudged = refused.filter(({ isUnjudged }) => isUnjudged);
  if (unjudged.length === 0) return false;
  print(`    If such a change breaks nobody, add to ${acceptedFile}, and say why:`);
  for (const { what } of unjudged) {
    const change = what.replaceAll("'", "''");
    print(`    - since: ${versions.before}\n      change: '${change}'\n      why: ...`);
  }
  return false;
}

/** A copy of the repository without its history has no earlier contract. */
function historyOrNull(): Git | null {
  try {
    return openGit('.');
  } catch {
    return null;
  }
}
