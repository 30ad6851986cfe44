import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeFacts } from './route-facts';

const route = (id: string, options: string) =>
  `export const Route = createFileRoute('${id}')({\n  ${options},\n  loader: () => {},\n});`;

const factsOf = (...sources: string[]) => Object.fromEntries(routeFacts(sources));

test.each([
  ["reads: ['/api/team', '/api/links']", ['/api/team', '/api/links'], false],
  ["reads: [\n'/api/team',\n],\nreadsDependOnSearch: true", ['/api/team'], true],
  ["title: 'Teams'", [], false],
])('%j lists the reads of a page', (staticData, reads, areOnlyWithoutSearch) => {
  expect(factsOf(route('/teams', `staticData: { ${staticData} }`))).toEqual({
    '/teams': { reads, areOnlyWithoutSearch, rank: 0 },
  });
});

test('a page inherits who may open the routes above it, and may be stricter', () => {
  const facts = factsOf(
    'export const Route = createRootRouteWithContext()({})',
    route('/_signed-in', 'component: Frame'),
    `const openTo = 'organisation-administrator';
     ${route('/_signed-in/area/$id', 'staticData: { openTo }')}`,
    route('/_signed-in/area/$id/', "staticData: { title: 'Summary' }"),
    route('/_signed-in/area/$id/new/edit/$part', "staticData: { title: 'New' }"),
    route('/_signed-in/area/$id/keys', "staticData: { openTo: 'super-user' }"),
    route('/_signed-in/area/null', "staticData: { title: 'None' }"),
    route('/_signed-in/areas', "staticData: { title: 'Areas' }"),
  );
  const ranks = Object.entries(facts).map(([path, { rank }]) => [path, rank]);
  expect(ranks).toEqual([
    ['/area/$', 1],
    ['/area/$/new/edit/$', 1],
    ['/area/$/keys', 2],
    ['/area/null', 0],
    ['/areas', 0],
  ]);
});

test('super users alone open Administration, and administrators an organisation', () => {
  const folder = 'src/routes';
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true });
  const files = names.filter((name) => name.endsWith('.tsx'));
  const facts = routeFacts(files.map((name) => readFileSync(join(folder, name), 'utf8')));
  const areas = [/^\/(?!admin|organisation\/\$)/, /^\/organisation\/\$/, /^\/admin(\/|$)/];
  for (const [path, { rank }] of facts) expect(path).toMatch(areas[rank] ?? 'a known rank');
});
