import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { messageOfCode } from '~/api/error-messages';
import { brokenAnswers } from './broken-answers';
import type { OperationId } from './contract-answers';
import { openUnder, type Scenario, scenariosOf } from './contract-scenarios';

/** What a failed call does to its screen. */
type Effect =
  /** Its message stands on the page. */
  | 'message'
  /** The row of the tree says so, with its message as a note. */
  | 'branch'
  /** The same as an answer without records (section 7: "failure treated as null"). */
  | 'none'
  /** The cell of a POS Core instance says so. */
  | 'instance';

/** A screen, and what becomes of it when a call fails that it makes on being opened. */
interface ScreenAnswers {
  heading: string;
  path: string;
  reads: Partial<Record<OperationId, Effect>>;
  /** What an answer shows that has words of its own. */
  words?: Record<string, string>;
}

// As in service/testing/fuzz-settings.ts: each run breaks answers in other ways, and says how to repeat it.
const seed = Number(process.env.FUZZ_SEED) || Math.ceil(Math.random() * 2 ** 30);
const breaks = Math.ceil(Number(process.env.FUZZ_RUNS ?? 60) / 60);

// What a page shows that was handed something it does not know.
const enginesWords =
  /cannot read|is not (a function|iterable|defined)|undefined|\[object|NaN|Invalid (Date|time)/i;

const startUpCalls = ['getCurrentSession', 'listCurrencies', 'listLocales', 'listOrganisations'];

/** The words that a failure has to show: the catalogue's of a code, otherwise the server's own. */
function wordsOf({ operationId, answer }: Scenario, { reads, words }: ScreenAnswers) {
  const effect = reads[operationId];
  if (effect === 'none' || answer?.status === 200) return null;
  const own = words?.[`${operationId}:${answer?.status}`];
  if (own !== undefined) return own;
  if (effect === 'branch') return 'Could not be loaded';
  if (effect === 'instance') {
    return answer ? `Answered with status ${answer.status}` : 'Could not be reached';
  }
  if (!answer) return 'Network error';
  const body = String(answer.value);
  return answer.status === 400 ? messageOfCode(body) : body;
}

/** Lets a test fail on what the console complains about, from now on. */
export function watchComplaints() {
  const channels = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  return () => channels.flatMap(({ mock }) => mock.calls);
}

export const shownHeadings = () =>
  [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

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

/**
 * Tests of an area: every screen through every answer that the contract documents for the calls
 * that it makes when it is opened, so that a response that is added to the contract is covered at
 * once, and the completeness of the list itself.
 */
export function everyAnswer(screens: readonly ScreenAnswers[]) {
  for (const shown of screens) {
    const { path, heading } = shown;
    const known = Object.keys(shown.reads);

    describe(path, () => {
      test.each(scenariosOf(known).map((scenario) => [scenario.text, scenario] as const))(
        '%s',
        async (_, scenario) => {
          const complaints = watchComplaints();
          const { asked, settled } = await openUnder(path, scenario);
          await settled(() => expect(asked()).toContain(scenario.operationId));
          const words = wordsOf(scenario, shown);
          if (words !== null) {
            const [first] = await screen.findAllByText(words, { exact: false });
            expect(first).toBeVisible();
          }
          expect(shownHeadings()).toEqual([heading]);
          expect(document.querySelector('header')).not.toBeNull();
          expect(complaints()).toEqual([]);
        },
      );

      test.each(known)(
        '%s, broken',
        async (operationId) => {
          const complaints = watchComplaints();
          for (const scenario of brokenScenarios(operationId)) {
            const { asked, settled } = await openUnder(path, scenario);
            await settled(() => expect(asked()).toContain(operationId));
            const repeat = `FUZZ_SEED=${seed}: ${JSON.stringify(scenario.answer?.value)}`;
            expect(shownHeadings(), repeat).toEqual([heading]);
            expect(document.body.textContent, repeat).not.toMatch(enginesWords);
            expect(document.querySelector('main [aria-busy="true"]'), repeat).toBeNull();
            const errors = complaints().filter(([text]) => !/as agreed/.test(String(text)));
            expect(errors, repeat).toEqual([]);
            cleanup();
          }
        },
        30_000 + breaks * 5_000,
      );

      test('the table has every call that the screen makes when it is opened', async () => {
        const { asked, settled } = await openUnder(path);
        await settled(() => {
          expect(asked()).toEqual(expect.arrayContaining(known));
          expect(shownHeadings()).toEqual([heading]);
        });
        expect(document.title).toBe(`${heading} - Authentication`);
        // A filtered page also reads what the page without a filter is tested for.
        const others = screens.filter((other) => other.heading === heading);
        const tested = [...startUpCalls, ...others.flatMap(({ reads }) => Object.keys(reads))];
        expect(asked().filter((operationId) => !tested.includes(operationId))).toEqual([]);
      });
    });
  }
}
