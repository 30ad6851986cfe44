import { expect, test } from 'vitest';
import { wrapLoads } from './named-chunk-loads';

test.each([
  ['/src/routes/_signed-in/admin/users/edit.$id.tsx?tsr-split=component', 'admin/users/edit.$id'],
  ['/src/routes/_signed-in/admin/index.tsx?tsr-split=component', 'admin'],
  ['~/features/admin/users/users-grid-screen', 'admin/users/users-grid-screen'],
  ['./export-rows', 'export-rows'],
])('every load of %s passes through the loader, under the name of its part', (specifier, name) => {
  expect(wrapLoads(`a = import('${specifier}');\nb = import("${specifier}");`)).toBe(
    `import { loadChunk } from '~/shell/load-chunk';
a = loadChunk(() => import('${specifier}'), '${name}');
b = loadChunk(() => import("${specifier}"), '${name}');`,
  );
});
