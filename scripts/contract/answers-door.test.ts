import type { ErrorObject } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readContract } from '../../openapi/reader/contract-document';
import { contractOperations, responseOfStatus } from '../../openapi/reader/contract-operations';
import { schemaValidators } from '../../service/contract/schema-validators';
import { fuzzSettings } from '../../service/testing/fuzz-settings';
import { SchemaArbitraries } from '../../service/testing/schema-arbitrary';
import { deviations, forgetDeviations, Refusal } from '../../src/api/answers/deviations';
import { brokenAnswers } from '../../src/testing/broken-answers';

const contract = readContract('.generated/contract.json');
const validators = schemaValidators(contract);
const arbitraries = new SchemaArbitraries(contract, [
  '10000000-0000-4000-8000-000000000001',
  '10000000-0000-4000-8000-000000000002',
]);
interface Door {
  admit(answer: unknown): unknown;
}

const modules = import.meta.glob<Record<string, Door>>('../../src/api/answers/*.gen.ts', {
  eager: true,
});
const schemas = Object.assign({}, ...Object.values(modules)) as Record<string, Door>;
const { seed, runs } = fuzzSettings(process.env);

const operations = contractOperations(contract).flatMap((operation): [string, string][] => {
  const { mediaType, schemaPointer } = responseOfStatus(operation, 200) ?? {};
  const isJson = mediaType === 'application/json' && schemaPointer;
  return isJson ? [[operation.operationId, schemaPointer]] : [];
});

// The number of runs limits this test. The time-out only catches a schema that recurses without an end.
const timeout = 30_000 + runs * 200;

beforeAll(() => console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Passes an answer through the door. Returns undefined for a refusal. */
function admitted(operationId: string, answer: unknown) {
  forgetDeviations();
  try {
    return {
      answer: schemas[operationId]?.admit(answer),
      isReported: deviations.current().length > 0,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(deviations.current()).toContain(error.deviation);
    return undefined;
  }
}

// The door does not check lengths of texts and sizes of numbers.
const limits = /must NOT have (more|fewer) than|must be (<=|>=)|must match format/;

const deviationsOf = (schemaPointer: string, answer: unknown) =>
  validators
    .deviations(schemaPointer)(answer)
    .filter(({ message }) => !limits.test(`${message}`));

/** What does not fit, apart from values that no enum has: the door passes them, and reports them. */
function problemsBehind(schemaPointer: string, answer: unknown) {
  const found = deviationsOf(schemaPointer, answer);
  const isWrongType = ({ instancePath }: ErrorObject) =>
    found.some(
      (each) =>
        each.instancePath === instancePath &&
        each.keyword === 'type' &&
        each.params.type !== 'null',
    );
  const unknown = found.filter((each) => each.keyword === 'enum' && !isWrongType(each));
  // No branch of a union fits a record with such a value.
  const unions = found.filter(
    ({ keyword, instancePath }) =>
      keyword === 'oneOf' && unknown.some((each) => isWithin(each.instancePath, instancePath)),
  );
  return found.filter(
    ({ instancePath }) =>
      ![...unknown, ...unions].some((each) => isWithin(instancePath, each.instancePath)),
  );
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);

test('every operation with a JSON answer has a schema, and no other operation has one', () => {
  const names = Object.entries(schemas).filter(([, schema]) => 'admit' in schema);
  const answers = names.map(([name]) => name).filter((name) => !shapes.has(name));
  expect(answers.sort()).toEqual(operations.map(([operationId]) => operationId).sort());
});
const shapes = new Set(
  Object.entries(modules)
    .filter(([file]) => file.includes('/shared-'))
    .flatMap(([, records]) => Object.keys(records)),
);

test.each([
  '2026-11-29T18:23:49Z',
  '2026-11-29T18:23:49.123+01:00',
  '2028-02-29T18:23:49Z',
  '2026-11-29T18:23:49+0000',
  '2026-11-29T18:23:49+00',
  '2026-11-29 18:23:49Z',
  '2026-11-29t18:23:49Z',
  '2026-11-29T18:23:49z',
  '2026-11-29T18:23:49',
  '2026-11-29T18:23Z',
  '2026-11-29T24:00:00Z',
  '2026-11-29T23:59:60Z',
  '2026-02-29T18:23:49Z',
  '2026-11-29T18:23:49+24:00',
])('door and contract agree on the moment %s', (created) => {
  const [, pointer = ''] =
    operations.find(([operationId]) => operationId === 'queryAuditLog') ?? [];
  const names = { userName: null, userID: null, organisationName: null };
  const entries = [{ auditLogType: 1, ...names, created, message: '' }];
  const kept = admitted('queryAuditLog', entries);
  const fits = kept !== undefined && !kept.isReported;
  expect(validators.deviations(pointer)(entries).length === 0).toBe(fits);
});

test.each(operations)(
  '%s passes a valid answer on',
  (operationId, pointer) => {
    fc.assert(
      fc.property(arbitraries.at(pointer), (answer) => {
        const kept = admitted(operationId, answer);
        expect(kept).toBeDefined();
        // Two generated records of a list may have the same id.
        if (!kept?.isReported) expect(kept?.answer).toBe(answer);
        expect(deviationsOf(pointer, kept?.answer)).toEqual([]);
      }),
      { seed, numRuns: runs },
    );
  },
  timeout,
);

test.each(operations)(
  '%s completes or refuses every broken answer, and reports it',
  (operationId, pointer) => {
    fc.assert(
      fc.property(arbitraries.at(pointer).chain(brokenAnswers), (answer) => {
        const kept = admitted(operationId, answer);
        if (!kept) return;
        expect(problemsBehind(pointer, kept.answer)).toEqual([]);
        if (!kept.isReported) expect(deviationsOf(pointer, answer)).toEqual([]);
      }),
      { seed, numRuns: runs },
    );
  },
  timeout,
);
