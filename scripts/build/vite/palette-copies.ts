import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { closureOf } from './shared-styles.ts';

const palette = '/src/shell/palette/';
const mark = '?palette';
const dialogModule = `${palette}palette-dialog.tsx`;

// Bytes with gzip of its scripts. Its style sheet has less than 1 kB.
const most = 14_000;

// None of these modules has a state. What has one, such as the client of the calls, is in the first script.
const copied = new RegExp(
  `(?:/src/(?:${[
    'domain/(?:best-matches|stored-text|lists|offered-rooms|contract/enums\\.gen)',
    'api/(?:entity-lookup|list-search|organisations|organisation-(?:summary|tree)|permission-groups|use-post)',
    'api/answers/(?:entity-lookup|organisations|organisation-(?:summary|tree)|permission-groups)\\.gen',
    'api/answers/shared-(?:option-value|organisation)\\.gen',
    'shell/rooms/offered-rooms',
  ].join('|')})\\.ts|/@mantine/hooks/esm/(?:index|use-debounced-value/use-debounced-value)\\.mjs)$`,
);

/**
 * Gives the palette copies of the small modules that it has in common with pages (decision 0086). Their
 * chunk has 36 kB, and the summary, where most people begin, does not have it.
 */
export function paletteCopies(): Plugin {
  return {
    name: 'palette-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.includes(palette) && !importer?.endsWith(mark)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !copied.test(found.id)) return null;
      // The palette changes nothing, so that what sends changes is left out.
      return { ...found, id: found.id + mark, moduleSideEffects: false };
    },
    generateBundle(_options, bundle) {
      const bytes = bytesOfPalette(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (bytes > most) {
        this.error(`The palette loads ${bytes} bytes with gzip on the summary, more than ${most}.`);
      }
    },
  };
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'isEntry' | 'facadeModuleId' | 'code'
>;

/**
 * Counts the bytes with gzip of the scripts that a page without shared chunks loads for the palette.
 * @throws when no chunk has the dialog
 */
export function bytesOfPalette(chunks: readonly Chunk[]): number {
  const dialog = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(dialogModule));
  if (!dialog) throw new Error(`No chunk begins with ${dialogModule}.`);
  const first = closureOf(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const needed = closureOf([dialog], chunks).filter((chunk) => !first.includes(chunk));
  return needed.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}
