import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messageOfCode } from '~/api/error-messages';
import { groupedBy } from '~/domain/lists';
import { brokenScenarios, openBroken } from './broken-screens';
import type { OperationId } from './contract-answers';
import { openUnder, type Scenario, scenariosOf } from './contract-scenarios';
import { idleRouter } from './idle-router';
import { type Proof, prove, sharedProof } from './proofs';
import { recordShown } from './record-shown';
import { shownHeadings, watchComplaints } from './shown';

/** The effect of a failed call on its screen. */
type Effect =
  /** The page shows the message. */
  | 'message'
  /** The page shows the message. A 404 only means that the service lacks the call. */
  | 'extension'
  /** The row of the tree shows the failure, with the message as a note. */
  | 'branch'
  /** It counts as an empty answer (docs/product/calls.md#failures-that-count-as-an-answer). */
  | 'none'
  /** The cell of the POS Core instance shows the failure. */
  | 'instance';

/** A screen, and the effects of failures of the calls that it makes when it opens. */
interface ScreenAnswers {
  heading: string;
  path: string;
  reads: Partial<Record<OperationId, Effect>>;
  /** What shows the usual answers of these calls. */
  shows?: Partial<Record<OperationId, Proof>>;
  /** The screen's own texts, by operation and status. */
  words?: Record<string, string>;
  /** The headings of other pages that take the place of the screen, by operation and status. */
  headings?: Record<string, string>;
}

const startUpCalls = ['getCurrentSession', 'listCurrencies', 'listLocales', 'listOrganisations'];
/** The calls of a part that several pages have. The row of one page tests them. */
const sharedCalls = ['readHistory'];

/**
 * Returns the text that a failure has to show: the catalogue's text of a code, or else the server's
 * own text.
 */
function wordsOf({ operationId, answer }: Scenario, { reads, words }: ScreenAnswers) {
  const effect = reads[operationId];
  if (answer?.status === 401 && effect !== 'instance') return null;
  if (effect === 'none' || answer?.status === 200) return null;
  if (effect === 'extension' && answer?.status === 404) return null;
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

const keyOf = ({ operationId, answer }: Scenario) => `${operationId}:${answer?.status}`;

/** Returns the heading of the screen, or of the page that takes its place. */
const headingOf = (scenario: Scenario, { heading, headings }: ScreenAnswers) =>
  headings?.[keyOf(scenario)] ?? heading;

/** Presses Retry beside a failure, or Refresh of a grid, which has no Retry. */
function readAgain(): void {
  const found = (name: string) => screen.queryAllByRole('button', { name })[0];
  fireEvent.click(found('Retry') ?? found('Refresh') ?? document.body);
}

/** Expects what an answer has to show. */
async function showFailure(scenario: Scenario, shown: ScreenAnswers): Promise<void> {
  const { operationId, answer } = scenario;
  if (answer?.status === 401 && shown.reads[operationId] !== 'instance')
    await prove(sharedProof(401));
  const words = wordsOf(scenario, shown);
  if (words !== null) {
    const [first] = await screen.findAllByText(words, { exact: false });
    expect(first).toBeVisible();
  }
  expect(shownHeadings()).toEqual([headingOf(scenario, shown)]);
}

/**
 * Returns the answers of each page that a test opens, with their names as a title. Failures with the
 * usual message follow one another on one page, which reads again in between.
 */
function storiesOf(scenarios: readonly Scenario[], shown: ScreenAnswers): [string, Scenario[]][] {
  const { words, headings } = shown;
  const isRetried = (scenario: Scenario) =>
    shown.reads[scenario.operationId] === 'message' &&
    scenario.answer?.status !== 200 &&
    !Object.hasOwn({ ...words, ...headings }, keyOf(scenario));
  const stories = scenarios.filter((one) => !isRetried(one)).map((one) => [one]);
  // Neither a page of nothing nor the end of a session offers another read.
  const isStatus = (status: number) => (one: Scenario) => Number(one.answer?.status === status);
  const [isOfNothing, isEnd] = [isStatus(404), isStatus(401)];
  const retried = scenarios
    .filter(isRetried)
    .sort((one, other) => isOfNothing(one) - isOfNothing(other));
  stories.push(...groupedBy(retried, (one) => `${one.operationId} ${isEnd(one)}`).values());
  return stories.map((story) => [story.map(({ text }) => text).join(', '), story]);
}

const hasOnlyOrganisation = (call: string) => !/\{(?!orgId\})/.test(call);

/** Whether a screen shows the example unless it is given another one: the last test of the screen does. */
function isUsual({ operationId, call, answer }: Scenario, path: string): boolean {
  if (answer?.status !== 200) return false;
  const first = scenariosOf([operationId]).find((one) => one.answer?.status === 200)?.answer;
  const isRecord = /^[0-9a-f-]{36}$/.test(answer.name);
  if (isRecord) return path.includes(answer.name);
  return first?.name === answer.name && hasOnlyOrganisation(call);
}

/** Returns the paths of the routes that have a loader. */
function loadingRoutes(area: RegExp): string[] {
  return Object.entries(idleRouter().routesByPath)
    .filter(([path, { options }]) => area.test(path) && 'loader' in options)
    .map(([path]) => path);
}

/**
 * Tests every screen of an area under every answer that the contract documents for the calls that
 * the screen makes when it opens, each call on the first screen that makes it. So the tests cover a
 * new response of the contract at once. It also tests that the list of calls is complete, and that each
 * route which loads data has a screen.
 * @param area the routes whose screens these are
 * @param elsewhere the calls whose answers the screens of another file show
 */
export function everyAnswer(
  area: RegExp,
  screens: readonly ScreenAnswers[],
  elsewhere: readonly OperationId[] = [],
) {
  test('every route of the area that loads data has a row', () => {
    const missing = loadingRoutes(area).filter((route) => {
      const pattern = new RegExp(`^${route.replaceAll(/\$\w*/g, '[^?]+')}(\\?|$)`);
      return !screens.some(({ path }) => pattern.test(path));
    });
    expect(missing, 'Add a row for these routes to the every-answer test of the area.').toEqual([]);
  });

  const proved = new Set(elsewhere);
  for (const shown of screens) {
    const { path, heading } = shown;
    const known = Object.keys(shown.reads) as OperationId[];
    // A further screen of a call shows its failures in the same way. One of them proves the way.
    const isNew = ({ operationId, answer }: Scenario) =>
      !proved.has(operationId) || answer?.status === 500;
    const scenarios = scenariosOf(known).filter((one) => isNew(one) && !isUsual(one, path));
    for (const operationId of known) proved.add(operationId);

    describe(path, () => {
      test.each(storiesOf(scenarios, shown))('%s', async (_, story) => {
        const complaints = watchComplaints();
        const { asked, settled, answerNext } = await openUnder(path, story[0]);
        const sent = ({ operationId }: Scenario) =>
          asked().filter((one) => one === operationId).length;
        for (const scenario of story) {
          const before = scenario === story[0] ? 0 : sent(scenario);
          answerNext(scenario);
          if (before > 0) readAgain();
          await settled(() => expect(sent(scenario)).toBeGreaterThan(before));
          await showFailure(scenario, shown);
          expect(document.querySelector('header')).not.toBeNull();
          const { operationId, answer } = scenario;
          // What a success shows is proved below.
          if (answer !== null && answer.status !== 200) recordShown(operationId, answer.status);
        }
        // In development the router names the route whose page was replaced.
        const complaint = [expect.stringContaining('Error in route match')];
        const isReplaced = story.some((one) => shown.headings?.[keyOf(one)] !== undefined);
        expect(complaints()).toEqual(isReplaced ? [complaint] : []);
      });

      test.each(brokenScenarios(known))('%s', (_, scenario) =>
        openBroken(path, scenario, [heading]),
      );

      test('the table has every call that the screen makes when it is opened', async () => {
        const { asked, settled } = await openUnder(path);
        await settled(() => {
          expect(asked()).toEqual(expect.arrayContaining(known));
          expect(shownHeadings()).toEqual([heading]);
        });
        expect(document.title).toBe(`${heading} - Authentication`);
        for (const [operationId, proof] of Object.entries(shown.shows ?? {})) {
          await prove(proof);
          recordShown(operationId as OperationId, 200);
        }
        // A filtered page also makes the calls for which another row tests the page without a
        // filter.
        const others = screens.filter((other) => other.heading === heading);
        const tested = [
          ...startUpCalls,
          ...sharedCalls,
          ...others.flatMap(({ reads }) => Object.keys(reads)),
        ];
        expect(asked().filter((operationId) => !tested.includes(operationId))).toEqual([]);
      });
    });
  }
}
