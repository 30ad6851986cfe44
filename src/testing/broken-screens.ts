import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect } from 'vitest';
import { brokenAnswers } from './broken-answers';
import { openUnder, type Scenario, scenariosOf } from './contract-scenarios';
import { shownHeadings, watchComplaints } from './shown';

// As in service/testing/fuzz-settings.ts: each run breaks answers in other ways.
const seed = Number(process.env.FUZZ_SEED) || Math.ceil(Math.random() * 2 ** 30);
const breaks = Math.ceil(Number(process.env.FUZZ_RUNS ?? 60) / 60);

/** Only against a screen that never settles: the number of answers bounds such a test. */
export const timeoutOfBroken = 30_000 + breaks * 5_000;

// What a page shows that was handed something it does not know.
const enginesWords =
  /cannot read|is not (a function|iterable|defined)|undefined|\[object|NaN|Invalid (Date|time)/i;

/**
 * Opens a page under answers that the contract forbids: it is never blank, never says what the
 * JavaScript engine says, and does not wait without an end.
 * @param headings what the page may be called then
 */
export async function openBroken(path: string, operationId: string, headings: readonly string[]) {
  const complaints = watchComplaints();
  for (const scenario of brokenScenarios(operationId)) {
    const { asked, settled } = await openUnder(path, scenario);
    const repeat = `FUZZ_SEED=${seed}: ${JSON.stringify(scenario.answer?.value)}`;
    await settled(() => {
      expect(asked()).toContain(operationId);
      expect(shownHeadings(), repeat).toHaveLength(1);
      expect(headings, repeat).toContain(shownHeadings()[0]);
    });
    expect(document.body.textContent, repeat).not.toMatch(enginesWords);
    expect(document.querySelector('main [aria-busy="true"]'), repeat).toBeNull();
    const errors = complaints().filter(([text]) => !/as agreed/.test(String(text)));
    expect(errors, repeat).toEqual([]);
    cleanup();
  }
}

/** Answers of a call, each with something in it that the contract forbids. */
function brokenScenarios(operationId: string): Scenario[] {
  const usual = scenariosOf([operationId]).filter(
    ({ answer }) => answer?.status === 200 && isSmall(answer.value),
  );
  const scenario = fc.constantFrom(...usual).chain((one) =>
    brokenAnswers(one.answer?.value).map((value) => ({
      ...one,
      answer: { name: 'broken', status: 200, mediaType: 'application/json', value },
    })),
  );
  return fc.sample(scenario, { seed, numRuns: breaks });
}

// Ten thousand records are no more broken than ten.
const isSmall = (value: unknown) => JSON.stringify(value).length < 20_000;
