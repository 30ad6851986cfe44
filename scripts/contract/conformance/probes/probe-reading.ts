import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import type { Values } from '../calls/request-of';
import type { Answer } from '../run';
import { requireAsListed } from './as-listed';
import { requireCounts } from './counts';
import { mayCall, refusals } from './expected-statuses';
import { requireApart, requireOwnRecords } from './foreign-records';
import { requireNarrowing } from './narrowing';
import { readingBody } from './reading-body';
import { requireSameRecord } from './same-record';
import type { Scene } from './scene';

// Nobody has the token of an example, so that these calls cannot succeed with it.
const withoutToken = ['validateInvitation', 'validatePasswordReset'];

// In how many organisations the run looks for a list that is not empty.
const mostTried = 20;

/** Calls a reading operation: as it is meant, and with every optional parameter. */
export async function probeReading(scene: Scene, operation: ContractOperation): Promise<void> {
  const { run, person, records } = scene;
  const { operationId } = operation;
  const body = readingBody(operation);
  const expected = expectedOf(scene, operation);
  let values: Values | null = null;
  let tried = 0;
  for await (const candidate of records.candidates(operation)) {
    values = candidate;
    const call = { check: 'read', as: person, values, body, expected };
    const answer = await run.call(operationId, call);
    if (answer.isRight) await requireConsistent(scene, answer, values);
    tried += 1;
    // An empty list does not show whether its records conform.
    if (!isEmptyList(answer.body) || tried === mostTried) break;
  }
  if (!values) return run.results.explain(operationId, records.whyNothing(operation));
  if (!expected.includes(200)) return explainRefusal(scene, operation);
  await requireNarrowing(scene, operationId, values);
  const further = optionalValues(operation);
  if (Object.keys(further).length === 0) return;
  const all = { ...values, ...further };
  const call = { check: 'read with all parameters', as: person, values: all, body };
  const answer = await run.call(operationId, call);
  if (answer.isRight) await requireCounts(scene, answer, all);
}

/** Compares an answer with its path and with other answers. */
async function requireConsistent(scene: Scene, answer: Answer, values: Values): Promise<void> {
  requireSameRecord(scene.run, answer, values);
  requireOwnRecords(scene, answer, values);
  await requireApart(scene, answer, values);
  await requireAsListed(scene, answer, values);
  await requireCounts(scene, answer, values);
}

const isEmptyList = (body: unknown) => Array.isArray(body) && body.length === 0;

function expectedOf({ person }: Scene, operation: ContractOperation): number[] {
  if (withoutToken.includes(operation.operationId)) return [400, 404];
  return mayCall(person, operation) ? [200] : refusals(operation);
}

function explainRefusal({ run, person }: Scene, operation: ContractOperation): void {
  const { operationId } = operation;
  const reason = withoutToken.includes(operationId)
    ? 'Success needs the token of a mail. --write sends one to itself.'
    : `The role of ${person.name} does not allow it.`;
  run.results.explain(operationId, reason);
}

function optionalValues({ parameters }: ContractOperation): Values {
  const optional = parameters.filter(
    (parameter) => parameter.in === 'query' && !parameter.required && parameter.example,
  );
  return Object.fromEntries(
    optional.map(({ name, example }) => [name, [example].flat().map(String)]),
  );
}
