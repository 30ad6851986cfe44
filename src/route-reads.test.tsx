import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { personas } from '~/testing/personas';
import { createQueryClient } from './api/query-client';
import { forgetCalls } from './api/unanswered-calls';
import { roles } from './domain/roles';
import { createConsoleRouter } from './router';
import { Refusal } from './session/session';

const uuid = '11111111-1111-4111-8111-111111111111';
const idOn = (page: string) => (page.startsWith('/admin/clients/') ? 'kiosk' : uuid);

afterEach(forgetCalls);

function routerAt(address: string, session = personas.superUser) {
  return createConsoleRouter({
    queryClient: createQueryClient(),
    session,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
}

/** Opens a page. Returns the GET calls that its route sends, and whether it refuses the person. */
async function open(address: string, session = personas.superUser) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET') sent.push(pathname + search);
    // No call is answered.
    return new Promise(() => undefined);
  });
  const router = routerAt(address, session);
  void router.load();
  await vi.waitFor(() => expect(router.state.matches.length).toBeGreaterThan(1));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const isRefused = router.state.matches.some(({ error }) => error instanceof Refusal);
  return { sent: sent.sort(), isRefused };
}

const router = routerAt('/');

/** The index in `roles` of the lowest role that may open a page and all routes above it. */
function lowestRank(page: string): number {
  const matches = router.matchRoutes(router.buildLocation({ to: page }));
  return Math.max(
    ...matches.map(({ staticData: { openTo } }) => roles.indexOf(openTo ?? roles[0])),
  );
}

/** Every page: its path with `$` for each parameter, and what its route says of its reads. */
const pages = Object.values(router.routesByPath)
  .map(({ fullPath, options: { staticData } }) => ({
    page: fullPath.replace(/\$\w*/g, '$').replace(/(.)\/$/, '$1'),
    reads: staticData?.reads ?? [],
    dependsOnSearch: staticData?.readsDependOnSearch,
  }))
  // Addresses that lead to another page, and unknown ones.
  .filter(({ page }) => !['/', '/$', '/organisation', '/user'].includes(page))
  .map((each) => {
    const address = each.page.replaceAll('$', idOn(each.page));
    return { ...each, address, rank: lowestRank(address) };
  });

const { ordinaryUser, organisationAdministrator, superUser } = personas;
const people = [ordinaryUser, organisationAdministrator, superUser];

test.each(pages)('$page: index.html sends what its route reads', async ({ reads, ...page }) => {
  const early = reads.map((path: string) => path.replace(/\{\w+\}/g, idOn(page.address)));
  const opened = await open(page.address, people[page.rank]);
  expect(opened).toEqual({ sent: early.sort(), isRefused: false });
});

test.each(pages.filter(({ rank }) => rank > 0))(
  '$page is refused to the role below, for which index.html sends nothing',
  async ({ address, rank }) => {
    expect(await open(address, people[rank - 1])).toEqual({ sent: [], isRefused: true });
  },
);

test.each(pages.filter(({ dependsOnSearch }) => dependsOnSearch))(
  '$page reads something else with a search',
  async ({ address, reads }) => {
    expect((await open(`${address}?filter=kontor`)).sent).not.toEqual(reads);
  },
);
