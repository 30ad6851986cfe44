import type {
  ContractOperation,
  ContractParameter,
} from '../../../../openapi/reader/contract-operations';
import type { Values } from '../calls/request-of';
import { isReading } from '../operations/is-reading';
import { documented, mayCall } from './expected-statuses';
import { fittingBody, idOfNothing, isId, valuesOfNothing } from './harmless-request';
import { readingBody } from './reading-body';
import type { Scene } from './scene';

// A session that has ended already is no error (description of endSession), and a record without recorded
// changes has an empty history (description of readHistory).
const isIgnored = ({ path }: ContractOperation, parameter: ContractParameter) =>
  parameter.name === 'sessionId' ||
  (parameter.name === 'recordId' && path.includes('/history/')) ||
  !isId(parameter);

/** Calls an operation with an id of no record, and with one that is no id, in each place of its path. */
export async function probeUnknownIds(scene: Scene, operation: ContractOperation): Promise<void> {
  const { run, person, records, isWriting } = scene;
  if (!mayCall(person, operation) || (!isReading(operation) && !isWriting)) return;
  const { operationId } = operation;
  const named = operation.parameters.filter(
    (parameter) => parameter.in === 'path' && !isIgnored(operation, parameter),
  );
  const body = isReading(operation)
    ? readingBody(operation)
    : fittingBody(operation, run.validators);
  const bodyFor = ({ orgId }: Values) =>
    // A record that names another organisation than the path is a bad body.
    hasOrganisation(body) ? { ...body, organisationID: orgId } : body;
  for (const parameter of named) {
    const values = await records.valuesFor(operation, { [parameter.name]: idOfNothing(parameter) });
    const filled = values ?? nothingAfter(operation, parameter);
    if (!filled) continue;
    const check = `refuse an unknown ${parameter.name}`;
    const expected = expectedOf(scene, operation);
    const request = { as: person, body: bodyFor(filled) };
    await run.call(operationId, { ...request, check, values: filled, expected });
    if (parameter.format !== 'uuid') continue;
    await run.call(operationId, {
      ...request,
      check: `refuse a malformed ${parameter.name}`,
      values: { ...filled, [parameter.name]: 'no-id' },
      expected: documented(operation, [400, 403, 404]),
    });
  }
}

const hasOrganisation = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && 'organisationID' in body;

/** Others than super users get the same answer for what they may not see. */
function expectedOf({ person }: Scene, operation: ContractOperation): number[] {
  const statuses = person.name === 'superUser' ? [404] : [403, 404];
  return documented(operation, statuses);
}

/** Makes further unknown ids after the first one: no list has what belongs to no record. */
function nothingAfter(operation: ContractOperation, unknown: ContractParameter) {
  const [first] = operation.parameters.filter((parameter) => parameter.in === 'path');
  return first === unknown ? valuesOfNothing(operation) : null;
}
