import { expect, test } from 'vitest';
import { wrapLoads } from './named-chunk-loads';

function wrap(code: string, ...imports: string[]) {
  const loads = imports.map((expression) => {
    const start = code.indexOf(expression);
    const specifier = /['"](.*)['"]/.exec(expression)?.[1] ?? '';
    return { start, end: start + expression.length, specifier };
  });
  return wrapLoads(code, loads);
}

test('every load is passed through the loader, under the name of its part', () => {
  const route = `import('/project/src/routes/_signed-in/admin/users/edit.$id.tsx?tsr-split=component')`;
  const index = `import('/project/src/routes/_signed-in/admin/index.tsx?tsr-split=component')`;
  const screen = `import("~/features/admin/users/users-grid-screen")`;
  const part = `import('./export-rows')`;
  expect(
    wrap(
      `a = () => ${route}; b = () => ${index}; c(${screen}); d(${part});`,
      route,
      index,
      screen,
      part,
    ),
  ).toBe(`import { loadChunk } from '~/shell/load-chunk';
a = () => loadChunk(() => ${route}, "admin/users/edit.$id"); b = () => loadChunk(() => ${index}, "admin"); c(loadChunk(() => ${screen}, "admin/users/users-grid-screen")); d(loadChunk(() => ${part}, "export-rows"));`);
});

test('what a module loads twice has one load', () => {
  const route = `import('./users.tsx?tsr-split=component---loader')`;
  const specifier = './users.tsx?tsr-split=component---loader';
  const code = `a = () => ${route}; b = () => ${route};`;
  const loads = [code.indexOf(route), code.lastIndexOf(route)].map((start) => ({
    start,
    end: start + route.length,
    specifier,
  }));
  expect(wrapLoads(code, loads)).toBe(`import { loadChunk } from '~/shell/load-chunk';
const loadPart0 = () => loadChunk(() => ${route}, "users");
a = () => loadPart0(); b = () => loadPart0();`);
});
