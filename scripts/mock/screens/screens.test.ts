import { expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { readCodeGraph } from '../../contract/impact/code/code-graph';
import { unitId } from '../../contract/impact/code/code-unit';
import { consoleRoutes } from '../../contract/impact/trace/routes';
import { callsOfEveryPage, screenAt, screens, screensOf } from './screens';

const graph = readCodeGraph('.', ['src']);
const routes = consoleRoutes(graph);
const operations = contractOperations(readContract('.generated/contract.json'));

/**
 * Returns what the sources say of each page that calls the service: its route, the title of the route,
 * and its calls by the import graph. The calls of the frame belong to every page.
 */
function tracedPages() {
  const everyPage = new Set<string>();
  const pages = new Map<string, { route: string; title: string; operationIds: string[] }>();
  for (const { operationId, module } of operations) {
    const reached = graph.reaching([unitId(`src/api/answers/${module}.gen.ts`, operationId)]);
    for (const { unit, route, isFrame } of routes) {
      if (!reached.has(unit.id)) continue;
      if (isFrame) everyPage.add(operationId);
      else {
        const [, title = ''] = /\btitle: '([^']+)'/.exec(unit.source) ?? [];
        const { operationIds } = pages.get(route) ?? { operationIds: [] };
        pages.set(route, { route, title, operationIds: [...operationIds, operationId] });
      }
    }
  }
  return {
    everyPage: [...everyPage],
    pages: [...pages.values()].toSorted((a, b) => a.route.localeCompare(b.route)),
  };
}

test('the pages have the titles of their routes and the calls of the import graph', async () => {
  const text = `${JSON.stringify(tracedPages(), null, 2)}\n`;
  // After a change of a page: npm run test:unit -- scripts/mock/screens -u
  await expect(text).toMatchFileSnapshot('./screen-calls.gen.json');
});

test('every page that calls the service is listed, with an address and a title of its own', () => {
  const calling = tracedPages()
    .pages.map(({ route }) => route)
    .filter((route) => route !== '/organisation/null');
  expect(screens.map(({ route }) => route).toSorted()).toEqual(calling.toSorted());
  expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length);
  for (const screen of screens) expect(screenAt(screen.path), screen.path).toBe(screen);
});

test('every operation of the contract is called by a page', () => {
  const called = new Set([...callsOfEveryPage, ...screens.flatMap((each) => each.operationIds)]);
  const uncalled = operations.filter(({ operationId }) => !called.has(operationId));
  expect(uncalled.map(({ operationId }) => operationId)).toEqual([]);
});

test('an operation leads to the pages that show its answers', () => {
  const titles = (operationId: string) => screensOf(operationId).map(({ title }) => title);
  expect(titles('getUser')).toEqual(['Users', 'Edit User']);
  expect(titles('listTeams')).toEqual(['Organisation Access', 'Teams', 'Edit Team']);
});

test.each([
  ['/admin/deploymentserver/create', 'Create Deployment Server'],
  ['/organisation/null/teams/edit/new?x=1#y', 'Edit Team'],
  ['/resetpassword/confirm/token/user@demo.test/', 'Confirm Password Reset'],
  ['/resetpassword/complete', undefined],
])('%s is the page %s', (address, title) => {
  expect(screenAt(address)?.title).toBe(title);
});
