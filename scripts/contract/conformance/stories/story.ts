import { isDeepStrictEqual } from 'node:util';
import { countText } from '../../../../src/domain/count-text';
import { shownValue } from '../checks/shown-value';
import type { Scene } from '../probes/scene';
import type { Answer, Call } from '../run';
import type { Ledger } from './ledger';

export interface StoryScene extends Scene {
  ledger: Ledger;
  /** A few letters that make the names of this run's records unique. */
  tag: string;
  /** Removes things after the run was stopped: its calls cannot be stopped. */
  cleaner: Scene['run'];
  /** Whether the run may also make what the contract has no call to remove. */
  isPermanent: boolean;
}

/** Makes records of its own and removes them. It ends early where an answer does not allow it to go on. */
export interface Story {
  /** The operations whose success it shows. */
  operations: readonly string[];
  tell(scene: StoryScene): Promise<void>;
}

/** The story cannot go on. The message says which answer is the reason. */
export class StoryEnded extends Error {}

/** Calls an operation in a story and returns the answer. @throws StoryEnded unless it succeeded */
export async function succeed(
  { run, person }: StoryScene,
  operationId: string,
  call: Omit<Call, 'as'> & Partial<Pick<Call, 'as'>>,
): Promise<Answer> {
  const answer = await run.call(operationId, { as: person, ...call });
  if (answer.status === 200) {
    requireWholeBatch(run, answer, call.body);
    return answer;
  }
  throw new StoryEnded(`${operationId} answered ${answer.status} to "${call.check}".`);
}

/** Reports an answer to a batch that leaves out something of it. */
function requireWholeBatch(run: StoryScene['run'], answer: Answer, body: unknown): void {
  const [sent, done] = [body, answer.body] as Partial<Record<'changes' | 'deletes', unknown[]>>[];
  if (!sent?.changes || !sent.deletes || !done?.changes || !done.deletes) return;
  const records = countText(sent.changes.length, 'record', 'records');
  if (done.changes.length !== sent.changes.length) {
    const found = shownValue(done.changes);
    run.report(answer, { pointer: '/changes', expected: `${records}, as they were sent`, found });
  }
  if (isDeepStrictEqual(done.deletes, sent.deletes)) return;
  const found = shownValue(done.deletes);
  run.report(answer, { pointer: '/deletes', expected: 'the ids that were sent', found });
}

/** Returns what a call found. @throws StoryEnded when there is nothing */
export function requireFound<T>(found: T | null | undefined, sentence: string): T {
  if (found === null || found === undefined) throw new StoryEnded(sentence);
  return found;
}

/** Finds the organisation in which the run makes records. */
export async function organisationOf({ run, records }: StoryScene): Promise<{ orgId: string }> {
  const values = await records.valuesFor(run.operation('listTeams'));
  const orgId = requireFound(values?.orgId, 'No organisation was found by listOrganisations.');
  return { orgId: String(orgId) };
}
