import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import { shownValue } from '../checks/shown-value';
import { isReading } from '../operations/is-reading';
import { mayCall } from './expected-statuses';
import { emptyBatch, isBatch } from './harmless-request';
import { readingBody } from './reading-body';
import type { Scene } from './scene';

/** Sends requests that do not fit the contract, on which no service can act. */
export async function probeBadRequests(scene: Scene, operation: ContractOperation): Promise<void> {
  const { run, person, records } = scene;
  const values = await records.valuesFor(operation);
  // If there is no record at the path, the answer may as well be 404.
  if (!values || !mayCall(person, operation)) return;
  const call = async (check: string, parts: object) => {
    const expected = [400];
    const request = { check, as: person, values, expected, ...parts };
    const answer = await run.call(operation.operationId, request);
    if (!answer.conforms || answer.body === 'BadRequest') return;
    const found = shownValue(answer.body);
    run.report(answer, { pointer: '', expected: 'the code BadRequest', found });
  };

  for (const { name } of operation.parameters.filter((one) => one.in === 'query' && one.required)) {
    const { [name]: _left, ...others } = values;
    await call(`refuse a request without ${name}`, { values: others });
  }
  if (!operation.body) return;
  await call('refuse a body that is no JSON', { text: '{"changes":' });
  await call('refuse a body of another type', { body: 'a text' });
  await call('refuse a body without its fields', { body: {} });
  const fitting = isReading(operation)
    ? readingBody(operation)
    : isBatch(operation, run.validators) && emptyBatch;
  if (!fitting) return;
  await call('refuse an unknown field of the body', { body: { ...fitting, unknownField: true } });
}
