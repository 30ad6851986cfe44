import { type Problem, placeOf } from '../checks/problem';
import type { OperationResult } from '../checks/results';
import type { ConformanceResult } from '../run-conformance';

/** Makes JUnit XML: a suite for each tag, a case for each check of an operation. */
export function junitReport({ operations }: ConformanceResult): string {
  const tags = [...new Set(operations.map(({ operation }) => operation.tag))];
  const suites = tags.map((tag) =>
    suite(
      tag,
      operations.filter(({ operation }) => operation.tag === tag),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(tag: string, results: readonly OperationResult[]): string {
  const cases = results.flatMap((result) => casesOf(result));
  const count = (element: string) => cases.filter((text) => text.includes(`<${element}`)).length;
  const head = `<testsuite name="${escaped(tag)}" tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}">`;
  return [`  ${head}`, ...cases, '  </testsuite>'].join('\n');
}

function casesOf({ operation, checks, calls, reason }: OperationResult): string[] {
  const open = (check: string) =>
    `    <testcase classname="${escaped(operation.operationId)}" name="${escaped(check)}"`;
  if (calls === 0)
    return [`${open('call')}><skipped message="${escaped(reason ?? '')}"/></testcase>`];
  return [...checks].map(([check, problem]) =>
    problem === null ? `${open(check)}/>` : `${open(check)}>${failure(problem)}</testcase>`,
  );
}

function failure(problem: Problem): string {
  const { expected, found, request, answer } = problem;
  const message = `At ${placeOf(problem)} expected ${expected}; found ${found}`;
  const call = `${request.method} ${request.path} answered ${answer.status}`;
  return `<failure message="${escaped(message)}">${escaped(call)}</failure>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 has no way to write the other control characters and lone surrogates. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
