import { expect, test } from 'vitest';
import { testOperation } from '../../testing/test-operations';
import { serviceBackend } from './service-backend';

const received: Request[] = [];
const backend = serviceBackend({
  service: {
    fetch: async (request) => {
      received.push(request);
      return new Response('saved', { headers: { 'Set-Cookie': 'session=new', 'X-Kept': 'yes' } });
    },
  },
  sessions: { tokenOf: async (persona) => (persona === 'none' ? null : `token-of-${persona}`) },
  instances: {
    uris: ['', ''],
    answer: async () => new Response('instance'),
    close: async () => {},
  },
});
const matched = { operation: testOperation({ operationId: 'saveRecord' }), pathParameters: [] };

test.each([
  ['superUser', 'session=token-of-superUser'],
  ['none', null],
] as const)("the browser's cookies do not reach the service for %s", async (persona, expected) => {
  const request = new Request('http://mock.test/api/record', {
    method: 'POST',
    body: 'a change',
    headers: { Cookie: 'session=stolen; device=known', Authorization: 'Basic x', 'X-Key': '1' },
  });
  await backend.answer(request, matched, persona);
  const arrived = received.at(-1);

  expect(arrived?.headers.get('cookie')).toBe(expected);
  expect(arrived?.headers.has('authorization')).toBe(false);
  expect(arrived?.headers.get('x-key')).toBe('1');
  expect(await arrived?.text()).toBe('a change');
});

test('the cookies of the service do not reach the browser', async () => {
  const answer = await backend.answer(new Request('http://mock.test/'), matched, 'superUser');

  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('x-kept')).toBe('yes');
  expect(await answer.text()).toBe('saved');
});

test('a page of the service gets no cookie of the browser', async () => {
  const page = await backend.pages?.request('/dev/outbox', { headers: { Cookie: 'session=x' } });

  expect(page?.headers.getSetCookie()).toEqual([]);
  expect(received.at(-1)?.headers.has('cookie')).toBe(false);
});
