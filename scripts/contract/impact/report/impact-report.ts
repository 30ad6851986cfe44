import type { ContractChange } from '../diff/contract-change';
import type { TracedChange } from '../trace/trace-changes';

/** What `npm run impact` has found. */
export interface ImpactReport {
  /** The commit of the earlier contract. */
  base: string;
  /** The commit of the later contract, or null for the files as they are. */
  head: string | null;
  versions: { before: string; after: string };
  changes: TracedChange[];
}

/**
 * Returns the changes that may not be while the major version is the same: those that break somebody. The
 * gate of `npm run check` and the report have this one rule.
 */
export function refusedChanges<Change extends ContractChange>({
  versions,
  changes,
}: {
  versions: ImpactReport['versions'];
  changes: readonly Change[];
}): Change[] {
  const majorOf = (version: string) => Number(version.split('.')[0]);
  const hasRisen = majorOf(versions.after) > majorOf(versions.before);
  return hasRisen ? [] : changes.filter(({ breaks }) => breaks.length > 0);
}
