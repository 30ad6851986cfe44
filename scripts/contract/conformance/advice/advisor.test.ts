import { expect, test } from 'vitest';
import { readContract } from '../../../../openapi/reader/contract-document';
import { contractOperations } from '../../../../openapi/reader/contract-operations';
import { contractFile } from '../../../../service/testing/test-service';
import { KnownSecrets } from '../calls/known-secrets';
import type { SentRequest } from '../calls/send-call';
import { Advisor } from './advisor';

const operations = contractOperations(readContract(contractFile));

/** Returns the advice about one answer of an operation, with what is expected. */
function adviceAbout(
  { path, status = 200 }: { path: string; status?: number },
  headers: Record<string, string>,
  { isHttps = false, only = 'getUser', text = '' } = {},
) {
  const selected = operations.filter(({ operationId }) => operationId === only);
  const secrets = new KnownSecrets();
  secrets.add('s3ss10n/1');
  const advisor = new Advisor({ operations, selected, isHttps, slow: 2000, secrets });
  const request: SentRequest = { method: 'GET', path, headers: {}, body: null };
  const all = new Headers({ 'Cache-Control': 'no-store', ...headers });
  advisor.watch(request, { status, headers: all, text, bytes: new Uint8Array() }, 10);
  return advisor.all.map(({ check, pointer, expected }) => `${check}, ${pointer}: ${expected}`);
}

const user = { path: '/api/user/9d4d1d48-ed64-4d54-a8c7-87ebcfeac63e' };
const inside = 'nothing of the inside of the service';

test('on https a cookie needs Secure, and a removed cookie nothing', () => {
  const safe = { 'Set-Cookie': 'a=1; HttpOnly; SameSite=Lax' };
  expect(adviceAbout(user, safe)).toEqual([]);
  expect(adviceAbout(user, safe, { isHttps: true })).toEqual(['cookies, Set-Cookie: Secure']);
  expect(adviceAbout(user, { 'Set-Cookie': 'a=; Max-Age=0' }, { isHttps: true })).toEqual([]);
});

test('a token against forged requests may be read by scripts', () => {
  expect(adviceAbout(user, { 'Set-Cookie': 'XSRF-TOKEN=1; SameSite=Strict' })).toEqual([]);
});

test.each([
  ['a secret in an address', 's3ss10n%2F1'],
  ['a database address', 'postgres://app:pass@db/console'],
  ['JavaScript', 'Error at save (/srv/app/user.js:12:7)'],
  ['Java', 'NullPointerException at com.example.User.save(User.java:42)'],
  ['Python', 'File "/srv/app/user.py", line 12'],
  ['C#', 'at Users.Save(User user) in /src/Users.cs:line 7'],
  ['PHP', '#0 /var/www/user.php(12): save()'],
  ['Go', 'panic at /src/user.go:33'],
  ['a database', 'SQLSTATE[42P01]'],
])('the inside of the service shows in a header: %s', (_name, value) => {
  expect(adviceAbout(user, { 'X-Debug': value })).toEqual([
    `inside of the service, x-debug: ${inside}`,
  ]);
});

test('a stack trace is found in a page of an error, and not in a record', () => {
  const text = 'Error at save (/srv/app/user.js:12:7)';
  expect(adviceAbout({ ...user, status: 500 }, {}, { text })).toEqual([
    `inside of the service, : ${inside}`,
  ]);
  expect(adviceAbout(user, {}, { text })).toEqual([]);
});

test('a call of another operation whose path fits gives no advice', () => {
  const everybody = { 'Cache-Control': 'public' };
  expect(adviceAbout(user, everybody)).toHaveLength(1);
  expect(adviceAbout({ path: '/api/user/profile' }, everybody)).toEqual([]);
});
