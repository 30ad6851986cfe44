import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import type { Values } from '../calls/request-of';
import { isReading } from '../operations/is-reading';
import { roleOf } from '../operations/role-of';
import type { Person } from '../people/people';
import { mayCall, refusals } from './expected-statuses';
import { harmlessBody, valuesOfNothing } from './harmless-request';
import { readingBody } from './reading-body';
import type { Scene } from './scene';

export interface Cast {
  /** The scene of the super user, who finds the records. */
  scene: Scene;
  administrator: Person;
  ordinaryUser: Person;
  /** An organisation that neither of the two has access to; null if there is none. */
  foreignOrganisation: string | null;
}

/**
 * Calls an operation as an administrator and as an ordinary user. Who may not call it gets a request on
 * which the service cannot act, in case it lets them.
 */
export async function probeRoles(cast: Cast, operation: ContractOperation): Promise<void> {
  if (!operation.needsSession) return;
  const { administrator, ordinaryUser, foreignOrganisation } = cast;
  for (const person of [administrator, ordinaryUser]) {
    if (mayCall(person, operation)) await expectAllowed(cast, operation, person);
    else await expectRefused(cast, operation, person, person.organisationID);
    if (roleOf(operation) === 'administrator-of-organisation' && foreignOrganisation) {
      await expectRefused(
        cast,
        operation,
        person,
        foreignOrganisation,
        ' in a foreign organisation',
      );
    }
    if (roleOf(operation) === 'self')
      await expectRefused(cast, operation, person, null, ' for others');
  }
}

async function expectAllowed({ scene }: Cast, operation: ContractOperation, person: Person) {
  if (!isReading(operation)) return;
  const { organisationID, userID } = person;
  const own = ownValues(operation, organisationID, userID);
  const values = own && (await scene.records.valuesFor(operation, own));
  if (!values) return;
  await scene.run.call(operation.operationId, {
    check: `allow ${person.name}`,
    as: person,
    values,
    body: readingBody(operation),
  });
}

async function expectRefused(
  { scene }: Cast,
  operation: ContractOperation,
  person: Person,
  organisationID: string | null,
  where = '',
): Promise<void> {
  const { run, records, person: superUser } = scene;
  const own = ownValues(operation, organisationID, superUser.userID);
  if (!own) return;
  const reading = isReading(operation);
  const found = reading ? await records.valuesFor(operation, own) : null;
  await run.call(operation.operationId, {
    check: `refuse ${person.name}${where}`,
    as: person,
    values: found ?? { ...valuesOfNothing(operation), ...own },
    body: reading ? readingBody(operation) : harmlessBody(operation, run.validators),
    expected: refusals(operation),
  });
}

/** Fills the places of the path that say whom or which organisation a call is about. */
function ownValues(
  { path, operationId }: ContractOperation,
  orgId: string | null,
  userId: string | null,
): Values | null {
  if (path.includes('{orgId}')) return orgId === null ? null : { orgId };
  // It would end the sessions of the run, if the service let it.
  if (operationId === 'endSessions') return {};
  if (path.includes('{userId}')) return userId === null ? null : { userId };
  return {};
}
