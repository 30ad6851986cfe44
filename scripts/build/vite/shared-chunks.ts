import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { earlyCalls } from '../../../src/api/early-calls.ts';
import type { ModuleClass } from './chunk-cost.ts';
import { followPlan, improvePlan } from './chunk-plan.ts';
import { isInFrame, pagePathOf } from './early-chunks.ts';

// With the console's own script and the page's own chunk, a page has eight scripts.
const mostShared = 6;

// Of 18 requests, nine are not shared scripts and reads of the route: the document, three calls of
// start-up, the console's and the page's script and style sheet, and a shared style sheet.
const mostSharedAndRead = 9;

// What a page requests beyond that, which its route does not know.
const requestedLater: Readonly<Record<string, number>> = {
  '/admin/organisations': 2,
  '/admin/poscoreinstances': 5,
  '/organisation/$/authorisations': 2,
  '/organisation/$/links/edit/$': 2,
  '/organisation/$/systemhealth': 2,
  '/organisation/$/teams/edit/$': 2,
};

// The most visited page of all has a budget of its own.
const importance: Readonly<Record<string, number>> = { '/admin/users': 12 };

// The committed plan: the modules of each chunk.
const planFile = fileURLToPath(new URL('chunks.gen.json', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const pathOf = (id: string) => id.replace(root, '');

const thorough = { steps: 1_000_000, rounds: 6 };

// What every page needs.
const initial = { name: 'console', tags: ['$initial' as const] };

/**
 * Gives the code that pages share few chunks (decision 0086). The bundler alone makes one for each
 * combination of pages: up to 56 scripts for a page. Only a bundle shows which page needs which module,
 * so that this makes one first, with a chunk for each combination.
 * @param plugins those that find and change modules
 */
export function sharedChunks(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    async config({ resolve, css, build: options }) {
      const chunks: Chunk[] = [];
      await build({
        configFile: false,
        logLevel: 'silent',
        resolve,
        css,
        plugins: [...plugins(), collectChunks(chunks)],
        build: {
          ...options,
          write: false,
          rolldownOptions: { ...options?.rolldownOptions, ...optionsWith([initial]) },
        },
      });
      const classes = classesOf(chunks);
      const aim = aimOf(chunks);
      const committed: string[][] = JSON.parse(readFileSync(planFile, 'utf8'));
      let { plan, cost } = followPlan(classes, aim, committed);
      const isPlanning = process.env.PLAN_CHUNKS !== undefined;
      if (isPlanning || !Number.isFinite(cost)) {
        plan = improvePlan(classes, aim, isPlanning ? committed : [], thorough);
      }
      if (isPlanning) writeFileSync(planFile, `${JSON.stringify(plan, null, 2)}\n`);
      const names = new Map<string, string>();
      for (const [place, modules] of plan.entries()) {
        for (const module of modules) names.set(module, `shared-${place + 1}`);
      }
      const shared = {
        debugName: 'shared',
        name: (id: string) => names.get(pathOf(id)) ?? null,
        // What a module needs has a name of its own.
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: optionsWith([initial, shared]) } };
    },
  };
}

/** What a plan aims at: few files and bytes for each of these pages. */
function aimOf(chunks: readonly Chunk[]) {
  const paths = new Map(
    chunks.map(({ fileName, facadeModuleId }) => [fileName, pagePathOf(facadeModuleId) ?? '']),
  );
  return {
    most: (page: string) => {
      const path = paths.get(page) ?? '';
      const requested = (earlyCalls[path]?.length ?? 0) + (requestedLater[path] ?? 0);
      return Math.min(mostShared, mostSharedAndRead - requested);
    },
    importanceOf: (page: string) => importance[paths.get(page) ?? ''] ?? 1,
  };
}

const optionsWith = (groups: Rolldown.CodeSplittingGroup[]) => ({
  output: { codeSplitting: { groups } },
});

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'moduleIds' | 'code'
>;

/** Collects the chunks before Vite removes those that consist of style sheets. */
const collectChunks = (chunks: Chunk[]): Plugin => ({
  name: 'collect-chunks',
  enforce: 'pre',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.push({ ...file });
  },
});

const isPage = ({ facadeModuleId }: Pick<Chunk, 'facadeModuleId'>) =>
  facadeModuleId?.includes('?tsr-split=') === true;

/** Lists the chunks that several pages need, with these pages. */
export function classesOf(chunks: readonly Chunk[]): ModuleClass[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of byFile.get(file)?.imports ?? []) reached(next, found);
    return found;
  };
  const initialFiles = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reached(fileName)]),
  );
  const pages = new Map<string, Set<string>>();
  const parts = new Map<string, Set<string>>();
  for (const { fileName: user, facadeModuleId, isDynamicEntry } of chunks) {
    const users = isPage({ facadeModuleId }) ? pages : parts;
    for (const file of isDynamicEntry ? reached(user) : []) {
      users.set(file, (users.get(file) ?? new Set()).add(user));
    }
  }
  const isShared = (file: string) =>
    (pages.get(file)?.size ?? 0) + (parts.get(file)?.size ?? 0) > 1;
  const framed = chunks.flatMap(({ fileName, facadeModuleId }) =>
    pagePathOf(facadeModuleId)?.startsWith('/organisation/$') ? [fileName] : [],
  );
  for (const { fileName: user } of chunks.filter(({ moduleIds }) => moduleIds.some(isInFrame))) {
    for (const file of reached(user))
      pages.set(file, new Set([...(pages.get(file) ?? []), ...framed]));
  }
  // Without a chunk of its own, a page would not be in the list of early chunks.
  const shared = chunks.filter(
    (chunk) =>
      !isPage(chunk) &&
      !initialFiles.has(chunk.fileName) &&
      pages.has(chunk.fileName) &&
      isShared(chunk.fileName),
  );
  // What a file adds to one with similar code. By itself, a short one compresses much worse.
  const dictionary = Buffer.from(shared.map(({ code }) => code.slice(0, 400)).join('')).subarray(
    -32_768,
  );
  const places = new Map(shared.map(({ fileName }, place) => [fileName, place]));
  return shared.map(({ fileName, moduleIds, imports, code }) => ({
    modules: moduleIds.map(pathOf),
    users: pages.get(fileName) ?? new Set(),
    parts: parts.get(fileName) ?? new Set(),
    size: deflateRawSync(code, { dictionary }).length,
    needs: new Set(imports.flatMap((file) => places.get(file) ?? [])),
  }));
}
