import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../openapi/reader/contract-document';
import {
  type ContractOperation,
  contractOperations,
} from '../../openapi/reader/contract-operations';
import { mockContract } from './mock-contract';
import { documentedScenarios, type Scenario } from './scenarios';
import { type RunningMock, startMock } from './start-mock';
import { documentedRequest } from './testing/documented-request';

// Chooses everything that the contract documents. This finds a scenario that does not answer as chosen,
// and an example that does not fit its own schema, before QA does.
const contractFile = '.generated/contract.json';
const operations = contractOperations(readContract(contractFile));
const slowMilliseconds = 400;
let mock: RunningMock;
let adapted: ContractOperation[];

beforeAll(async () => {
  mock = await startMock({
    port: 0,
    contractFile,
    slowMilliseconds,
    log: (l) => console.error(l.slice(0, 3000)),
  });
  adapted = contractOperations(mockContract(contractFile, mock.origin));
}, 120_000);
afterAll(() => mock.close());

describe('every documented response of', () => {
  test.each(operations.map(({ operationId }) => operationId))(
    '%s comes back as chosen',
    async (operationId) => {
      const operation = adapted.filter((entry) => entry.operationId === operationId);
      const answers = documentedScenarios(operation).filter(({ response }) => response !== null);

      expect(answers.length).toBeGreaterThan(2);
      for (const scenario of answers) {
        await expect.soft(ask(operation[0], scenario), scenario.text).resolves.toEqual({
          status: scenario.response?.status,
          mediaType: scenario.response?.mediaType,
          body: scenario.response?.example?.value,
          violations: null,
        });
      }
    },
    20_000,
  );
});

test('every operation can be cut off', async () => {
  for (const operation of operations) {
    await expect(send(operation, 'network'), operation.operationId).rejects.toThrow('fetch failed');
  }
});

test('every operation can be slow', async () => {
  const durations = await Promise.all(
    operations.map(async (operation) => {
      const started = performance.now();
      await (await send(operation, 'slow')).arrayBuffer();
      return performance.now() - started;
    }),
  );

  // A timer may fire up to a millisecond early.
  expect(Math.min(...durations)).toBeGreaterThan(slowMilliseconds - 2);
});

test('without the X-Requested-With marker only a download of the browser succeeds', async () => {
  const open: string[] = [];
  for (const operation of operations) {
    const { path, init } = documentedRequest(operation);
    const answer = await fetch(`${mock.origin}${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json' },
    });
    if (answer.status !== 401) open.push(operation.operationId);
  }

  expect(open).toEqual(['downloadMonthlyStatistics']);
});

test('without a session, every operation that needs one answers 401', async () => {
  for (const operation of operations) {
    const { path, init } = documentedRequest(operation);
    const headers = new Headers(init.headers);
    headers.set('Cookie', 'mock-persona=none');
    const answer = await fetch(`${mock.origin}${path}`, { ...init, headers });

    expect.soft(answer.status, operation.operationId).toBe(operation.needsSession ? 401 : 200);
  }
});

async function ask(operation: ContractOperation | undefined, { text }: Scenario) {
  if (!operation) throw new Error('The operation is gone.');
  const answer = await send(operation, text.slice(text.indexOf(':') + 1));
  const mediaType = answer.headers.get('content-type');
  return {
    status: answer.status,
    mediaType,
    body: mediaType === 'application/json' ? await answer.json() : await answer.text(),
    violations: answer.headers.get('sl-violations'),
  };
}

async function send(operation: ContractOperation, scenario: string): Promise<Response> {
  const { path, init } = documentedRequest(operation);
  const chosen = `${operation.operationId}:${scenario}`;
  // A call to a POS Core instance carries no cookie, so the mock keeps the choice itself.
  if (operation.isRemote) {
    await fetch(`${mock.origin}/?mock=${encodeURIComponent(chosen)}`, { redirect: 'manual' });
  }
  const headers = new Headers(init.headers);
  headers.set('Cookie', `mock-scenarios=${encodeURIComponent(chosen)}`);
  return fetch(`${mock.origin}${path}`, { ...init, headers });
}
