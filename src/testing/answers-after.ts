import { describe, expect, test } from 'vitest';
import type { OperationId } from './contract-answers';
import { type ExampleNames, openUnder, type Scenario, scenariosOf } from './contract-scenarios';
import type { Persona } from './open-console';
import { type Proof, prove, sharedProof } from './proofs';
import { recordShown } from './record-shown';

/** A page, and what a person does there so that the console sends a call. */
export interface Act {
  operationId: OperationId;
  /** A function where a page sends the call once for each address. */
  path: string | (() => string);
  persona?: Persona;
  /** Examples that the page needs instead of the first ones. */
  examples?: ExampleNames;
  /** Sends the call; without it, the page sends the call when it opens. */
  act?: () => Promise<void>;
  /** Sends the call once more after a failure, if the act cannot; null if nothing on the page does. */
  again?: (() => Promise<void>) | null;
  /** After a 404 the page does not offer the act any more. */
  isGoneAfter404?: boolean;
  /**
   * What the screen then shows, by status, or by status and example such as
   * `400/BadRequest_UserDoesNotExist`. A failure that is missing has its shared text.
   */
  shown: Record<string, Proof>;
}

/**
 * Tests that a screen shows every answer that the contract documents for a call which follows an
 * act, and records which it has shown. Of several examples of a success, the named ones or the first
 * one are enough. The failures follow one another on one page: after each, the person acts again.
 */
export function answersAfter(acts: readonly Act[]): void {
  for (const row of acts) {
    describe(`${row.operationId} after an act`, () => {
      test.each(storiesAfter(row))('%s', (_, story) => showAnswers(row, story));
    });
  }
}

/** Returns the answers of each page that a test opens, with the names of the answers as a title. */
function storiesAfter(row: Act): [string, Scenario[]][] {
  const documented = scenariosOf([row.operationId]).filter(({ answer }) => answer !== null);
  const successes = documented.filter(({ answer }) => answer?.status === 200);
  const named = successes.filter(({ answer }) => `200/${answer?.name}` in row.shown);
  const wanted = named.length > 0 ? named : successes.slice(0, 1);
  const failures = documented.filter(({ answer }) => answer?.status !== 200);
  const isLast = ({ answer }: Scenario) =>
    answer?.status === 401 || (answer?.status === 404 && row.isGoneAfter404 === true);
  const stories: Scenario[][] = [];
  for (const failure of failures.sort(
    (one, other) => Number(isLast(one)) - Number(isLast(other)),
  )) {
    // A text that the page shows already would prove nothing.
    const canFollow = (earlier: Scenario) =>
      row.act &&
      row.again !== null &&
      !isLast(earlier) &&
      proofOf(row, earlier) !== proofOf(row, failure);
    const story = stories.find((one) => one.every(canFollow));
    if (story) story.push(failure);
    else stories.push([failure]);
  }
  return [...wanted.map((success) => [success]), ...stories].map((story) => [
    story.map(({ text }) => text).join(', '),
    story,
  ]);
}

function proofOf({ shown }: Act, { answer }: Scenario): Proof {
  if (answer === null) throw new Error('A cut connection is no answer.');
  const { status, name } = answer;
  return shown[`${status}/${name}`] ?? shown[status] ?? sharedProof(status);
}

async function showAnswers(row: Act, story: readonly Scenario[]): Promise<void> {
  const path = typeof row.path === 'string' ? row.path : row.path();
  const { asked, settled, answerNext } = await openUnder(path, story[0], row);
  const sent = () => asked().filter((operationId) => operationId === row.operationId).length;
  const act = async () => {
    const before = sent();
    await (before > 0 && row.again ? row.again() : row.act?.());
    await settled(() => expect(sent()).toBeGreaterThan(row.act ? before : 0));
  };
  for (const scenario of story) {
    answerNext(scenario);
    await act();
    await prove(proofOf(row, scenario));
    recordShown(row.operationId, scenario.answer?.status ?? 0);
  }
}
