import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

test.each([
  [
    '/api/user/batch',
    { shortName: ' Tmp ', fullName: 'Tom Tmp\t', email: ' tmp@demo.test ' },
    { shortName: 'Tmp', fullName: 'Tom Tmp', email: 'tmp@demo.test' },
  ],
  [
    '/api/client/batch',
    { clientID: 'tmp', name: ' Tmp ', description: ' two\nlines ', homepage: ' https://a.test ' },
    { name: 'Tmp', description: ' two\nlines ', homepage: 'https://a.test' },
  ],
  [
    '/api/deploymentServerInstance/batch',
    { name: ' Tmp ', uri: ' https://a.test ' },
    { name: 'Tmp', uri: 'https://a.test' },
  ],
])('a batch of %s trims the texts of one line at their ends', async (path, change, stored) => {
  const body = { changes: [change], deletes: [] };
  const response = await service.call(path, { as: 'superUser', body });
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  expect(await response.json()).toMatchObject({ changes: [stored] });
});
