import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { earlyPages } from './early-chunks';

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
  chunk('organisations.js', ['fields.js']),
  chunk('users.js', ['index.js', 'grid.js'], '_signed-in/admin/users/index'),
  chunk('edit.js', ['index.js', 'fields.js'], '_signed-in/admin/users/edit.$id', ['edit.css']),
  chunk('account.js', ['index.js'], '_signed-in/user/$userId'),
  chunk('teams.js', ['index.js'], '_signed-in/organisation/$orgId/teams/index'),
  chunk('later.js', ['index.js']),
];

test('each page lists its own chunk, what that imports, and what the frame of an area loads', () => {
  const [files, pages] = earlyPages(chunks, new Map());
  const named = pages.map(([path, needed]) => [path, needed.map((place) => files[place])]);
  expect(named).toEqual([
    ['/admin/users', ['fields.js', 'grid.css', 'grid.js', 'users.js']],
    ['/admin/users/edit/$', ['fields.js', 'edit.css', 'edit.js']],
    ['/organisation/$/teams', ['fields.js', 'organisations.js', 'teams.js']],
    ['/user/$', ['account.js']],
  ]);
});

test('each page lists its reads and its rank, also a page without a chunk of its own', () => {
  const reading = (...reads: string[]) => ({ reads, areOnlyWithoutSearch: false, rank: 2 });
  const facts = new Map([
    ['/admin', reading('/admin/summary/')],
    ['/admin/users/edit/$', reading('/api/user/{id}')],
    ['/admin/organisations', { ...reading('/api/OrganisationTree'), areOnlyWithoutSearch: true }],
  ]);
  const [, pages] = earlyPages(chunks, facts);
  expect(pages.map(([path, , ...rest]) => [path, ...rest])).toEqual([
    ['/admin', ['/admin/summary/'], 2],
    ['/admin/organisations', ['/api/OrganisationTree'], 2, 1],
    ['/admin/users', [], 0],
    ['/admin/users/edit/$', ['/api/user/$'], 2],
    ['/organisation/$/teams', [], 0],
    ['/user/$', [], 0],
  ]);
});
