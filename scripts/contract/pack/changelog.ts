import type { ContractDocument } from '../../../openapi/reader/contract-document';
import type { ContractChange } from '../impact/diff/contract-change';
import { contractChanges } from '../impact/diff/contract-changes';

/**
 * Writes what changed since the last version: for readers and senders first, then the rest. It leaves
 * out texts and examples, on which no code depends.
 * @param before the contract of the last version; null if there is none
 */
export function changelogOf(before: ContractDocument | null, after: ContractDocument): string {
  const heading = `# Changelog\n\n## ${after.info.version}\n`;
  if (!before) return `${heading}\nThe first version.\n`;
  const changes = contractChanges(before, after).filter(({ reach }) => reach === 'code');
  const since = `\nChanges since ${before.info.version}.\n`;
  if (changes.length === 0) return `${heading}${since}\nNo shape has changed.\n`;
  const parts = [
    partOf(
      'Breaks callers',
      changes.filter(({ breaks }) => breaks.length > 0),
    ),
    partOf(
      'Breaks no caller',
      changes.filter(({ breaks }) => breaks.length === 0),
    ),
  ];
  return `${heading}${since}${parts.join('')}`;
}

function partOf(heading: string, changes: readonly ContractChange[]): string {
  if (changes.length === 0) return '';
  const lines = changes.map(({ what, breaks }) => {
    const whom = breaks.map((party) => (party === 'reader' ? 'readers' : 'senders')).join(', ');
    return `- ${what}${whom === '' ? '' : ` (${whom})`}\n`;
  });
  return `\n### ${heading}\n\n${lines.join('')}`;
}
