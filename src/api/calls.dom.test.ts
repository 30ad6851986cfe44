import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { documentedCalls } from '~/testing/contract-answers';
import { clientQueries } from './clients';
import { integrationServerQueries } from './integration-servers';
import { linkQueries } from './organisation-access';
import { permissionGroupQueries } from './permission-groups';
import { posCoreInstanceQueries } from './pos-core-instances';
import { serviceAccountQueries } from './service-accounts';
import { teamQueries } from './teams';
import { userSummaryQueries } from './user-summary';
import { userQueries } from './users';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const uuid = '10000000-0000-4000-8000-000000000003';

const reads: [string, (id: string) => Promise<unknown>][] = [
  ['a client', (id) => queryClient.fetchQuery(clientQueries.single(id))],
  ['a user', (id) => queryClient.fetchQuery(userQueries.single(id))],
  ['an account', (id) => queryClient.fetchQuery(userSummaryQueries.single(id))],
  ['a POS Core instance', (id) => queryClient.fetchQuery(posCoreInstanceQueries.single(id))],
  ['an integration server', (id) => queryClient.fetchQuery(integrationServerQueries.single(id))],
  ['a team', (id) => queryClient.fetchQuery(teamQueries.single(uuid, id))],
  ['the members of a team', (id) => queryClient.fetchQuery(teamQueries.members(uuid, id))],
  ['a service account', (id) => queryClient.fetchQuery(serviceAccountQueries.single(uuid, id))],
  ['a permission group', (id) => queryClient.fetchQuery(permissionGroupQueries.single(uuid, id))],
  ['an access link', (id) => queryClient.fetchQuery(linkQueries.assignments(uuid, id))],
];

test.each(reads)('an id that is cut or mistyped is that of no record: %s', async (what, read) => {
  const send = vi.fn(() => new Response('', { status: 404 }));
  // Why the record is missing: the organisation is there.
  const isSummary = (url: string) => url.includes('/Organisation/summary/');
  vi.stubGlobal('fetch', async ({ url }: Request) => (isSummary(url) ? Response.json({}) : send()));
  const missing = { status: 404, message: 'No record has this id.' };
  for (const id of [`${uuid}0`, 'x'.repeat(17)]) {
    await expect(read(id)).rejects.toMatchObject(missing);
  }
  expect(send).not.toHaveBeenCalled();
  await expect(read(what === 'a client' ? 'x'.repeat(16) : uuid)).rejects.toThrow();
  expect(send).toHaveBeenCalled();
});

test('in the contract, only the id of a client is no UUID', () => {
  const others = documentedCalls.filter(({ method, parameters }) =>
    parameters.some(
      ({ name, format }) =>
        method === 'GET' && ['id', 'userId'].includes(name) && format !== 'uuid',
    ),
  );
  expect(others.map(({ operationId }) => operationId)).toEqual(['getClient']);
});

test('a record that is gone makes the list stale that still has it, and no other', async () => {
  const [list, others] = [teamQueries.list(uuid), teamQueries.list('another organisation')];
  for (const { queryKey } of [list, others]) queryClient.setQueryData(queryKey, []);
  const isStale = ({ queryKey }: typeof list) => queryClient.getQueryState(queryKey)?.isInvalidated;
  let answer = new Response('', { status: 500 });
  vi.stubGlobal('fetch', async () => answer.clone());
  const read = () => queryClient.fetchQuery(teamQueries.single(uuid, uuid));
  await expect(read()).rejects.toThrow();
  expect([list, others].map(isStale)).toEqual([false, false]);
  answer = new Response('The team does not exist.', { status: 404 });
  await expect(read()).rejects.toThrow();
  expect([list, others].map(isStale)).toEqual([true, false]);
});
