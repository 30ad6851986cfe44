import { goneLine } from '../baseline/known-finding';
import { placeOf } from '../checks/problem';
import { type OperationResult, problemsOf } from '../checks/results';
import type { ConformanceResult } from '../conformance-result';
import { type AdviceGroup, adviceGroups } from './advice-groups';
import { coverageOf } from './coverage';
import { notThereYet, withoutSuccess } from './not-there-yet';

/** Makes the text at the end of a run: problems, a table, what was not shown, what is left. */
export function terminalReport(result: ConformanceResult): string {
  const { operations, advice, accepted, gone, failure, left } = result;
  const problems = operations.flatMap(problemsOf).map((problem) => {
    const { operationId, check, expected, found } = problem;
    return `  ${operationId}, ${check}: at ${placeOf(problem)} expected ${expected}; found ${found}`;
  });
  const missing = notThereYet(operations);
  const without = withoutSuccess(operations).map(
    ({ operation, reason }) => `  ${operation.operationId}: ${reason ?? 'no success was seen'}`,
  );
  return [
    ...titled('What does not conform', problems),
    ...titled('Advice', adviceGroups(advice).map(adviceLine)),
    ...titled(missing?.title ?? '', missing?.lines.map((line) => `  ${line}`) ?? []),
    ...(accepted === 0 ? [] : [`Accepted by the baseline: ${accepted}`]),
    ...titled(
      'Accepted, and not found any more',
      gone.map((one) => `  ${goneLine(one)}`),
    ),
    table(operations),
    ...titled('Operations whose success was not seen', without),
    ...titled(
      'Still there: please remove it',
      left.map((one) => `  ${one.what}: ${one.reason}`),
    ),
    ...(failure === null ? [] : [`The run ended early: ${failure}`]),
  ].join('\n\n');
}

function adviceLine({ first, operations }: AdviceGroup): string {
  const { check, expected, found } = first;
  return `  ${check}: at ${placeOf(first)} expected ${expected}; found ${found} (${operations.join(', ')})`;
}

const titled = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[title, ...lines].join('\n')];

function table(operations: readonly OperationResult[]): string {
  const tags = [...new Set(operations.map(({ operation }) => operation.tag))];
  const rows = tags.map((tag) =>
    row(
      tag,
      operations.filter((one) => one.operation.tag === tag),
    ),
  );
  const head = ['', 'operations called', 'succeeded', 'responses seen', 'problems'];
  const all = [head, ...rows, row('all', operations)];
  const widths = head.map((_title, column) =>
    Math.max(...all.map((one) => (one[column] ?? '').length)),
  );
  return all
    .map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

function row(title: string, results: readonly OperationResult[]): string[] {
  const { operations, called, succeeded, responses, seen, problems } = coverageOf(results);
  const of = (part: number, whole: number) => `${part} of ${whole}`;
  return [
    title,
    of(called, operations),
    of(succeeded, operations),
    of(seen, responses),
    `${problems}`,
  ];
}
