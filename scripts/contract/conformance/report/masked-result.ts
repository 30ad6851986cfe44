import type { KnownSecrets } from '../calls/known-secrets';
import type { Problem } from '../checks/problem';
import type { ConformanceResult } from '../conformance-result';

/** Returns a result in which no text has a secret that the run knows. */
export function maskedResult(result: ConformanceResult, secrets: KnownSecrets): ConformanceResult {
  const mask = <Text extends string | null>(text: Text) =>
    (text === null ? null : secrets.masked(text)) as Text;
  const maskProblem = (problem: Problem): Problem => ({
    ...problem,
    pointer: mask(problem.pointer),
    expected: mask(problem.expected),
    found: mask(problem.found),
    request: {
      ...problem.request,
      path: mask(problem.request.path),
      headers: mapValues(problem.request.headers, mask),
      body: mask(problem.request.body),
    },
    answer: {
      ...problem.answer,
      headers: new Headers([...problem.answer.headers].map(([name, sent]) => [name, mask(sent)])),
      text: mask(problem.answer.text),
    },
  });
  return {
    ...result,
    operations: result.operations.map((one) => ({
      ...one,
      missing: mask(one.missing),
      reason: mask(one.reason),
      checks: new Map([...one.checks].map(([check, found]) => [check, found.map(maskProblem)])),
    })),
    advice: result.advice.map(maskProblem),
    failure: mask(result.failure),
    left: result.left.map(({ what, reason }) => ({ what: mask(what), reason: mask(reason) })),
  };
}

const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
