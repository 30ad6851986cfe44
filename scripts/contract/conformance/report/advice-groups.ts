import type { Problem } from '../checks/problem';

/** The same advice about several operations. */
export interface AdviceGroup {
  first: Problem;
  operations: readonly string[];
}

/** Groups advice, since much of it is about the whole service. */
export function adviceGroups(advice: readonly Problem[]): AdviceGroup[] {
  const groups = new Map<string, AdviceGroup>();
  for (const one of advice) {
    const key = JSON.stringify([one.check, one.pointer, one.expected]);
    const { first = one, operations = [] } = groups.get(key) ?? {};
    groups.set(key, { first, operations: [...operations, one.operationId] });
  }
  return [...groups.values()];
}
