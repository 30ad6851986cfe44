import { isDeepStrictEqual } from 'node:util';
import type { ContractDocument } from '../../../../openapi/reader/contract-document';
import { ChangeList } from './change-list';
import { fieldSubject } from './content-changes';
import type { ContractChange, Subject, Use } from './contract-change';
import { addDocumentChanges } from './document-changes';
import type { DocumentPair } from './document-pair';
import type { Finding } from './finding';
import { addOperationChanges } from './operation-changes';
import { schemaComparison } from './schema-findings';
import { schemaUses } from './schema-uses';

/**
 * Lists every change between two states of the bundled contract, those that break somebody first. A
 * schema that many operations use is compared once, and its change has all of these uses.
 */
export function contractChanges(
  before: ContractDocument,
  after: ContractDocument,
): ContractChange[] {
  const list = new ChangeList();
  const pair = { before, after, compare: schemaComparison(before, after) };
  addDocumentChanges(pair, list);
  addOperationChanges(pair, list);
  addSchemaChanges(pair, list);
  const changes = list.all();
  const isSame = isDeepStrictEqual(withoutVersion(before), withoutVersion(after));
  return changes.length === 0 && !isSame ? [otherTexts] : changes;
}

/** The comparison leaves out what nobody follows, such as descriptions of tags and servers. */
const otherTexts: ContractChange = {
  what: 'Texts outside of operations and schemas have changed.',
  pointer: '#',
  breaks: [],
  uses: [],
  subject: null,
  reach: 'text',
};

const withoutVersion = (document: ContractDocument) => ({
  ...document,
  info: { ...document.info, version: '' },
});

function addSchemaChanges({ before, after, compare }: DocumentPair, list: ChangeList): void {
  const [usesBefore, usesAfter] = [schemaUses(before), schemaUses(after)];
  const schemas = after.components?.schemas ?? {};
  for (const [name, earlier] of Object.entries(before.components?.schemas ?? {})) {
    const later = schemas[name];
    // What refers to a dropped schema has changed itself.
    if (!later) continue;
    const uses = merged(usesBefore.get(name), usesAfter.get(name));
    const sides = {
      isRead: uses.some(({ part }) => part === 'answer'),
      isSent: uses.some(({ part }) => part === 'request'),
    };
    for (const finding of compare(earlier, later)) {
      const pointer = `#/components/schemas/${name}`;
      const what = `\`${[name, ...finding.path].join('.')}\``;
      const subject = subjectOf(name, finding);
      list.addFinding(finding, { what, pointer, uses, subject }, sides);
    }
  }
}

function merged(before: Use[] = [], after: Use[] = []): Use[] {
  const byText = new Map([...before, ...after].map((use) => [JSON.stringify(use), use]));
  return [...byText.values()];
}

const subjectOf = (schema: string, finding: Finding): Subject =>
  fieldSubject(finding, schema) ?? { kind: 'schema', schema };
