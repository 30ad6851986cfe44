import type { ContractSchema } from '../../../../openapi/reader/contract-document';
import { type OrReference, resolve } from '../../../../openapi/reader/contract-document';
import type { ChangeList } from './change-list';
import type { ContractChange } from './contract-change';
import type { DocumentPair } from './document-pair';
import { unjudgedFindings } from './unjudged-findings';

interface HeaderObject {
  description?: string;
  required?: boolean;
  schema?: ContractSchema;
}

/** The headers of an answer, as the document has them. */
export type Headers = Record<string, OrReference<HeaderObject>>;
type Place = Pick<ContractChange, 'uses' | 'pointer'> & { what: string };

const readOnly = { isRead: true, isSent: false };

/** Compares the headers of an answer. Their names have no case. */
export function addHeaderChanges(
  before: Headers,
  after: Headers,
  { what, uses, pointer }: Place,
  pair: DocumentPair,
  list: ChangeList,
): void {
  const [former, current] = [byLowerCase(before), byLowerCase(after)];
  for (const [key, { name, entry }] of former) {
    const now = current.get(key);
    const [from] = resolve(pair.before, entry, '');
    const [to, at] = now
      ? resolve(pair.after, now.entry, `${pointer}/headers/${now.name}`)
      : [null, `${pointer}/headers/${name}`];
    const subject = { kind: 'header' as const, header: name, isNew: false };
    // A header that answers share is one change with many uses.
    const isShared = at.startsWith('#/components/headers/');
    const words = isShared
      ? `The shared header \`${name}\``
      : `The header \`${name}\` of ${inside(what)}`;
    const place = { uses, pointer: at, subject, what: words };
    const finding = { path: [], breaksReader: true, breaksSender: false, isCode: true };
    const add = (end: string, others: object = {}) =>
      list.addFinding({ ...finding, what: end, ...others }, place, readOnly);
    if (!to) {
      add('was removed', { isRemoval: true });
      continue;
    }
    if (from.required && !to.required) add('is now optional');
    if (!from.required && to.required) add('is now always there', { breaksReader: false });
    if (from.description !== to.description) {
      add('has another description', { breaksReader: false, isCode: false });
    }
    for (const found of [
      ...pair.compare(from.schema ?? {}, to.schema ?? {}),
      ...unjudgedFindings(from, to, ['required', 'schema']),
    ]) {
      list.addFinding(found, place, readOnly);
    }
  }
  for (const [key, { name }] of current) {
    if (former.has(key)) continue;
    const subject = { kind: 'header' as const, header: name, isNew: true };
    const at = `${pointer}/headers/${name}`;
    const change = { uses, pointer: at, subject, breaks: [], reach: 'code' as const };
    list.add({ ...change, what: `The header \`${name}\` of ${inside(what)} is new.` });
  }
}

const byLowerCase = (headers: Headers) =>
  new Map(
    Object.entries(headers).map(([name, entry]) => [name.toLowerCase(), { name, entry }] as const),
  );

const inside = (what: string) => what.replace(/^The/, 'the');
