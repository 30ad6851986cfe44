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
  /**
   * What the screen then shows, by status, or by status and example such as
   * `400/BadRequest_UserDoesNotExist`. A failure that is missing has its shared text.
   */
  shown: Record<string, Proof>;
}

/**
 * Tests that a screen shows every answer that the contract documents for a call which follows an
 * act, and records which it has shown. Of several examples of a success, the named ones or the first
 * one are enough.
 */
export function answersAfter(acts: readonly Act[]): void {
  for (const row of acts) {
    describe(`${row.operationId} after an act`, () => {
      test.each(scenariosAfter(row).map((scenario) => [scenario.text, scenario] as const))(
        '%s',
        (_, scenario) => showAnswer(row, scenario),
      );
    });
  }
}

function scenariosAfter({ operationId, shown }: Act): Scenario[] {
  const documented = scenariosOf([operationId]).filter(({ answer }) => answer !== null);
  const successes = documented.filter(({ answer }) => answer?.status === 200);
  const named = successes.filter(({ answer }) => `200/${answer?.name}` in shown);
  const wanted = named.length > 0 ? named : successes.slice(0, 1);
  return [...wanted, ...documented.filter(({ answer }) => answer?.status !== 200)];
}

async function showAnswer(row: Act, scenario: Scenario): Promise<void> {
  const { operationId, answer } = scenario;
  if (answer === null) throw new Error('A cut connection is no answer.');
  const { status, name } = answer;
  const path = typeof row.path === 'string' ? row.path : row.path();
  const { asked, settled } = await openUnder(path, scenario, row);
  await row.act?.();
  await settled(() => expect(asked()).toContain(operationId));
  await prove(row.shown[`${status}/${name}`] ?? row.shown[status] ?? sharedProof(status));
  recordShown(operationId, status);
}
