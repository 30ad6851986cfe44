import { resolve } from '../../../../openapi/reader/contract-document';
import type { ChangeList } from './change-list';
import { contentFindings, fieldSubject } from './content-changes';
import type { ContractChange } from './contract-change';
import type { DocumentPair } from './document-pair';
import type { PlacedOperation } from './placed-operations';
import { unjudgedFindings } from './unjudged-findings';

const nothing: { required?: boolean; content: Record<string, never> } = { content: {} };

/** Compares the body that an operation takes. */
export function addBodyChanges(
  operationId: string,
  from: PlacedOperation,
  to: PlacedOperation,
  pair: DocumentPair,
  list: ChangeList,
): void {
  const at = `${to.pointer}/requestBody`;
  const [before] = resolve(pair.before, from.operation.requestBody ?? nothing, at);
  const [after, pointer] = resolve(pair.after, to.operation.requestBody ?? nothing, at);
  const base = { pointer, uses: [{ operationId, part: 'request' as const }], subject: null };
  const what = `The body of \`${operationId}\``;
  const add = (end: string, breaks: ContractChange['breaks']) =>
    list.add({ ...base, what: `${what} ${end}.`, breaks, reach: 'code' });

  const [had, has] = [before, after].map(({ content }) => Object.keys(content).length > 0);
  if (had !== has) {
    if (had) add('is no longer taken', ['sender']);
    else add('is new', after.required ? ['sender'] : []);
    return;
  }
  if (!before.required && after.required) add('is now required', ['sender']);
  if (before.required && !after.required) add('is now optional', []);
  const { media, isOnlyWider, schemas } = contentFindings(before.content, after.content, pair);
  if (media) add(media, isOnlyWider ? [] : ['sender']);
  const others = unjudgedFindings(before, after, ['content', 'required']);
  for (const finding of [...schemas, ...others]) {
    const place = { ...base, what, subject: fieldSubject(finding) };
    list.addFinding(finding, place, { isRead: false, isSent: true });
  }
}
