import { expect, test } from 'vitest';
import { pageChunks } from './early-chunks';

function chunk(fileName: string, imports: string[] = [], route?: string, css: string[] = []) {
  return {
    type: 'chunk' as const,
    fileName,
    imports,
    isEntry: fileName === 'index.js',
    facadeModuleId: route ? `/project/src/routes/${route}.tsx?tsr-split=component` : null,
    viteMetadata: { importedCss: new Set(css) },
  };
}

test('each page lists its own chunk and what that imports, without what every page has', () => {
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
  const [files, pages] = pageChunks(chunks);
  const named = pages.map(([path, needed]) => [path, needed.map((place) => files[place])]);
  expect(named).toEqual([
    ['/admin/users', ['fields.js', 'grid.css', 'grid.js', 'users.js']],
    ['/admin/users/edit/$', ['fields.js', 'edit.css', 'edit.js']],
    ['/user/$', ['account.js']],
  ]);
});
