import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ContractChange } from './diff/contract-change';
import type { Git } from './git';

/** The list in which a person says that a change, which no rule can judge, breaks nobody. */
export const acceptedFile = 'openapi/accepted-changes.yaml';

export interface AcceptedChange {
  /** The version of the contract before the change, so that an entry counts once. */
  since: string;
  /** The sentence of the change, as `npm run impact` writes it. */
  change: string;
  why: string;
}

/**
 * Reads the list of a commit, or of the files as they are.
 * @throws when the list is malformed, or an entry says not why
 */
export function acceptedChanges(git: Git, commit?: string): AcceptedChange[] {
  const entries: unknown = parse(textOf(git, commit)) ?? [];
  if (!Array.isArray(entries)) throw new Error(`${acceptedFile} is not a list.`);
  return entries.map((entry, index) => {
    if (isAccepted(entry)) return entry;
    const fields = 'the texts `since`, `change` and `why`';
    throw new Error(`Entry ${index + 1} of ${acceptedFile} has not ${fields}.`);
  });
}

/** Returns the changes, in which those that no rule judges and a person has accepted break nobody. */
export function withAccepted<Change extends ContractChange>(
  changes: readonly Change[],
  accepted: readonly AcceptedChange[],
  version: string,
): Change[] {
  return changes.map((change) => {
    const entry = accepted.find(
      ({ since, change: what }) => since === version && what === change.what,
    );
    if (!entry || !change.isUnjudged) return change;
    return { ...change, breaks: [], accepted: entry.why };
  });
}

const isAccepted = (entry: Partial<AcceptedChange> | null): entry is AcceptedChange =>
  [entry?.since, entry?.change, entry?.why].every(
    (text) => typeof text === 'string' && text.trim() !== '',
  );

function textOf(git: Git, commit?: string): string {
  if (commit === undefined)
    return existsSync(acceptedFile) ? readFileSync(acceptedFile, 'utf8') : '';
  try {
    return git('show', `${commit}:${acceptedFile}`);
  } catch {
    return '';
  }
}
