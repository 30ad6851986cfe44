import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractOperations } from '../openapi/reader/contract-operations';
import { examplePath } from './testing/example-path';
import { type CallOptions, contract, type TestService, testService } from './testing/test-service';
import { valueAt } from './testing/value-at';

// The id of a deletion is random, so that no example can have a valid one.
const writing = contractOperations(contract).filter(
  ({ operationId, body, isRemote }) => body !== null && !isRemote && operationId !== 'undoDeletion',
);

// The database has only hashes of tokens, so that no token of an example can be valid. The tests of
// these calls read their tokens from the mail.
const withTokenOfMail = new Set([
  'acceptInvitation',
  'validateInvitation',
  'validatePasswordReset',
  'confirmPasswordReset',
]);

// Nobody may accept in another person's name or change another person's password.
const callers: Partial<Record<string, CallOptions['as']>> = {
  addAcceptance: 'administrator',
  updateAcceptance: 'administrator',
  changePassword: 'ordinaryUser',
  saveOwnProfile: 'administrator',
};

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

test.each(writing.map((operation) => [operation.operationId, operation] as const))(
  "%s saves what the contract's first example sends, since demo data has the examples' records",
  async (operationId, { method, path, body }) => {
    const schemaPointer = body?.contents[0]?.schemaPointer ?? '';
    const examples = valueAt(contract, schemaPointer.replace(/schema$/, 'examples'));
    const [name] = Object.keys(examples as object);
    const example = valueAt(contract, schemaPointer.replace(/schema$/, `examples/${name}/value`));
    const response = await service.call(examplePath(path), {
      as: callers[operationId] ?? 'superUser',
      method: method,
      body: example,
    });
    const status = withTokenOfMail.has(operationId) ? 404 : 200;
    expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([status, null]);
  },
);
