import { type MediaTypeObject, resolve } from '../../../../openapi/reader/contract-document';
import type { ChangeList } from './change-list';
import { contentFindings, fieldSubject } from './content-changes';
import type { ContractChange, Subject, Use } from './contract-change';
import type { DocumentPair } from './document-pair';
import type { Finding } from './finding';
import { addHeaderChanges, type Headers } from './header-changes';
import type { PlacedOperation } from './placed-operations';
import { unjudgedFindings } from './unjudged-findings';

/** Compares the documented answers of an operation by their statuses. */
export function addResponseChanges(
  operationId: string,
  from: PlacedOperation,
  to: PlacedOperation,
  pair: DocumentPair,
  list: ChangeList,
): void {
  const [before, after] = [from.operation.responses, to.operation.responses];
  const answerOf = (status: string): Use => ({ operationId, part: 'answer', status });
  const add = (
    status: string,
    change: Pick<ContractChange, 'what' | 'pointer'> & Partial<ContractChange>,
  ) => list.add({ uses: [answerOf(status)], breaks: [], subject: null, reach: 'code', ...change });

  const dropped = Object.keys(before).filter((status) => !Object.hasOwn(after, status));
  const added = Object.keys(after).filter((status) => !Object.hasOwn(before, status));
  const successes = [dropped, added].map((statuses) => statuses.filter(isSuccess));
  const [[former] = [], [current] = []] = successes;
  const isMoved = former !== undefined && current !== undefined;
  if (isMoved) {
    const uses = [answerOf(former), answerOf(current)];
    const what = `\`${operationId}\` answers ${current} instead of ${former}.`;
    add(current, { what, pointer: `${to.pointer}/responses/${current}`, uses, breaks: ['reader'] });
  }
  for (const status of dropped.filter((name) => !isMoved || name !== former)) {
    const what = `\`${operationId}\` no longer documents the answer ${status}.`;
    add(status, { what, pointer: `${from.pointer}/responses/${status}`, breaks: ['reader'] });
  }
  for (const status of added.filter((name) => !isMoved || name !== current)) {
    const what = `\`${operationId}\` has the new answer ${status}.`;
    const pointer = `${to.pointer}/responses/${status}`;
    add(status, { what, pointer, breaks: isFailure(status) ? [] : ['reader'] });
  }
  for (const [status, entry] of Object.entries(after)) {
    const at = `${to.pointer}/responses/${status}`;
    const earlierEntry = before[status];
    if (!earlierEntry) continue;
    const [earlier] = resolve(pair.before, earlierEntry, at);
    const [later, pointer] = resolve(pair.after, entry, at);
    const isShared = pointer !== at;
    const what = isShared
      ? `The shared answer \`${pointer.split('/').at(-1)}\``
      : `The answer ${status} of \`${operationId}\``;
    if (earlier.description !== later.description) {
      add(status, { what: `${what} has another description.`, pointer, reach: 'text' });
    }
    const { media, schemas } = contentFindings(earlier.content ?? {}, later.content ?? {}, pair);
    if (media) add(status, { what: `${what} ${media}.`, pointer, breaks: ['reader'] });
    const place = { what, pointer, uses: [answerOf(status)] };
    addHeaderChanges(headersOf(earlier), headersOf(later), place, pair, list);
    const others = unjudgedFindings(earlier, later, ['content', 'headers']);
    for (const finding of [...schemas, ...others]) {
      const subject = subjectOf(finding, status);
      list.addFinding(finding, { ...place, subject }, { isRead: true, isSent: false });
    }
    // A body of another media type has other examples.
    if (media) continue;
    for (const { name, text } of exampleChanges(earlier.content, later.content, pair)) {
      const uses = [{ ...answerOf(status), example: name }];
      add(status, { what: `${what} ${text}.`, pointer, uses, reach: 'example' });
    }
  }
}

const headersOf = ({ headers = {} }: { headers?: object }) => headers as Headers;

const isSuccess = (status: string) => status.startsWith('2');
/** A caller handles each failure, also one that the contract does not list. */
const isFailure = (status: string) => /^([45]|default$)/.test(status);

/** Returns the code that a finding adds or removes, or else its field. */
function subjectOf(finding: Finding, status: string): Subject {
  const { value, isNewValue = false } = finding;
  if (value === undefined || !/^[45]/.test(status)) return fieldSubject(finding);
  return { kind: 'code', code: String(value), isNew: isNewValue };
}

type Content = Record<string, MediaTypeObject> | undefined;

function exampleChanges(before: Content = {}, after: Content = {}, pair: DocumentPair) {
  return Object.keys(after).flatMap((type) => {
    const [from, to] = [before[type]?.examples ?? {}, after[type]?.examples ?? {}];
    const textOf = (document: DocumentPair['before'], entry: (typeof from)[string] | undefined) =>
      entry && JSON.stringify(resolve(document, entry, '')[0]);
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
      const [earlier, later] = [textOf(pair.before, from[name]), textOf(pair.after, to[name])];
      if (earlier === later) return [];
      if (!earlier) return [{ name, text: `has the new example \`${name}\`` }];
      if (!later) return [{ name, text: `no longer has the example \`${name}\`` }];
      return [{ name, text: `has another value of the example \`${name}\`` }];
    });
  });
}
