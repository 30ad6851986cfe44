import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { mergedClasses } from './merged-classes.ts';
import { classesOf } from './module-classes.ts';

// How many shared chunks a page has at most, so that it has 22 requests at most.
const mostShared = 7;
// Fewer, because they send more calls: nine; one to each instance; and eight.
const mostOfPage: Readonly<Record<string, number>> = {
  '/admin/organisations': 4,
  '/admin/poscoreinstances': 4,
  '/organisation/$/links/edit/$': 6,
};

// What every page needs.
const initial = { name: 'console', tags: ['$initial' as const] };

/**
 * Gives the code that pages share few chunks (decision 0086). The bundler alone makes one for each
 * combination of pages: up to 56 scripts for a page. Only a bundle shows which page needs which
 * module, so that this makes one first, with a chunk for each combination.
 * @param plugins those that find and change modules
 */
export function sharedChunks(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    async config({ resolve, css, build: options }) {
      const chunks: Rolldown.OutputChunk[] = [];
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
      const { classes, ownBytes } = classesOf(chunks);
      const merged = mergedClasses(classes, (page) => mostOfPage[page] ?? mostShared, ownBytes);
      const shared = {
        debugName: 'shared',
        name(id: string) {
          const place = merged.findIndex((modules) => modules.includes(id));
          return place < 0 ? null : `shared-${place + 1}`;
        },
        // What a module needs has a name of its own.
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: optionsWith([initial, shared]) } };
    },
  };
}

const optionsWith = (groups: Rolldown.CodeSplittingGroup[]) => ({
  output: { codeSplitting: { groups } },
});

/** Collects the chunks before Vite removes those that consist of style sheets. */
const collectChunks = (chunks: Rolldown.OutputChunk[]): Plugin => ({
  name: 'collect-chunks',
  enforce: 'pre',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.push({ ...file });
  },
});
