import type { Plugin } from 'vite';

const loader = '~/shell/load-chunk';

/**
 * Passes every `import()` of the console through `loadChunk`, which gives it a time-out and an error
 * that names the part (docs/product/shell.md#lazily-loaded-parts). The router's plugin generates the
 * loads of routes, so nobody can wrap them by hand.
 */
export function namedChunkLoads(): Plugin {
  return {
    name: 'named-chunk-loads',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?(\?|$)/.test(id) || !code.includes('import(')) return null;
      const loads = dynamicImportsOf(this.parse(code));
      return loads.length === 0 ? null : { code: wrapLoads(code, loads), map: null };
    },
  };
}

export interface DynamicImport {
  start: number;
  end: number;
  specifier: string;
}

/**
 * Passes each of `loads` through `loadChunk`, and imports `loadChunk`. What a module loads at several
 * places has one load: a route has the same chunk for its loader and its component.
 */
export function wrapLoads(code: string, loads: readonly DynamicImport[]): string {
  let wrapped = code;
  const shared = new Map<string, string>();
  for (const { start, end, specifier } of [...loads].sort((a, b) => b.start - a.start)) {
    let load = `loadChunk(() => ${wrapped.slice(start, end)}, ${JSON.stringify(partNameOf(specifier))})`;
    if (loads.filter((other) => other.specifier === specifier).length > 1) {
      const name = `loadPart${[...new Set(loads.map((each) => each.specifier))].indexOf(specifier)}`;
      shared.set(specifier, `const ${name} = () => ${load};\n`);
      load = `${name}()`;
    }
    wrapped = wrapped.slice(0, start) + load + wrapped.slice(end);
  }
  return `import { loadChunk } from '${loader}';\n${[...shared.values()].join('')}${wrapped}`;
}

/** "src/routes/_signed-in/admin/users/index.tsx?tsr-split=component" -> "admin/users". */
function partNameOf(specifier: string): string {
  return specifier
    .replace(/\?.*$/, '')
    .replace(/\.tsx?$/, '')
    .replace(/^.*\/(?:features|routes)\//, '')
    .replace(/^(?:\.\.?\/|~\/)+/, '')
    .replace(/^_[^/]*\//, '')
    .replace(/\/index$/, '');
}

function dynamicImportsOf(node: unknown, found: DynamicImport[] = []): DynamicImport[] {
  if (Array.isArray(node)) {
    for (const element of node) dynamicImportsOf(element, found);
  } else if (isRecord(node)) {
    const { type, start, end, source } = node;
    if (type === 'ImportExpression' && typeof start === 'number' && typeof end === 'number') {
      const value = isRecord(source) ? source.value : undefined;
      if (typeof value === 'string') found.push({ start, end, specifier: value });
    }
    for (const child of Object.values(node)) dynamicImportsOf(child, found);
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
