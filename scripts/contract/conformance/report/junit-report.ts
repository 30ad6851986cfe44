import { adviceChecks } from '../advice/advisor';
import { type Problem, placeOf } from '../checks/problem';
import type { OperationResult } from '../checks/results';
import type { ConformanceResult } from '../conformance-result';
import { type NotThereYet, notThereYet } from './not-there-yet';

/** Makes JUnit XML: a suite for each tag, a case for each check of an operation. */
export function junitReport({ operations, advice }: ConformanceResult): string {
  const tags = [...new Set(operations.map(({ operation }) => operation.tag))];
  const suites = tags.map((tag) =>
    suite(
      tag,
      operations.filter(({ operation }) => operation.tag === tag),
    ),
  );
  const missing = notThereYet(operations);
  if (missing) suites.push(missingSuite(missing));
  suites.push(adviceSuite(advice));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(tag: string, results: readonly OperationResult[]): string {
  return suiteOf(
    tag,
    results.flatMap((result) => casesOf(result)),
  );
}

function suiteOf(name: string, cases: readonly string[]): string {
  const count = (element: string) => cases.filter((text) => text.includes(`<${element}`)).length;
  const head = `<testsuite name="${escaped(name)}" tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}">`;
  return [`  ${head}`, ...cases, '  </testsuite>'].join('\n');
}

/** A case for each kind of advice, so that a pipeline can count it or leave it out. */
function adviceSuite(advice: readonly Problem[]): string {
  const cases = adviceChecks.map((check) => {
    const given = advice.filter((one) => one.check === check);
    const open = `    <testcase classname="advice" name="${escaped(check)}"`;
    return given.length === 0 ? `${open}/>` : `${open}>${failure(given)}</testcase>`;
  });
  return suiteOf('advice', cases);
}

/** One case, since a young service lacks many operations. */
function missingSuite({ title, lines }: NotThereYet): string {
  const failure = `<failure message="${escaped(title)}">${escaped(lines.join('\n'))}</failure>`;
  return [
    '  <testsuite name="not there yet" tests="1" failures="1" skipped="0">',
    `    <testcase classname="service" name="not there yet">${failure}</testcase>`,
    '  </testsuite>',
  ].join('\n');
}

function casesOf({ operation, checks, calls, missing, reason }: OperationResult): string[] {
  const open = (check: string) =>
    `    <testcase classname="${escaped(operation.operationId)}" name="${escaped(check)}"`;
  if (calls === 0 || missing !== null)
    return [`${open('call')}><skipped message="${escaped(reason ?? '')}"/></testcase>`];
  return [...checks].map(([check, problems]) =>
    problems.length === 0 ? `${open(check)}/>` : `${open(check)}>${failure(problems)}</testcase>`,
  );
}

/** A test case has one failure, so that its text lists every problem. */
function failure(problems: readonly Problem[]): string {
  const lines = problems.map((problem) => {
    const { expected, found, request, answer } = problem;
    const message = `At ${placeOf(problem)} expected ${expected}; found ${found}`;
    return { message, line: `${message}. ${request.method} ${request.path}: ${answer.status}` };
  });
  const [first] = lines;
  const more = lines.length > 1 ? ` (and ${lines.length - 1} more)` : '';
  const text = lines.map(({ line }) => line).join('\n');
  return `<failure message="${escaped(`${first?.message}${more}`)}">${escaped(text)}</failure>`;
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
