import type { Plugin, Rolldown } from 'vite';

const runtimeId = '\0rolldown/runtime.js';

type Chunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'isEntry' | 'modules'>;

/**
 * Moves the bundler's helpers into the console's own script. Beside named groups of chunks the bundler
 * gives them a file of their own: a request of 600 bytes before anything can run.
 */
export function foldedRuntime(): Plugin {
  return {
    name: 'folded-runtime',
    apply: 'build',
    // Before Vite writes into the scripts which other scripts they load.
    enforce: 'pre',
    renderChunk: {
      order: 'post',
      handler: (code, chunk, _options, { chunks }) => ({
        code: foldRuntime(code, chunk, Object.values(chunks)),
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const runtime = chunks.find(({ modules }) => runtimeId in modules);
      if (!entry || !runtime || entry === runtime) return;
      delete bundle[runtime.fileName];
      for (const chunk of chunks) {
        const others = chunk.imports.filter((file) => file !== runtime.fileName);
        if (others.length === chunk.imports.length) continue;
        const isEntry = chunk === entry || others.includes(entry.fileName);
        chunk.imports = isEntry ? others : [...others, entry.fileName];
      }
    },
  };
}

/** Returns the code of a chunk that has its helpers from the entry; the entry's own has them itself. */
export function foldRuntime(code: string, chunk: Chunk, chunks: readonly Chunk[]): string {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const runtime = chunks.find(({ modules }) => runtimeId in modules);
  if (!entry || !runtime || chunk.fileName === runtime.fileName) return code;
  const importOf = /^import \{ ([^}]+) \} from "(\.\/[^"]+)";$/gm;
  const fileOf = (path: string) => path.replace(/^.*\//, '');
  const helpers = runtime.modules[runtimeId];
  const isOwn = chunk.fileName === entry.fileName;
  const changed = code.replace(importOf, (statement, names: string, path: string) => {
    if (fileOf(path) !== fileOf(runtime.fileName)) return statement;
    // "n as __toESM$1": a helper keeps its name, apart from a number that makes it the only one.
    const locals = names.split(', ').map((name) => name.replace(/^.* as /, ''));
    if (isOwn) {
      const renamed = locals.filter((local) => local !== helperOf(local));
      const copies = renamed.map((local) => `var ${local} = ${helperOf(local)};`);
      return [helpers?.code, ...copies].join('\n');
    }
    const imports = locals.map((local) => `${helperOf(local)} as ${local}`);
    return `import { ${imports.join(', ')} } from "./${fileOf(entry.fileName)}";`;
  });
  if (!isOwn) return changed;
  return `${changed}\nexport { ${helpers?.renderedExports.join(', ')} };\n`;
}

const helperOf = (local: string) => local.replace(/\$\d+$/, '');
