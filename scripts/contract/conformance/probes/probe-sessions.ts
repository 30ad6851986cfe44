import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import { isReading } from '../operations/is-reading';
import { harmlessBody, valuesOfNothing } from './harmless-request';
import { readingBody } from './reading-body';
import type { Scene } from './scene';

/**
 * Calls an operation without a session, and without the marker X-Requested-With, where the contract
 * asks for them. An operation that changes something gets a request on which it cannot act, in case it
 * asks for neither.
 */
export async function probeSessions(scene: Scene, operation: ContractOperation): Promise<void> {
  const { run, person } = scene;
  const { operationId, needsSession, security } = operation;
  const isMarkerNeeded = security.every((schemes) => schemes.includes('xhr'));
  const request = await requestFor(scene, operation);
  const expected = [401];
  if (needsSession) {
    const check = 'refuse without a session';
    await run.call(operationId, { check, as: null, expected, ...request });
  }
  if (isMarkerNeeded) {
    const check = 'refuse without X-Requested-With';
    await run.call(operationId, { check, as: person, isMarked: false, expected, ...request });
  }
}

async function requestFor({ run, records }: Scene, operation: ContractOperation) {
  const known = isReading(operation) ? await records.valuesFor(operation) : null;
  const values = known ?? valuesOfNothing(operation);
  const body = isReading(operation)
    ? readingBody(operation)
    : harmlessBody(operation, run.validators);
  return { values, body };
}
