import { addBodyChanges } from './body-changes';
import type { ChangeList } from './change-list';
import type { ContractChange } from './contract-change';
import type { DocumentPair } from './document-pair';
import { addParameterChanges } from './parameter-changes';
import { type PlacedOperation, placedOperations } from './placed-operations';
import { addResponseChanges } from './response-changes';

/** Compares the operations of two documents by their ids. */
export function addOperationChanges(pair: DocumentPair, list: ChangeList): void {
  const [before, after] = [placedOperations(pair.before), placedOperations(pair.after)];
  const renamed = new Map<string, string>();
  for (const [id, { method, path }] of before) {
    if (after.has(id)) continue;
    for (const [target, now] of after) {
      if (before.has(target) || now.method !== method || now.path !== path) continue;
      renamed.set(id, target);
    }
  }
  for (const [id, from] of before) {
    const target = renamed.get(id);
    const to = after.get(target ?? id);
    if (!to) {
      const what = `The operation \`${id}\` (${callOf(from)}) was dropped.`;
      list.add({ ...callChange(id, from, what), breaks: ['reader', 'sender'] });
      continue;
    }
    if (target !== undefined) {
      const change = callChange(id, to, `The operation \`${id}\` is now named \`${target}\`.`);
      list.add({ ...change, uses: [...change.uses, { operationId: target, part: 'call' }] });
    }
    addCallChanges(id, from, to, list);
    addParameterChanges(id, from, to, pair, list);
    addBodyChanges(id, from, to, pair, list);
    addResponseChanges(id, from, to, pair, list);
  }
  const targets = new Set(renamed.values());
  for (const [id, to] of after) {
    if (before.has(id) || targets.has(id)) continue;
    list.add(callChange(id, to, `The operation \`${id}\` (${callOf(to)}) is new.`));
  }
}

const callOf = ({ method, path }: PlacedOperation) => `${method} ${path}`;

const callChange = (
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
function addCallChanges(
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
    const isEnough = (known: string[]) =>
      security.some((asked) => asked.every((scheme) => known.includes(scheme)));
    add(`\`${id}\` asks for ${inWords(security)}, asked for ${inWords(former)}.`, {
      breaks: former.every(isEnough) ? [] : ['sender'],
    });
  }
  const [server, formerServer] = [serverOf(to), serverOf(from)];
  if (server !== formerServer) {
    add(`\`${id}\` is answered by ${server}, was by ${formerServer}.`, { breaks: ['sender'] });
  }
  for (const text of ['summary', 'description', 'tags', 'deprecated'] as const) {
    const [now, then] = [to.operation, from.operation].map(
      (operation) => (operation as unknown as Record<string, unknown>)[text],
    );
    if (JSON.stringify(now) === JSON.stringify(then)) continue;
    const reach = text === 'tags' ? 'code' : 'text';
    add(`\`${id}\` has ${text === 'tags' ? 'other tags' : `another ${text}`}.`, { reach });
  }
}

/** Returns the alternatives of a call's security. No credentials are an alternative without schemes. */
const securityOf = ({ document, operation }: PlacedOperation): string[][] => {
  const alternatives = operation.security ?? document.security ?? [];
  return alternatives.length > 0 ? alternatives.map((entry) => Object.keys(entry).sort()) : [[]];
};

const inWords = (alternatives: string[][]): string =>
  alternatives
    .map((schemes) => schemes.join(' and ') || 'no credentials')
    .sort()
    .join(', or ');

const serverOf = ({ document, operation, path }: PlacedOperation): string => {
  const servers = operation.servers ?? document.paths[path]?.servers ?? document.servers ?? [];
  return servers.map(({ url }) => `\`${url}\``).join(', ') || 'no server';
};
