import { acceptedChanges, acceptedFile, withAccepted } from '../impact/accepted-changes';
import { bundledContract } from '../impact/bundled-contracts';
import { contractChanges } from '../impact/diff/contract-changes';
import { type Git, openGit } from '../impact/git';
import { refusedChanges } from '../impact/report/impact-report';
import { findBaseRevision } from './base-revision';

/**
 * Compares the contract with the one of the main branch, by the rule of `npm run impact`. A change that
 * breaks a caller fails unless the contract's major version rises (docs/contract.md#what-breaks-a-caller).
 */
try {
  const git = historyOrNull();
  const base = git && findBaseRevision(git);
  if (base) await check(base, git);
  else console.log('    There is no earlier contract to compare with.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function check(base: string, git: Git): Promise<void> {
  const [before, after] = await Promise.all([bundledContract(base), bundledContract()]);
  const versions = { before: before.info.version, after: after.info.version };
  console.log(`    Compared with ${base.slice(0, 12)}, contract ${versions.before}`);
  const found = contractChanges(before, after);
  const changes = withAccepted(found, acceptedChanges(git), versions.before);
  const refused = refusedChanges({ versions, changes });
  if (refused.length === 0) return;
  process.exitCode = 1;
  for (const { what, pointer } of refused) console.log(`    ✖ ${what} (${pointer})`);
  console.log(`    The contract's major version must rise: it is ${versions.after}.`);
  const unjudged = refused.filter(({ isUnjudged }) => isUnjudged);
  if (unjudged.length === 0) return;
  console.log(`    If such a change breaks nobody, add to ${acceptedFile}, and say why:`);
  for (const { what } of unjudged) {
    const change = what.replaceAll("'", "''");
    console.log(`    - since: ${versions.before}\n      change: '${change}'\n      why: ...`);
  }
}

/** A copy of the repository without its history has no earlier contract. */
function historyOrNull(): Git | null {
  try {
    return openGit('.');
  } catch {
    return null;
  }
}
