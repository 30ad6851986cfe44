import { type ContractChange, operationsOf } from '../diff/contract-change';
import type { Places, TouchedScreen } from './places';
import { namesHeader } from './subject-names';
import type { TestFacts } from './test-facts';
import type { TouchedCode } from './touched-code';

/**
 * Finds the tests that a change of code touches. A browser test opens a touched page, or has its name. A screen test has to
 * answer the calls of its page, so it names the call. Any test may name the call, or run touched code. If
 * the change has a name in code, a test that only names the call has to have that name as well.
 */
export function touchedTests(
  change: ContractChange,
  tests: readonly TestFacts[],
  code: TouchedCode,
  screens: readonly TouchedScreen[],
): Places['tests'] {
  const ids = operationsOf(change);
  const { subject } = change;
  const shown = screens.filter(({ isFrame }) => !isFrame);
  const pages = shown.map(({ route }) => route);
  // The address rule of CONTRIBUTING.md. Such a test may reach the page by links alone.
  const namesakes = shown.flatMap(({ file }) => {
    const room = /^src\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1];
    return room === undefined ? [] : [`e2e/${room}.e2e.ts`];
  });
  // A part of the frame has no page of its own.
  const ofFrame = code.first.flatMap(({ file }) => {
    const room = /^src\/shell\/([^/]+)\//.exec(file)?.[1];
    return room === undefined ? [] : [`e2e/${room}.e2e.ts`];
  });

  return sortedByKind(
    tests.filter((test) => {
      const opens =
        pages.some((page) => test.pages.has(page)) ||
        [...namesakes, ...ofFrame].includes(test.file);
      const calls = ids.some((id) => test.operations.has(id));
      if ([...test.runs].some(code.runsTouched)) return true;
      const kind = kindOf(test.file);
      if (opens && (kind === 'browser' || (kind === 'screen' && calls))) return true;
      return (calls || subject?.kind === 'header') && isNamedBy(test, subject);
    }),
  );
}

/** Whether a test names the changed thing. No test can name a thing that is new, or a schema. */
function isNamedBy(test: TestFacts, subject: ContractChange['subject']): boolean {
  if (subject === null || subject.kind === 'schema' || subject.isNew) return true;
  if (subject.kind === 'header') return namesHeader(test, subject.header);
  return test.names.has(subject.kind === 'field' ? subject.field : subject.code);
}

/**
 * Finds the tests that use a changed example: those that name the call, and name the example as well or
 * take every answer of the contract.
 */
export function testsOfExample(
  { uses }: ContractChange,
  tests: readonly TestFacts[],
): Places['tests'] {
  const isUsed = (test: TestFacts, id: string, example: string) =>
    test.operations.has(id) &&
    (test.answersAnything ||
      test.names.has(example) ||
      [...test.texts].some((text) => text.endsWith(`/${example}`) || text.endsWith(`:${example}`)));
  return sortedByKind(
    tests.filter((test) =>
      uses.some(({ operationId, example = '' }) => isUsed(test, operationId, example)),
    ),
  );
}

function sortedByKind(tests: readonly TestFacts[]): Places['tests'] {
  const places: Places['tests'] = { unit: [], screen: [], service: [], browser: [], tool: [] };
  for (const { file } of tests) places[kindOf(file)].push(file);
  return places;
}

/** The folders and names say what a test needs (docs/testing.md). */
function kindOf(file: string): keyof Places['tests'] {
  if (/^(scripts|e2e\/(bench|pictures))\//.test(file)) return 'tool';
  if (file.startsWith('e2e/')) return 'browser';
  if (file.startsWith('service/')) return 'service';
  return /\.tsx$|\.dom\.test\.ts$/.test(file) ? 'screen' : 'unit';
}
