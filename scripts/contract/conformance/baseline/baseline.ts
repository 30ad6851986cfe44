import type { Problem } from '../checks/problem';
import type { OperationResult } from '../checks/results';
import type { ConformanceResult } from '../conformance-result';
import { type KnownFinding, keyOf, knownAbsence, knownFinding } from './known-finding';

const kinds = ['problem', 'advice', 'not there yet'];
const fields = ['kind', 'operation', 'check', 'place', 'expected'] as const;

/**
 * Reads a baseline.
 * @param file where it comes from, for the message
 * @throws when the text is no baseline; the message is a sentence
 */
export function readBaseline(text: string, file: string): KnownFinding[] {
  const wrong = (what: string) =>
    new Error(`${file} is no baseline: ${what}. --write-baseline FILE writes one.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('it is no JSON');
  }
  const accepted = isObject(value) ? value.accepted : undefined;
  if (!Array.isArray(accepted)) throw wrong("it has no list 'accepted'");
  for (const [index, entry] of accepted.entries()) {
    const missing = fields.find((name) => !isObject(entry) || typeof entry[name] !== 'string');
    if (missing) throw wrong(`entry ${index + 1} has no text '${missing}'`);
    if (!kinds.includes(entry.kind)) throw wrong(`entry ${index + 1} has an unknown kind`);
  }
  return accepted;
}

/** Lists every finding of a result, each of them once. */
function findingsOf({ operations, advice }: ConformanceResult): KnownFinding[] {
  const all = operations.flatMap(({ operation, missing, checks }) =>
    missing === null
      ? [...checks.values()].flat().map((one) => knownFinding('problem', one))
      : [knownAbsence(operation.operationId)],
  );
  const found = [...all, ...advice.map((one) => knownFinding('advice', one))];
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}

/** Writes the findings of a result as a baseline. */
export function baselineOf(result: ConformanceResult): string {
  return `${JSON.stringify({ accepted: findingsOf(result) }, null, 2)}\n`;
}

/**
 * Takes accepted findings out of a result. It names those that do not occur any more, as far as the run
 * has made their checks.
 */
export function withoutAccepted(
  result: ConformanceResult,
  accepted: readonly KnownFinding[],
): ConformanceResult {
  const keys = new Set(accepted.map(keyOf));
  const isNew = (kind: 'problem' | 'advice') => (one: Problem) =>
    !keys.has(keyOf(knownFinding(kind, one)));
  const found = new Set(findingsOf(result).map(keyOf));
  const operations = result.operations.map((one): OperationResult => {
    const { operation, missing, checks } = one;
    if (missing !== null && keys.has(keyOf(knownAbsence(operation.operationId)))) {
      const reason = 'It is not there yet, which the baseline accepts.';
      return { ...one, missing: null, reason, checks: new Map() };
    }
    const left = [...checks].map(([check, all]) => [check, all.filter(isNew('problem'))] as const);
    return { ...one, checks: new Map(left) };
  });
  return {
    ...result,
    operations,
    advice: result.advice.filter(isNew('advice')),
    accepted: [...keys].filter((key) => found.has(key)).length,
    gone: accepted.filter((one) => !found.has(keyOf(one)) && isChecked(result, one)),
  };
}

function isChecked({ operations, failure }: ConformanceResult, one: KnownFinding): boolean {
  if (failure !== null) return false;
  const result = operations.find(({ operation }) => operation.operationId === one.operation);
  if (one.kind === 'problem') return result?.checks.has(one.check) ?? false;
  // The sign-in is no operation of the contract, and gives advice as well.
  return result ? result.calls > 0 : one.operation.includes(' ');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
