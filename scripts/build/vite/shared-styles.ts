import type { Plugin, Rolldown } from 'vite';
import { withImports } from './needed-chunks.ts';

type OutputChunk = Rolldown.OutputChunk;

/**
 * Joins the style sheets of the chunks that pages share into two: that of the chunks which the first page
 * needs, and that of all others. A request for each would cost more than the styles that a page does not
 * need (decision 0086).
 * @param firstPage a part of the name of the page's module
 */
export function sharedStyles(firstPage: string): Plugin {
  return {
    name: 'shared-styles',
    apply: 'build',
    // Before Vite writes into the scripts which style sheets they load.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const shared = withImports(chunks, chunks).filter(({ name }) => name.startsWith('shared-'));
      const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(firstPage));
      const first = withImports(pages, chunks);
      for (const joined of [
        shared.filter((chunk) => first.includes(chunk)),
        shared.filter((chunk) => !first.includes(chunk)),
      ]) {
        const sheets = [...new Set(joined.flatMap(sheetsOf))];
        const source = sheets.map((sheet) => sourceOf(bundle[sheet])).join('');
        if (source === '') continue;
        for (const sheet of sheets) delete bundle[sheet];
        const name = this.getFileName(this.emitFile({ type: 'asset', name: 'shared.css', source }));
        for (const { viteMetadata } of joined) {
          if (!viteMetadata?.importedCss.size) continue;
          viteMetadata.importedCss.clear();
          viteMetadata.importedCss.add(name);
        }
      }
    },
  };
}

const sheetsOf = ({ viteMetadata }: OutputChunk) => [...(viteMetadata?.importedCss ?? [])];

const sourceOf = (file: Rolldown.OutputAsset | OutputChunk | undefined) =>
  file?.type === 'asset' ? String(file.source) : '';
