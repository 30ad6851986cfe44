import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ContractOperation,
  contractOperations,
} from '../../openapi/reader/contract-operations';
import { demoAccounts } from '../database/seed/demo-accounts';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { exampleOrganisation, examplePath, namesRecord } from '../testing/example-path';
import {
  DatabaseWatch,
  foreignRecords,
  markForeignRecords,
  type RecordKind,
  type Records,
  recordsBelow,
  secretWord,
} from '../testing/foreign-records';
import { bodyWith, type IdentifierField, identifierFields } from '../testing/identifier-fields';
import { contract, type TestService, testService } from '../testing/test-service';
import { valueAt } from '../testing/value-at';

const scoped = contractOperations(contract).filter(
  ({ path, isRemote }) => path.includes('{orgId}') && !isRemote,
);
const writing = scoped.filter(({ body }) => body !== null);
const named = (operations: ContractOperation[]) =>
  operations.map((operation) => [operation.operationId, operation] as const);

const own = fixedIdentifier('organisation', 3);
const exampleOrganisations = scoped.map(({ path }) => exampleOrganisation(path));

/**
 * The kinds of records that a field of a body can name; empty for records that no organisation
 * owns.
 */
const fieldKinds: Record<string, RecordKind[]> = {
  organisationID: ['organisation'],
  ownerOrganisationID: ['organisation'],
  organisationIDs: ['organisation'],
  defaultConfigTemplateOrgCode: ['organisationCode'],
  teamID: ['team'],
  teamUserLinkID: ['teamMember'],
  teamMembershipIDs: ['team'],
  initialAdminTeamID: ['team'],
  teamUserID: ['team', 'user'],
  userID: ['user'],
  initialAdminUserID: ['user'],
  organisationUserLinkID: ['link'],
  userPermissionGroupID: ['permissionGroup'],
  permissionGroupIDs: ['permissionGroup'],
  userPermissionGroupAssignmentID: ['assignment'],
  serviceAccountID: ['serviceAccount'],
  organisationUserInviteID: ['invite'],
  nodeID: ['outletNode'],
  rootNodeID: ['outletNode'],
  applicationPackageAcceptanceID: ['acceptance'],
  applicationPackageID: [],
  authorisedAppIds: [],
};

const deletedKinds: Record<string, RecordKind> = {
  commitPermissionGroups: 'permissionGroup',
  commitLinks: 'link',
  commitLinkAssignments: 'assignment',
  commitLinkRootNodes: 'outletNode',
  commitTeams: 'team',
  commitTeamMembers: 'teamMember',
  commitServiceAccounts: 'serviceAccount',
  commitPendingInvites: 'invite',
};

/**
 * Fields without a meaning in a call: the site nodes of an invitation belong to no access link yet.
 */
const ignored = new Set(['sendInvite rootNodes.0.organisationUserLinkID']);

const isSharedBelow = (kind: RecordKind) =>
  ['outletNode', 'user', 'organisation', 'organisationCode'].includes(kind);

/** The values that a field needs beside it, so that only its id is wrong. */
const besides: Partial<Record<string, Partial<Record<RecordKind, Record<string, number>>>>> = {
  nodeID: { outletNode: { nodeType: 2 } },
  rootNodeID: { outletNode: { rootNodeType: 2 } },
  teamUserID: { user: { linkType: 1 }, team: { linkType: 2 } },
};

let service: TestService;
let watch: DatabaseWatch;
let foreign: Records;
let below: Records;

beforeAll(async () => {
  service = await testService();
  await markForeignRecords(service, own);
  watch = new DatabaseWatch(service);
  foreign = await foreignRecords(service, own);
  below = await recordsBelow(service, own, exampleOrganisations);
});

afterAll(() => {
  watch.close();
  return service.close();
});

type Caller = keyof typeof demoAccounts | undefined;

/**
 * Returns the bodies of the contract's examples for a call, adapted to the caller; undefined for no
 * body.
 */
function examplesOf({ operationId, body, path }: ContractOperation, as: Caller): unknown[] {
  const pointer = body?.contents[0]?.schemaPointer;
  if (pointer === undefined) return [undefined];
  const examples = valueAt(contract, pointer.replace(/schema$/, 'examples')) as object;
  return Object.keys(examples).map((name) => {
    const example = valueAt(
      contract,
      pointer.replace(/schema$/, `examples/${name}/value`),
    ) as object;
    // A caller can only accept in their own name.
    if (path.includes('/acceptances/') && as) {
      return { ...example, userID: demoAccounts[as].userID };
    }
    // Only super users may choose the user of the example.
    if (operationId === 'commitTeamMembers') {
      const userID = demoAccounts.ordinaryUser.userID;
      return { ...example, changes: [{ teamID: fixedIdentifier('team', 1), userID }] };
    }
    return example;
  });
}

const firstExample = (operation: ContractOperation, as: Caller) => examplesOf(operation, as)[0];

const kindsOf = (operationId: string, { name }: IdentifierField) => {
  const deleted = deletedKinds[operationId];
  return name === 'deletes' ? deleted && [deleted] : fieldKinds[name];
};

async function send(operation: ContractOperation, as: Caller, path: string, body?: unknown) {
  const response = await service.call(path, { as, method: operation.method, body });
  const headers = JSON.stringify([...response.headers]);
  return { status: response.status, words: `${await response.text()} ${headers}` };
}

/**
 * Sends a request and expects that the service refuses it, tells nothing of the record and changes
 * nothing.
 */
async function expectRefusal(
  operation: ContractOperation,
  as: Caller,
  path: string,
  body: unknown,
  statuses: number[],
) {
  const before = await watch.fingerprint();
  const { status, words } = await send(operation, as, path, body);
  const what = `${as} ${path} ${JSON.stringify(body)} ${words}`;
  expect(statuses, what).toContain(status);
  expect(words.includes(secretWord), what).toBe(false);
  expect(words.includes('x-contract-violation'), what).toBe(false);
  expect(await watch.fingerprint(), what).toBe(before);
}

test('this test knows every placeholder and every identifier in a body', () => {
  for (const operation of scoped) {
    expect(examplePath(operation.path), operation.operationId).not.toContain('{');
    for (const { schemaPointer } of operation.body?.contents ?? []) {
      for (const field of identifierFields(contract, schemaPointer)) {
        const where = `${operation.operationId} ${field.path.join('.')}`;
        expect(kindsOf(operation.operationId, field), where).toBeDefined();
      }
    }
  }
});

describe("another organisation's path, with all that is right there", () => {
  test.each(named(scoped))('%s', async (_operationId, operation) => {
    const body = firstExample(operation, 'administrator');
    const path = examplePath(operation.path, foreign, foreign.organisation);
    await expectRefusal(operation, undefined, path, body, [401]);
    await expectRefusal(operation, 'ordinaryUser', path, body, [404]);
    await expectRefusal(operation, 'administrator', path, body, [404]);
    // A member of an organisation is not an administrator of it.
    const ownPath = examplePath(operation.path, {}, own);
    await expectRefusal(operation, 'ordinaryUser', ownPath, body, [403]);
  });
});

describe("the own organisation's path with a record of another organisation", () => {
  test.each(named(scoped.filter(({ path }) => namesRecord(path))))(
    '%s',
    async (_operationId, operation) => {
      for (const as of ['administrator', 'superUser'] as const) {
        const body = firstExample(operation, as);
        await expectRefusal(operation, as, examplePath(operation.path, foreign), body, [404]);
        await expectRefusal(operation, as, examplePath(operation.path, below), body, [404]);
      }
    },
  );
});

describe('a body with a record of another organisation', () => {
  test.each(named(writing))('%s', async (operationId, operation) => {
    const pointer = operation.body?.contents[0]?.schemaPointer ?? '';
    const path = examplePath(operation.path);
    for (const field of identifierFields(contract, pointer)) {
      if (ignored.has(`${operationId} ${field.path.join('.')}`)) continue;
      for (const kind of kindsOf(operationId, field) ?? []) {
        const beside = besides[field.name]?.[kind];
        let tried = 0;
        const refuses = async (as: Caller, records: Records) => {
          for (const example of examplesOf(operation, as)) {
            const body = bodyWith(example, field, records[kind], beside);
            if (body === undefined) continue;
            tried += 1;
            await expectRefusal(operation, as, path, body, [400, 404]);
          }
        };
        await refuses('administrator', foreign);
        // Super users may choose everybody.
        if (kind !== 'user') await refuses('superUser', foreign);
        // An administrator may also use outlets, people and organisations below the own
        // organisation.
        if (!isSharedBelow(kind)) await refuses('administrator', below);
        expect(tried, field.path.join('.')).toBeGreaterThan(0);
      }
    }
  });
});

describe('what an administrator reads of the own organisation', () => {
  test.each(named(scoped.filter(({ method }) => method === 'GET')))(
    '%s names nobody and nothing of another organisation',
    async (_operationId, operation) => {
      const { status, words } = await send(operation, 'administrator', examplePath(operation.path));
      expect(status).toBe(200);
      expect(words).not.toContain(secretWord);
    },
  );
});

test('the fingerprint of the database detects a change', async () => {
  const before = await watch.fingerprint();
  const body = { changes: [{ name: 'A new team' }], deletes: [] };
  const path = `/api/organisation/${own}/team/batch`;
  expect((await service.call(path, { as: 'administrator', body })).status).toBe(200);
  expect(await watch.fingerprint()).not.toBe(before);
});

// Without this proof, the refusals above could have another reason.
describe('the service accepts the same bodies with own records', () => {
  // The id of a deletion is in no example. undo-extension.test.ts has one.
  const possible = writing.filter(({ operationId }) => operationId !== 'undoDeletion');
  test.each(named(possible))('%s', async (_operationId, operation) => {
    const path = examplePath(operation.path);
    const body = firstExample(operation, 'administrator');
    const { status, words } = await send(operation, 'administrator', path, body);
    expect(status, words).toBe(200);
  });
});
