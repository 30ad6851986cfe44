import type { ContractDocument } from '../../../../openapi/reader/contract-document';
import type { ChangeList } from './change-list';
import type { Use } from './contract-change';
import type { DocumentPair } from './document-pair';
import { placedOperations, securityOf } from './placed-operations';
import { unjudgedFindings } from './unjudged-findings';

const everybody = { isRead: true, isSent: true };

/** What other comparisons judge, and what has texts alone. */
const judged = ['components', 'info', 'paths', 'security', 'servers', 'tags'];

/** Compares what is outside of operations and schemas: the document's own keywords and its credentials. */
export function addDocumentChanges({ before, after }: DocumentPair, list: ChangeList): void {
  for (const finding of unjudgedFindings(before, after, judged)) {
    const uses = usesOf([before, after], () => true);
    list.addFinding(
      finding,
      { what: 'The document', pointer: '#', uses, subject: null },
      everybody,
    );
  }
  const [earlier, later] = [schemesOf(before), schemesOf(after)];
  for (const [name, scheme] of Object.entries(earlier)) {
    const now = later[name];
    // Operations that asked for a dropped scheme have changed themselves.
    if (!now) continue;
    const pointer = `#/components/securitySchemes/${name}`;
    const what = `The security scheme \`${name}\``;
    const uses = usesOf([before, after], (schemes) => schemes.includes(name));
    for (const finding of unjudgedFindings(scheme, now, [])) {
      list.addFinding(finding, { what, pointer, uses, subject: null }, everybody);
    }
  }
}

const schemesOf = ({ components }: ContractDocument) =>
  (components?.securitySchemes ?? {}) as Record<string, object>;

/** Returns the operations that ask for such credentials. */
function usesOf(
  documents: readonly ContractDocument[],
  isAsked: (schemes: string[]) => boolean,
): Use[] {
  const ids = documents.flatMap((document) =>
    [...placedOperations(document)].flatMap(([id, placed]) =>
      isAsked(securityOf(placed).flat()) ? [id] : [],
    ),
  );
  return [...new Set(ids)].map((operationId) => ({ operationId, part: 'call' }));
}
