import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedIdentifier } from './database/seed/fixed-identifiers';
import { type TestService, testService } from './testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

describe('routes', () => {
  test.each([
    ['/api/locale/', 200],
    ['/api/locale', 404],
    ['/api/Locale/', 404],
    ['/API/locale/', 404],
    ['/api/locale//', 404],
    ['//api/locale/', 404],
    ['/api/user', 200],
    ['/api/user/', 404],
    ['/api/User', 404],
    ['/api/Organisation', 200],
    ['/api/organisation', 404],
    ['/Authentication/current', 200],
    ['/authentication/current', 404],
    ['/admin/summary/', 200],
    ['/admin/summary', 404],
    ['/api/user/profile', 200],
    ['/api/v1/version/info', 404],
    ['/api/nothing', 404],
  ])('GET %s answers %i', async (path, status) => {
    const response = await service.call(path, { as: 'superUser' });
    expect(response.status).toBe(status);
  });

  test('another method on a known path gets 405 and the allowed methods', async () => {
    const response = await service.call('/api/client', { as: 'superUser', body: {} });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test.each([
    ['GET', '/api/user/batch', 'POST'],
    ['DELETE', '/api/user/batch', 'POST'],
    ['GET', `/api/organisation/${fixedIdentifier('organisation', 3)}/team/batch`, 'POST'],
    ['PUT', '/invitations/validate', 'GET, HEAD, POST'],
    ['PUT', '/api/user/profile', 'GET, HEAD, POST'],
  ])('a fixed path wins: %s %s gets 405', async (method, path, allowed) => {
    const response = await service.call(path, { as: 'superUser', method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
  });

  test('a client may have the id of a fixed path', async () => {
    const fields = { clientID: 'batch', name: 'Batch' };
    const body = { changes: [fields], deletes: [] };
    await service.call('/api/client/batch', { as: 'superUser', body });
    const found = await service.call('/api/client/batch', { as: 'superUser' });
    expect(await found.json()).toMatchObject(fields);
    const other = await service.call('/api/client/batch', { as: 'superUser', method: 'PUT' });
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'POST, GET, HEAD']);
  });
});

describe('security', () => {
  test('without the marker the answer is 401, even with a session', async () => {
    const Cookie = await service.cookieOf('superUser');
    const markers: Record<string, string>[] = [{}, { 'X-Requested-With': 'fetch' }];
    for (const marker of markers) {
      const response = await service.fetch('/api/user', { headers: { Cookie, ...marker } });
      expect(response.status).toBe(401);
      expect(response.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8');
      expect(await response.text()).toBe('The X-Requested-With header is missing.');
    }
  });

  test('a change in the name of somebody else than the caller is refused with 401', async () => {
    const change = { as: 'superUser', body: { changes: [], deletes: [] } } as const;
    const named = (userID: string) => ({ ...change, headers: { 'X-User-ID': userID } });
    const own = await service.call('/Authentication/current', { as: 'superUser' });
    const [{ userID }] = await own.json();
    expect((await service.call('/api/client/batch', named(userID))).status).toBe(200);
    const response = await service.call('/api/client/batch', named('somebody'));
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('Somebody else is signed in.');
  });

  test('without a session the answer is 401, unless the contract needs none', async () => {
    const response = await service.call('/api/user');
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('You are not signed in.');
    expect((await service.call('/api/locale/')).status).toBe(200);
    expect((await service.fetch('/api/locale/')).status).toBe(401);
  });

  test('answers may be kept by nobody and guessed by no browser', async () => {
    const { headers } = await service.call('/api/user', { as: 'superUser' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
    // Browsers read them of documents alone.
    expect(headers.has('Permissions-Policy')).toBe(false);
  });
});

describe('requests outside of the contract', () => {
  const path = '/api/user/batch';
  const user = { shortName: 'A', fullName: 'A B', email: 'a@b.test' };
  const batch = (change: object) => ({ changes: [change], deletes: [] });

  test.each([
    ['no object', [], 'body must be object'],
    ['a missing list', { changes: [] }, "body must have required property 'deletes'"],
    ['an unknown field', { changes: [], deletes: [], x: 1 }, 'additional properties'],
    ['a missing field', batch({ ...user, email: undefined }), "required property 'email'"],
    ['a wrong type', batch({ ...user, email: 7 }), 'body /changes/0/email must be string'],
    ['a text that is too long', batch({ ...user, shortName: 'x'.repeat(33) }), '32 characters'],
    ['a malformed id', batch({ ...user, userID: 'urn:uuid:x' }), 'format "uuid"'],
    ['a null character', batch({ ...user, shortName: 'a\0b' }), 'cannot be stored'],
    ['a lone surrogate', batch({ ...user, shortName: 'a\ud800' }), 'cannot be stored'],
  ])('%s', async (_what, body, violation) => {
    const response = await service.call(path, { as: 'superUser', body });
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('BadRequest');
    expect(response.headers.get('X-Contract-Violation')).toContain(violation);
  });

  test('32 characters are allowed, however many bytes they take', async () => {
    const change = { ...user, shortName: '\u{1f511}'.repeat(32), email: 'keys@demo.test' };
    const response = await service.call(path, { as: 'superUser', body: batch(change) });
    expect(response.status).toBe(200);
  });

  test.each([
    ['no JSON', 'application/json', '{', 'is not JSON'],
    ['nothing', 'application/json', '', 'is not JSON'],
    ['another content type', 'text/plain', '{"changes":[],"deletes":[]}', 'content type'],
    ['no content type', '', '{"changes":[],"deletes":[]}', 'content type'],
    ['not UTF-8', 'application/json', Uint8Array.of(0x22, 0xff, 0x22), 'is not UTF-8'],
    ['very deep', 'application/json', '['.repeat(100_000) + ']'.repeat(100_000), 'nested deeper'],
  ])('a malformed body is refused: %s', async (_what, type, body, violation) => {
    const response = await service.fetch(path, {
      method: 'POST',
      body,
      headers: {
        Cookie: await service.cookieOf('superUser'),
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': type,
      },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Contract-Violation')).toContain(violation);
  });

  test.each([
    ['gzip', 400, 'content encoding'],
    ['Identity', 200, null],
  ])('a body with the content encoding %s gets %i', async (encoding, status, violation) => {
    const response = await service.call(path, {
      as: 'superUser',
      body: { changes: [], deletes: [] },
      headers: { 'Content-Encoding': encoding },
    });
    expect(response.status).toBe(status);
    const reason = response.headers.get('X-Contract-Violation');
    expect(reason).toEqual(violation && expect.stringContaining(violation));
  });

  test('a content type matches without its parameter and case', async () => {
    const response = await service.call(path, {
      as: 'superUser',
      body: { changes: [], deletes: [] },
      headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
    });
    expect(response.status).toBe(200);
  });

  test('an id in capitals is the same id', async () => {
    const read = async (path: string) =>
      (await service.call(path, { as: 'superUser', method: 'GET' })).json();
    const users: { userID: string }[] = await read('/api/user');
    const user = users.find(({ userID }) => userID !== userID.toUpperCase());
    expect(user).toBeDefined();
    const capitals = user?.userID.toUpperCase();
    expect(await read(`/api/user/${capitals}`)).toEqual(user);
    const path = `/api/usedby/users/${user?.userID}`;
    expect(await read(`/api/usedby/users/${capitals}`)).toEqual(await read(path));
  });

  test('a malformed path parameter is refused', async () => {
    const response = await service.call('/api/user/nobody', { as: 'superUser' });
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Contract-Violation')).toContain('path parameter id');
  });

  test('a body that is too large gets 413', async () => {
    const body = { changes: [], deletes: ['x'.repeat(17 * 1024 * 1024)] };
    const response = await service.call(path, { as: 'superUser', body });
    expect(response.status).toBe(413);
  });

  test('a list of ids that has one twice is refused', async () => {
    const id = '10000000-0000-4000-8000-000000000001';
    const response = await service.call(
      `/api/organisation/${id}/packageauthorisations/${id}/batch`,
      {
        as: 'superUser',
        body: {
          applicationPackageID: null,
          organisationIDs: [id, id],
          autoAcceptNotBeforeDate: null,
        },
      },
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Contract-Violation')).toContain('duplicate entries');
  });

  test('a caller without the role learns nothing about the body', async () => {
    const response = await service.call(path, { as: 'ordinaryUser', body: 'nonsense' });
    expect(response.status).toBe(403);
  });

  test('get the reason only in demo mode and in tests', async () => {
    const plain = await testService({ isStrict: false });
    const response = await plain.call(path, { as: 'superUser', body: {} });
    expect(response.status).toBe(400);
    expect(response.headers.has('X-Contract-Violation')).toBe(false);
    await plain.close();
  });
});
