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
  if (answer.status === 200) return answer;
  throw new StoryEnded(`${operationId} answered ${answer.status} to "${call.check}".`);
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
