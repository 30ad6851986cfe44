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

/** Whether a change breaks somebody and the major version has not risen. */
export function needsNewMajorVersion({ versions, changes }: ImpactReport): boolean {
  const majorOf = (version: string) => Number(version.split('.')[0]);
  const hasRisen = majorOf(versions.after) > majorOf(versions.before);
  return !hasRisen && changes.some(({ breaks }) => breaks.length > 0);
}
