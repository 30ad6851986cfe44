import type { Plugin, Rolldown } from 'vite';

/**
 * Joins the style sheets of the chunks that pages share into one, which each of these chunks then has.
 * They are short: a request for each would cost more than the styles that a page does not need.
 */
export function sharedStyles(): Plugin {
  return {
    name: 'shared-styles',
    apply: 'build',
    // Before Vite writes into the scripts which style sheets they load.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const shared = inOrder(chunks).filter(({ name }) => name.startsWith('shared-'));
      const sheets = new Set(
        shared.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
      );
      const sources = [...sheets].map((sheet) => {
        const asset = bundle[sheet];
        if (asset?.type !== 'asset') throw new Error(`The bundle lacks ${sheet}.`);
        delete bundle[sheet];
        return String(asset.source);
      });
      if (sources.length === 0) return;
      const name = 'shared.css';
      const joined = this.getFileName(
        this.emitFile({ type: 'asset', name, source: sources.join('') }),
      );
      for (const { viteMetadata } of shared) {
        if (!viteMetadata?.importedCss.size) continue;
        viteMetadata.importedCss.clear();
        viteMetadata.importedCss.add(joined);
      }
    },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>;

/** Sorts chunks so that imported ones come first: the styles of later ones win. */
export function inOrder<Kind extends Chunk>(chunks: readonly Kind[]): Kind[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Kind>();
  const seen = new Set<Kind>();
  const add = (chunk: Kind | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) add(byFile.get(file));
    found.add(chunk);
  };
  for (const chunk of chunks) add(chunk);
  return [...found];
}
