import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractOperations } from '../../openapi/reader/contract-operations';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { contract, postForm, type TestService, testService } from '../testing/test-service';

const served = contractOperations(contract).filter(({ isRemote }) => !isRemote);
const writing = served.filter(({ method }) => method !== 'GET');

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

test('the form of another site can send no call that changes something', async () => {
  expect(writing.length).toBeGreaterThan(30);
  const forged = ['application/x-www-form-urlencoded', 'text/plain', 'application/json'];
  for (const { operationId, method, path } of writing) {
    const address = path.replaceAll(/\{\w+\}/g, fixedIdentifier('organisation', 3));
    for (const type of forged) {
      const answer = await service.fetch(address, {
        method: method,
        body: JSON.stringify({ changes: [], deletes: [] }),
        headers: { 'Content-Type': type, Cookie: await service.cookieOf('superUser') },
      });
      expect([operationId, answer.status]).toEqual([operationId, 401]);
    }
  }
});

test('a preflight from another origin gets no permission to send the marker', async () => {
  for (const path of ['/api/user/batch', '/Authentication/current', '/passwordreset/send']) {
    const answer = await service.fetch(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://evil.test',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-requested-with',
      },
    });
    expect(answer.ok).toBe(false);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([]);
  }
});

test('signing in ends a planted session and opens a new one', async () => {
  const planted = await service.cookieOf('ordinaryUser');
  const fields = { email: 'super@demo.test', password: 'demo-password-1' };
  const answer = await postForm(service, '/authentication/login', fields, { Cookie: planted });
  const opened = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect(opened).toMatch(/^session=[\w-]{43}$/);
  expect(opened).not.toBe(planted);
  const statusWith = async (Cookie: string) =>
    (await service.call('/Authentication/current', { headers: { Cookie } })).status;
  expect([await statusWith(planted), await statusWith(opened)]).toEqual([401, 200]);

  const madeUp = `session=${'A'.repeat(43)}`;
  const again = await postForm(service, '/authentication/login', fields, { Cookie: madeUp });
  expect(again.headers.get('Set-Cookie')).not.toContain('AAAA');
  expect(await statusWith(madeUp)).toBe(401);
});
