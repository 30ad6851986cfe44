import { addBodyChanges } from './body-changes';
import { addCallChanges, callChange, callOf } from './call-changes';
import type { ChangeList } from './change-list';
import type { DocumentPair } from './document-pair';
import { addParameterChanges } from './parameter-changes';
import { placedOperations } from './placed-operations';
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
      list.add({ ...callChange(id, from, what), breaks: ['reader', 'sender'], isRemoval: true });
      continue;
    }
    if (target !== undefined) {
      const words =
        'Generated code, scenario links and metrics break that use the former name; its calls do not.';
      const what = `The operation \`${id}\` is now named \`${target}\`. ${words}`;
      const change = callChange(id, to, what);
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
