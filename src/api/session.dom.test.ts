import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { sessionQueries } from './session';

const ask = (answer: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  return new QueryClient().fetchQuery({ ...sessionQueries.current(), retry: false });
};

afterEach(() => vi.unstubAllGlobals());

test('a session that fits the contract is returned unchanged', async () => {
  const session = exampleOf('getCurrentSession', 'ordinaryUser');
  expect(await ask(session)).toEqual(session);
});

test.each([[{}], [{ 0: {} }], [[]], [[null, null, false]], [['nobody', null, false]]])(
  '%j is no session, and the error says that it is unreadable',
  async (answer) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await expect(ask(answer)).rejects.toMatchObject({
      status: 200,
      message: expect.stringContaining('The answer could not be read: '),
    });
  },
);
