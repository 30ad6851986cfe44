import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
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

/** Every page: its path with `$` for each parameter, and what its route says of its reads. */
const pages = Object.values(routerAt('/').routesByPath)
  .map(({ fullPath, options: { staticData } }) => ({
    page: fullPath.replace(/\$\w*/g, '$').replace(/(.)\/$/, '$1'),
    reads: staticData?.reads ?? [],
    dependsOnSearch: staticData?.readsDependOnSearch,
  }))
  // Addresses that lead to another page, and unknown ones.
  .filter(({ page }) => !['/', '/$', '/organisation', '/user'].includes(page));

test.each(pages)('$page: index.html sends what its route reads', async ({ page, reads }) => {
  const address = page.replaceAll('$', id);
  const early = reads.map((path: string) => path.replace(/\{\w+\}/g, id));
  expect((await callsOf(address)).sort()).toEqual(early.sort());
});

test.each(pages.filter(({ dependsOnSearch }) => dependsOnSearch))(
  '$page reads something else with a search',
  async ({ page, reads }) => {
    expect(await callsOf(`${page}?filter=kontor`)).not.toEqual(reads);
  },
);
