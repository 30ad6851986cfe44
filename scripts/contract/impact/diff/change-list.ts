import type { ContractChange, Party } from './contract-change';
import type { Finding } from './finding';

/** Collects changes. A change of a shared part of the document is one change with many uses. */
export class ChangeList {
  readonly #byPlace = new Map<string, ContractChange>();

  add(change: ContractChange): void {
    const key = `${change.pointer} ${change.what}`;
    const known = this.#byPlace.get(key);
    if (!known) {
      this.#byPlace.set(key, { ...change, uses: [...change.uses] });
      return;
    }
    const isKnown = (text: string) => known.uses.some((use) => JSON.stringify(use) === text);
    known.uses.push(...change.uses.filter((use) => !isKnown(JSON.stringify(use))));
    known.breaks = [...new Set([...known.breaks, ...change.breaks])];
  }

  /** Adds what the comparison of a schema has found. `isRead` and `isSent` say who sees the schema. */
  addFinding(
    finding: Finding,
    place: Pick<ContractChange, 'pointer' | 'uses' | 'subject'> & { what: string },
    { isRead, isSent }: { isRead: boolean; isSent: boolean },
  ): void {
    const breaks: Party[] = [];
    if (finding.breaksReader && isRead) breaks.push('reader');
    if (finding.breaksSender && isSent) breaks.push('sender');
    this.add({
      ...place,
      what: `${subjectOf(place.what, finding)} ${finding.what}.`,
      breaks,
      reach: finding.isCode ? 'code' : 'text',
      ...(finding.isUnjudged && { isUnjudged: true }),
      ...(finding.isRemoval && { isRemoval: true }),
    });
  }

  /** Returns the changes, those that break somebody first. */
  all(): ContractChange[] {
    const rank = ({ breaks, reach }: ContractChange) =>
      breaks.length > 0 ? 0 : ['code', 'example', 'text'].indexOf(reach) + 1;
    return [...this.#byPlace.values()].toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Names the field that a finding is about, unless the words for the place do already. */
function subjectOf(place: string, { path }: Finding): string {
  const field = `${path.join('.')}\``;
  if (path.length === 0 || place.endsWith(field)) return place;
  return `The field \`${field} of ${place.replace(/^The/, 'the')}`;
}
