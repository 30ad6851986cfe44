import type { ChangeList } from './change-list';
import type { ContractChange } from './contract-change';
import type { DocumentPair } from './document-pair';
import { type PlacedOperation, type PlacedParameter, parametersOf } from './placed-operations';
import { unjudgedFindings } from './unjudged-findings';

const judged = ['in', 'name', 'required', 'schema'];

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
  const add = (
    placed: PlacedParameter,
    what: string,
    breaks: ContractChange['breaks'],
    isRemoval = false,
  ) => {
    const { pointer } = placed;
    const change = { ...base, pointer, breaks, ...(isRemoval && { isRemoval }) };
    list.add({ ...change, what: `${inWords(placed)} ${what}.`, reach: 'code' });
  };
  /** A parameter that operations share is one change with many uses. */
  const inWords = ({ parameter, pointer }: PlacedParameter) =>
    pointer.startsWith('#/components/')
      ? `The shared ${parameter.in} parameter \`${parameter.name}\``
      : `The ${parameter.in} parameter \`${parameter.name}\` of \`${operationId}\``;

  for (const [key, former] of before) {
    const now = after.get(key);
    if (!now) {
      add(former, 'was removed', ['sender'], true);
      continue;
    }
    const [wasRequired, isRequired] = [former, now].map(({ parameter }) => parameter.required);
    if (!wasRequired && isRequired) add(now, 'is now required', ['sender']);
    if (wasRequired && !isRequired) add(now, 'is now optional', []);
    for (const finding of [
      ...pair.compare(former.parameter.schema ?? {}, now.parameter.schema ?? {}),
      ...unjudgedFindings(former.parameter, now.parameter, judged),
    ]) {
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
