import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleCalls } from './testing/example-calls';
import { type TestService, testService } from './testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

test.each(exampleCalls().map((call) => [call.operationId, call] as const))(
  "%s saves what the contract's first example sends, since demo data has the examples' records",
  async (_, { path, options, status }) => {
    const response = await service.call(path, options);
    expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([status, null]);
  },
);
