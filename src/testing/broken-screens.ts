import fc from 'fast-check';
import { expect } from 'vitest';
import { brokenAnswers } from './broken-answers';
import { openUnder, type Scenario, scenariosOf } from './contract-scenarios';
import { shownHeadings, watchComplaints } from './shown';

// As in service/testing/fuzz-settings.ts: each run changes the answers in other ways.
const seed = Number(process.env.FUZZ_SEED) || Math.ceil(Math.random() * 2 ** 30);
const breaks = Math.ceil(Number(process.env.FUZZ_RUNS ?? 60) / 60);

// Words that a page shows after it has used an unknown value.
const enginesWords =
  /annot read prop|is not (a function|iterable|defined)|\bundefined\b|\[object|\bNaN\b|Invalid (Date|time)/;

/**
 * Opens a page under an answer that the contract forbids. The page is never blank, never shows the
 * words of the JavaScript engine, and never stays busy.
 * @param headings the headings that the page may have
 */
export async function openBroken(path: string, scenario: Scenario, headings: readonly string[]) {
  const complaints = watchComplaints();
  const { asked, settled } = await openUnder(path, scenario);
  const repeat = repeatOf(scenario);
  await settled(() => {
    expect(asked()).toContain(scenario.operationId);
    expect(shownHeadings(), repeat).toHaveLength(1);
    expect(headings, repeat).toContain(shownHeadings()[0]);
  });
  expectWhole(complaints(), repeat);
}

/** The seed that repeats a broken answer, and the answer itself. */
export const repeatOf = ({ answer }: Scenario) =>
  `FUZZ_SEED=${seed}: ${JSON.stringify(answer?.value)}`;

/** Expects no words of the engine, nothing busy, and no complaints except those of the door. */
export function expectWhole(complaints: readonly unknown[][], repeat: string) {
  expect(document.body.textContent, repeat).not.toMatch(enginesWords);
  expect(document.querySelector('main [aria-busy="true"], [data-loading]'), repeat).toBeNull();
  const errors = complaints.filter(([text]) => !/as agreed/.test(String(text)));
  expect(errors, repeat).toEqual([]);
}

/**
 * Returns changed answers of calls, each with a violation of the contract, and a title for each.
 */
export function brokenScenarios(operationIds: readonly string[]): [string, Scenario][] {
  return operationIds.flatMap((operationId) => {
    const usual = scenariosOf([operationId]).filter(
      ({ answer }) => answer?.status === 200 && isSmall(answer.value),
    );
    const scenario = fc.constantFrom(...usual).chain((one) =>
      brokenAnswers(one.answer?.value).map((value) => ({
        ...one,
        answer: { name: 'broken', status: 200, mediaType: 'application/json', value },
      })),
    );
    return fc
      .sample(scenario, { seed, numRuns: breaks })
      .map((broken, place): [string, Scenario] => [`${operationId}, broken ${place + 1}`, broken]);
  });
}

// A large example takes longer and finds nothing that a small one does not.
const isSmall = (value: unknown) => JSON.stringify(value).length < 20_000;
