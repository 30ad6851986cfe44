import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ContractOperation,
  contractOperations,
  responseOfStatus,
} from '../openapi/reader/contract-operations';
import type { User } from '../src/api/schema.gen';
import { problemOfAnswer } from './contract/response-writer';
import { schemaValidators } from './contract/schema-validators';
import { fixedIdentifier } from './database/seed/fixed-identifiers';
import { fuzzSettings } from './testing/fuzz-settings';
import { SchemaArbitraries } from './testing/schema-arbitrary';
import { type CallOptions, contract, type TestService, testService } from './testing/test-service';

const built = contractOperations(contract).filter(({ isRemote }) => !isRemote);
const validators = schemaValidators(contract);
const { seed, runs } = fuzzSettings(process.env);
// The number of requests limits this test. The time-out only catches a call that never answers.
const timeout = 60_000 + runs * 2_000;

let arbitraries: SchemaArbitraries;
let service: TestService;

beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`);
  service = await testService();
  for (const account of ['superUser', 'administrator', 'ordinaryUser'] as const) {
    await service.cookieOf(account);
  }
  const users = (await (await service.call('/api/user', { as: 'superUser' })).json()) as User[];
  const organisations = [1, 2, 3, 4, 5].map((number) => fixedIdentifier('organisation', number));
  arbitraries = new SchemaArbitraries(contract, [
    ...users.map(({ userID }) => userID).slice(0, 40),
    ...organisations,
  ]);
});

afterAll(() => service.close());

interface Request {
  as: CallOptions['as'];
  path: string;
  body: unknown;
}

test.each(built.map((operation) => [operation.operationId, operation] as const))(
  'any request to %s gets an answer of the contract',
  async (_operationId, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), (request) => checkAnswer(operation, request)),
      { seed, numRuns: operation.body === null ? Math.ceil(runs / 3) : runs, reporter },
    );
    expect(service.errors).toEqual([]);
    const users = await (await service.call('/api/user', { as: 'superUser' })).json();
    expect((users as User[]).some(({ scopes }) => scopes.includes('superuser'))).toBe(true);
  },
  timeout,
);

/** Names the command that repeats the run: all operations, because each one changes the records. */
function reporter(details: fc.RunDetails<[Request]>): void {
  if (!details.failed) return;
  const repeat = `"FUZZ_SEED=${seed} FUZZ_RUNS=${runs} npm run fuzz" repeats this.`;
  throw new Error(`${repeat}\n${fc.defaultReportMessage(details)}`);
}

function requestsOf(operation: ContractOperation): Arbitrary<Request> {
  const values = fc.record(
    Object.fromEntries(
      operation.parameters.map(({ name, schemaPointer }) => [
        name,
        fc.oneof(
          { weight: 4, arbitrary: arbitraries.at(schemaPointer) },
          { weight: 1, arbitrary: fc.string({ minLength: 1 }) },
        ),
      ]),
    ),
  );
  const content = operation.body?.contents[0];
  const body = content
    ? fc.oneof(
        { weight: 4, arbitrary: arbitraries.at(content.schemaPointer) },
        { weight: 1, arbitrary: fc.jsonValue() },
      )
    : fc.constant(undefined);
  const as = fc.oneof(
    { weight: 6, arbitrary: fc.constant('superUser' as const) },
    { weight: 1, arbitrary: fc.constantFrom('administrator', 'ordinaryUser', undefined) },
  );
  return fc
    .record({ as, values, body })
    .map(({ as, values, body }) => ({ as, body, path: pathOf(operation, values) }));
}

function pathOf(operation: ContractOperation, values: Record<string, unknown>): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_placeholder, name) => {
    const text = encodeURIComponent(String(values[name]).replace(/\p{Surrogate}/gu, ''));
    // The URL parser would resolve a segment of only dots before the service sees it.
    return /^\.{1,2}$/.test(text) ? 'dots' : text;
  });
  const query = new URLSearchParams(
    operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => [name, String(values[name])]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

async function checkAnswer(operation: ContractOperation, { as, path, body }: Request) {
  const response = await service.call(path, {
    as,
    method: operation.method,
    body,
  });
  const text = await response.text();
  const type = response.headers.get('Content-Type')?.split(';')[0];
  const documented = responseOfStatus(operation, response.status);
  const answer = {
    status: response.status,
    body: type === 'application/json' ? JSON.parse(text) : text,
  };
  expect(response.status, text).toBeLessThan(500);
  expect(problemOfAnswer(operation, answer, validators)).toBeNull();
  if (documented) expect(type).toBe(documented.mediaType);
}
