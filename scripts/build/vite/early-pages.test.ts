import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { earlyPages } from './early-pages';

function chunk(fileName: string, imports: string[] = [], route?: string, css: string[] = []) {
  return {
    fileName,
    imports,
    isEntry: fileName === 'index.js',
    isDynamicEntry: route !== undefined,
    facadeModuleId: route ? `/project/src/routes/${route}.tsx?tsr-split=component` : null,
    moduleIds: [`/project/src/api/${fileName}`.replace('.js', '.ts')],
    viteMetadata: { importedCss: new Set(css) },
  } as Rolldown.OutputChunk;
}

const chunks = [
  chunk('index.js', ['react.js']),
  chunk('react.js'),
  chunk('grid.js', ['react.js', 'fields.js'], undefined, ['grid.css']),
  chunk('fields.js', ['react.js']),
  chunk('users.js', ['index.js', 'grid.js'], '_signed-in/admin/users/index'),
  chunk('edit.js', ['index.js', 'fields.js'], '_signed-in/admin/users/edit.$id', ['edit.css']),
  chunk('account.js', ['index.js'], '_signed-in/user/$userId'),
  chunk('later.js', ['index.js']),
];

test('each page lists its own chunk and what that imports, without what every page has', () => {
  const [files, pages] = earlyPages(chunks, new Map());
  const named = pages.map(([path, needed]) => [path, needed.map((place) => files[place])]);
  expect(named).toEqual([
    ['/admin/users', ['fields.js', 'grid.css', 'grid.js', 'users.js']],
    ['/admin/users/edit/$', ['fields.js', 'edit.css', 'edit.js']],
    ['/user/$', ['account.js']],
  ]);
});

test('a page of an organisation lists what its frame loads', () => {
  const frame = chunk('organisations.js', ['fields.js']);
  const teams = chunk('teams.js', ['index.js'], '_signed-in/organisation/$orgId/teams/index');
  const [files, pages] = earlyPages([...chunks, frame, teams], new Map());
  const needed = pages.find(([path]) => path === '/organisation/$/teams')?.[1];
  expect(needed?.map((place) => files[place])).toEqual([
    'fields.js',
    'organisations.js',
    'teams.js',
  ]);
});

test('each page lists its reads and its rank, also a page without a chunk of its own', () => {
  const reading = (...reads: string[]) => ({ reads, areOnlyWithoutSearch: false, rank: 2 });
  const [, pages] = earlyPages(
    chunks,
    new Map([
      ['/admin', reading('/admin/summary/')],
      ['/admin/users', reading()],
      ['/admin/users/edit/$', reading('/api/user/{id}')],
      ['/admin/organisations', { ...reading('/api/OrganisationTree'), areOnlyWithoutSearch: true }],
    ]),
  );
  expect(pages).toEqual([
    ['/admin', [], ['/admin/summary/'], 2],
    ['/admin/organisations', [], ['/api/OrganisationTree'], 2, 1],
    ['/admin/users', [0, 3, 4, 5], [], 2],
    ['/admin/users/edit/$', [0, 1, 2], ['/api/user/$'], 2],
    ['/user/$', [6], [], 0],
  ]);
});
