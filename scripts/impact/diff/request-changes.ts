import { resolve } from '../../../service/contract/contract-document';
import type { ChangeList } from './change-list';
import { contentFindings, fieldSubject } from './content-changes';
import type { ContractChange } from './contract-change';
import type { DocumentPair } from './document-pair';
import { type PlacedOperation, parametersOf } from './placed-operations';

const sent = { isRead: false, isSent: true };

/** Compares what a caller sends: the parameters and the body. */
export function addRequestChanges(
  operationId: string,
  from: PlacedOperation,
  to: PlacedOperation,
  pair: DocumentPair,
  list: ChangeList,
): void {
  const base = { uses: [{ operationId, part: 'request' as const }], subject: null };
  const add = (change: Pick<ContractChange, 'what' | 'pointer' | 'breaks'>) =>
    list.add({ ...base, ...change, reach: 'code' });
  addParameterChanges(from, to);
  addBodyChanges();

  function addParameterChanges(earlier: PlacedOperation, later: PlacedOperation) {
    const [before, after] = [parametersOf(earlier), parametersOf(later)];
    const named = (key: string) =>
      `The ${key.replace(' ', ' parameter `')}\` of \`${operationId}\``;
    for (const [key, { parameter, pointer }] of before) {
      const now = after.get(key);
      if (!now) {
        add({ what: `${named(key)} was removed.`, pointer, breaks: ['sender'] });
        continue;
      }
      if (!parameter.required && now.parameter.required) {
        const what = `${named(key)} is now required.`;
        add({ what, pointer: now.pointer, breaks: ['sender'] });
      }
      if (parameter.required && !now.parameter.required) {
        add({ what: `${named(key)} is now optional.`, pointer: now.pointer, breaks: [] });
      }
      const schemas = pair.compare({ ...parameter.schema }, { ...now.parameter.schema });
      for (const finding of schemas) {
        list.addFinding(finding, { ...base, what: named(key), pointer: now.pointer }, sent);
      }
    }
    for (const [key, { parameter, pointer }] of after) {
      if (before.has(key)) continue;
      const what = `${named(key)} is new${parameter.required ? ' and required' : ''}.`;
      add({ what, pointer, breaks: parameter.required ? ['sender'] : [] });
    }
  }

  function addBodyChanges() {
    const [before] = resolve(pair.before, from.operation.requestBody ?? { content: {} }, '');
    const at = `${to.pointer}/requestBody`;
    const [after, pointer] = resolve(pair.after, to.operation.requestBody ?? { content: {} }, at);
    const what = `The body of \`${operationId}\``;
    const had = Object.keys(before.content).length > 0;
    const has = Object.keys(after.content).length > 0;
    if (had !== has) {
      const breaks: ContractChange['breaks'] = has && !after.required ? [] : ['sender'];
      add({ what: `${what} is ${has ? 'new' : 'no longer taken'}.`, pointer, breaks });
      return;
    }
    if (!before.required && after.required) {
      add({ what: `${what} is now required.`, pointer, breaks: ['sender'] });
    }
    const { media, schemas } = contentFindings(before.content, after.content, pair);
    if (media) add({ what: `${what} ${media}.`, pointer, breaks: ['sender'] });
    for (const finding of schemas) {
      list.addFinding(finding, { ...base, what, pointer, subject: fieldSubject(finding) }, sent);
    }
  }
}
