import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { callsWithoutSearch, earlyCalls } from './api/early-calls';
import { createQueryClient } from './api/query-client';
import type { CurrentSession } from './api/session';
import { forgetCalls } from './api/unanswered-calls';
import { createConsoleRouter } from './router';
import { sessionOf } from './session/session';

const id = '11111111-1111-4111-8111-111111111111';

afterEach(forgetCalls);

function routerAt(address: string) {
  return createConsoleRouter({
    queryClient: createQueryClient(),
    session: sessionOf(exampleOf('getCurrentSession', 'superUser') as CurrentSession),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
}

/** Opens a page and returns the GET calls that its route sends. No call is answered. */
async function callsOf(address: string): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET') sent.push(pathname + search);
    return new Promise(() => undefined);
  });
  const router = routerAt(address);
  void router.load();
  await vi.waitFor(() => expect(router.state.matches.length).toBeGreaterThan(1));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return sent;
}

/** The paths of all pages, with `$` for each parameter. */
const pages = Object.keys(routerAt('/').routesByPath)
  .map((path) => path.replace(/\$\w*/g, '$').replace(/(.)\/$/, '$1'))
  // Addresses that lead to another page, and unknown ones.
  .filter((path) => !['/', '/$', '/organisation', '/user'].includes(path));

test('every page of the table is a page of the console', () => {
  expect(Object.keys(earlyCalls).filter((page) => !pages.includes(page))).toEqual([]);
});

test.each([...new Set(pages)])('%s: index.html sends what its route reads', async (page) => {
  const address = page.replaceAll('$', id);
  const early = (earlyCalls[page] ?? []).map((path) => path.replace(/\{\w+\}/g, id));
  expect((await callsOf(address)).sort()).toEqual(early.sort());
});

test.each(callsWithoutSearch)('%s reads something else with a search', async (page) => {
  expect(await callsOf(`${page}?filter=kontor`)).not.toEqual(earlyCalls[page]);
});
