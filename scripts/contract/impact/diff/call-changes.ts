import { type Method, methods } from '../../../../openapi/reader/contract-document';
import type { ChangeList } from './change-list';
import type { ContractChange } from './contract-change';
import { type PlacedOperation, securityOf } from './placed-operations';
import { unjudgedFindings } from './unjudged-findings';

/** What other comparisons judge. */
const judged = [
  'operationId',
  'parameters',
  'requestBody',
  'responses',
  'security',
  'servers',
  'tags',
];
const judgedOfPath: string[] = [
  ...methods.map((method) => method.toLowerCase() as Lowercase<Method>),
  'parameters',
  'servers',
];

export const callOf = ({ method, path }: PlacedOperation) => `${method} ${path}`;

export const callChange = (
  operationId: string,
  { pointer }: PlacedOperation,
  what: string,
): ContractChange => ({
  what,
  pointer,
  breaks: [],
  uses: [{ operationId, part: 'call' }],
  subject: null,
  reach: 'code',
});

/** Compares what belongs to the call as a whole: its address, its security, its texts. */
export function addCallChanges(
  id: string,
  from: PlacedOperation,
  to: PlacedOperation,
  list: ChangeList,
): void {
  const add = (what: string, change: Partial<ContractChange>) =>
    list.add({ ...callChange(id, to, what), ...change });
  if (callOf(from) !== callOf(to)) {
    const what = `\`${id}\` is now ${callOf(to)}, was ${callOf(from)}.`;
    add(what, { breaks: ['reader', 'sender'] });
  }
  const [security, former] = [securityOf(to), securityOf(from)];
  if (inWords(former) !== inWords(security)) {
    const what = `\`${id}\` asks for ${inWords(security)}, asked for ${inWords(former)}`;
    add(...securityVerdict(what, former, security));
  }
  const [server, formerServer] = [urlsOf(to), urlsOf(from)];
  if (server !== formerServer) {
    add(`\`${id}\` is answered by ${server}, was by ${formerServer}.`, { breaks: ['sender'] });
  }
  for (const text of ['summary', 'description', 'tags', 'deprecated', 'x-module'] as const) {
    const [now, then] = [to.operation, from.operation].map(
      (operation) => (operation as unknown as Record<string, unknown>)[text],
    );
    if (JSON.stringify(now) === JSON.stringify(then)) continue;
    const reach = ['tags', 'deprecated', 'x-module'].includes(text) ? 'code' : 'text';
    add(`\`${id}\` has ${text === 'tags' ? 'other tags' : `another ${text}`}.`, { reach });
  }
  const place = { ...callChange(id, to, ''), what: `\`${id}\`` };
  for (const finding of [
    ...unjudgedFindings(from.operation, to.operation, judged),
    ...unjudgedFindings(pathItemOf(from), pathItemOf(to), judgedOfPath),
    ...serversOf(to).flatMap((now, index) =>
      unjudgedFindings(serversOf(from)[index] ?? now, now, ['url']),
    ),
  ]) {
    list.addFinding(finding, place, { isRead: true, isSent: true });
  }
}

const inWords = (alternatives: string[][]): string =>
  alternatives
    .map((schemes) => schemes.join(' and ') || 'no credentials')
    .sort()
    .join(', or ');

/** A call that asks for less breaks no sender, but it opens data: a person has to say that it may. */
function securityVerdict(
  what: string,
  former: string[][],
  security: string[][],
): [string, Partial<ContractChange>] {
  const includes = (known: string[], asked: string[]) =>
    asked.every((scheme) => known.includes(scheme));
  const isLess = (asked: string[]) =>
    former.some((known) => includes(known, asked) && asked.length < known.length);
  if (security.some(isLess)) {
    const words = `${what}: breaking until you say otherwise.`;
    return [words, { breaks: ['reader', 'sender'], isUnjudged: true }];
  }
  const isEnough = (known: string[]) => security.some((asked) => includes(known, asked));
  return [`${what}.`, { breaks: former.every(isEnough) ? [] : ['sender'] }];
}

const pathItemOf = ({ document, path }: PlacedOperation) => document.paths[path] ?? {};

const serversOf = ({ document, operation, path }: PlacedOperation) =>
  operation.servers ?? document.paths[path]?.servers ?? document.servers ?? [];

const urlsOf = (placed: PlacedOperation): string =>
  serversOf(placed)
    .map(({ url }) => `\`${url}\``)
    .join(', ') || 'no server';
