import type { Plugin } from 'vite';

/**
 * Passes every `import()` of the console through `loadChunk`, which gives it a time-out and an
 * error that names the part (docs/product/shell.md#lazily-loaded-parts). The router's plugin
 * generates the loads of routes, so nobody can wrap them by hand.
 */
export const namedChunkLoads = (): Plugin => ({
  name: 'named-chunk-loads',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?(\?|$)/.test(id)) return null;
    return { code: wrapLoads(code), map: null };
  },
});

/** Passes each `import()` of a compiled module through `loadChunk`. */
export function wrapLoads(code: string): string {
  const wrapped = code.replaceAll(
    /\bimport\(\s*["'](.+?)["']\s*\)/g,
    (load, specifier) => `loadChunk(() => ${load}, '${partNameOf(specifier)}')`,
  );
  return wrapped === code ? code : `import { loadChunk } from '~/shell/load-chunk';\n${wrapped}`;
}

/** "src/routes/_signed-in/admin/users/index.tsx?tsr-split=component" -> "admin/users". */
const partNameOf = (specifier: string) =>
  specifier
    .replace(/(\.tsx?)?(\?.*)?$/, '')
    .replace(/^.*\/(features|routes)\/(_[^/]*\/)?/, '')
    .replace(/^[.~/]+/, '')
    .replace(/\/index$/, '');
