import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractOperations, readContract } from './contract/contract-document';
import { fixedIdentifier } from './database/seed/fixed-identifiers';
import { notBuilt } from './operations/not-built';
import { contractFile, type TestService, testService } from './testing/test-service';
import { valueAt } from './testing/value-at';

const contract = readContract(contractFile);
const writing = contractOperations(contract).filter(
  ({ operationId, body, isRemote }) =>
    body !== null && !isRemote && !notBuilt.some((id) => id === operationId),
);

/** Whose records the examples are, by the words before and in a path's placeholder. */
const places: readonly [
  placeholder: string,
  kind: Parameters<typeof fixedIdentifier>[0],
  number: number,
][] = [
  // Which is not initialised yet.
  ['{orgId}/initialise', 'organisation', 5],
  // The licensee whose outlets they are limited to.
  ['{orgId}/acceptances', 'organisation', 4],
  ['{orgId}', 'organisation', 3],
  ['team/{id}', 'team', 1],
  ['links/{id}', 'link', 2],
  ['serviceaccounts/{id}', 'serviceAccount', 1],
  ['invite/{id}', 'invite', 1],
  ['{appId}', 'application', 1],
];

function pathOf(path: string): string {
  return places.reduce(
    (text, [placeholder, kind, number]) =>
      text.replace(placeholder, placeholder.replace(/\{\w+\}/, fixedIdentifier(kind, number))),
    path,
  );
}

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

test.each(writing.map((operation) => [operation.operationId, operation] as const))(
  "%s saves what the contract's first example sends, since demo data has the examples' records",
  async (_operationId, { method, path, body }) => {
    const schemaPointer = body?.contents[0]?.schemaPointer ?? '';
    const examples = valueAt(contract, schemaPointer.replace(/schema$/, 'examples'));
    const [name] = Object.keys(examples as object);
    const example = valueAt(contract, schemaPointer.replace(/schema$/, `examples/${name}/value`));
    const response = await service.call(pathOf(path), {
      // Nobody accepts in the name of somebody else.
      as: path.includes('/acceptances/') ? 'administrator' : 'superUser',
      method: method.toUpperCase(),
      body: example,
    });
    expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  },
);
