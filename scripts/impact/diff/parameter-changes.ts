import type { ChangeList } from './change-list';
import type { ContractChange } from './contract-change';
import type { DocumentPair } from './document-pair';
import { type PlacedOperation, type PlacedParameter, parametersOf } from './placed-operations';

/** Compares the parameters of an operation by place and name. */
export function addParameterChanges(
  operationId: string,
  from: PlacedOperation,
  to: PlacedOperation,
  pair: DocumentPair,
  list: ChangeList,
): void {
  const [before, after] = [parametersOf(from), parametersOf(to)];
  const base = { uses: [{ operationId, part: 'request' as const }], subject: null };
  const add = (placed: PlacedParameter, what: string, breaks: ContractChange['breaks']) => {
    const { pointer } = placed;
    list.add({ ...base, what: `${inWords(placed)} ${what}.`, pointer, breaks, reach: 'code' });
  };
  /** A parameter that operations share is one change with many uses. */
  const inWords = ({ parameter, pointer }: PlacedParameter) =>
    pointer.startsWith('#/components/')
      ? `The shared ${parameter.in} parameter \`${parameter.name}\``
      : `The ${parameter.in} parameter \`${parameter.name}\` of \`${operationId}\``;

  for (const [key, former] of before) {
    const now = after.get(key);
    if (!now) {
      add(former, 'was removed', ['sender']);
      continue;
    }
    const [wasRequired, isRequired] = [former, now].map(({ parameter }) => parameter.required);
    if (!wasRequired && isRequired) add(now, 'is now required', ['sender']);
    if (wasRequired && !isRequired) add(now, 'is now optional', []);
    for (const finding of pair.compare(
      { ...former.parameter.schema },
      { ...now.parameter.schema },
    )) {
      const place = { ...base, what: inWords(now), pointer: now.pointer };
      list.addFinding(finding, place, { isRead: false, isSent: true });
    }
  }
  for (const [key, placed] of after) {
    if (before.has(key)) continue;
    if (placed.parameter.required) add(placed, 'is new and required', ['sender']);
    else add(placed, 'is new', []);
  }
}
