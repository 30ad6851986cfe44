import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newToken } from '../authentication/random-token';
import { demoAccounts } from '../database/seed/demo-accounts';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;
let proxied: TestService;

beforeAll(async () => {
  service = await testService();
  proxied = await testService({ publicUrl: 'https://console.test' });
});

beforeEach(() => {
  service.written.length = 0;
});

afterAll(() => Promise.all([service.close(), proxied.close()]));

const lines = () => service.written.map((line) => JSON.parse(line));

describe('the line of a request', () => {
  test('has the operation, the path of the contract, the person, the status and the time', async () => {
    const { userID } = demoAccounts.superUser;
    await service.cookieOf('superUser');
    service.written.length = 0;
    const response = await service.call(`/api/user/batch/${userID}`, { as: 'superUser' });
    await service.call(`/api/user/${userID}`, { as: 'superUser' });
    expect(response.status).toBe(404);
    expect(lines()).toMatchObject([
      { path: '/api/user/batch/***', status: 404 },
      {
        level: 'info',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        operation: 'getUser',
        userID,
        method: 'GET',
        path: '/api/user/{id}',
        status: 200,
        duration: expect.any(Number),
        msg: expect.stringMatching(/^GET \/api\/user\/\{id\} 200 [\d.]+ ms$/),
      },
    ]);
  });

  test.each([
    ['/authentication/login', 'signIn'],
    ['/authentication/confirmemail/token', 'confirmEmail'],
    ['/docs/contract.json', 'contractDocs'],
    ['/nothing', undefined],
  ])('of %s has the operation %s', async (path, operation) => {
    await service.fetch(path);
    expect(lines().at(-1).operation).toBe(operation);
  });

  test('of a probe has the level debug', async () => {
    await service.fetch('/healthz');
    await service.fetch('/readyz');
    expect(lines().map(({ level }) => level)).toEqual(['debug', 'debug']);
  });
});

describe('the id of a request', () => {
  const idOf = async (from: TestService, given: string) => {
    const response = await from.fetch('/healthz', { headers: { 'X-Request-Id': given } });
    return response.headers.get('X-Request-Id');
  };
  const made = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

  test.each(['4bf92f3577b34da6a3ce929d0e0e4736', '10000000-0000-4000-8000-0000000000AB'])(
    'is that of the proxy: %s',
    async (given) => expect(await idOf(proxied, given)).toBe(given),
  );

  test.each(['short', 'x'.repeat(32), newToken(), 'a'.repeat(65), '00000000 {"level":"fatal"}'])(
    'is a new one when the given one has another shape: %s',
    async (given) => expect(await idOf(proxied, given)).toEqual(made),
  );

  test('is a new one without a proxy, whatever the header', async () => {
    const given = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect(await idOf(service, given)).toEqual(made);
    expect(await idOf(service, given)).not.toBe(given);
  });
});

/** Spells each character of a text in one of the ways that a server may resolve. */
const spelt = (text: string) =>
  fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: text.length, maxLength: text.length })
    .map((ways) =>
      [...text]
        .map((character, index) => {
          const code = character.charCodeAt(0).toString(16).padStart(2, '0');
          return [character, `%${code}`, `%${code.toUpperCase()}`, `%25${code}`][ways[index] ?? 0];
        })
        .join(''),
    );

const pages = ['resetpassword/confirm', 'invitations/accept', 'ResetPassword', 'resetpasswort/x'];
const separators = ['/', '//', '%2f', '%2F', '%252f', ';', '\\', '/./', '%5c'];

test('no spelling of a token, a password or a query comes into the log', async () => {
  const token = newToken();
  const password = 'Seven-gulls-at-noon';
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pages).chain((page) => fc.oneof(fc.constant(page), spelt(page))),
      fc.constantFrom(...separators),
      fc.oneof(fc.constant(token), spelt(token)),
      fc.constantFrom('', '?token=', '?a=1&password=', '/zz%40quay.test?', '#', '%3Ftoken%3d'),
      fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
      async (page, separator, spelling, before, method) => {
        service.written.length = 0;
        const end = before === '' ? '' : `${before}${password}`;
        await service.fetch(`/${page}${separator}${spelling}${end}`, { method });
        const written = service.written.join('');
        expect(written).toContain('"status"');
        expect(written).not.toContain(spelling);
        for (const part of [token.slice(0, 12), token.slice(-12), password, 'quay', 'zz']) {
          expect(written.includes(part)).toBe(false);
        }
      },
    ),
    { numRuns: 300 },
  );
});
