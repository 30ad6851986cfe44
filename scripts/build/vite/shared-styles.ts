import type { Plugin, Rolldown } from 'vite';
import { withImports } from './needed-chunks.ts';

/**
 * Joins the style sheets of the chunks that pages share into two: that of the chunks which the
 * first page needs, and that of all others. A request for each would cost more than the styles
 * that a page does not need (decision 0086).
 * @param firstPage a part of the name of the page's module
 */
export const sharedStyles = (firstPage: string): Plugin => ({
  name: 'shared-styles',
  apply: 'build',
  // Before Vite writes into the scripts which style sheets they load.
  enforce: 'pre',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(firstPage));
    const first = new Set(withImports(pages, chunks));
    const styled = withImports(chunks, chunks).filter(
      (chunk) => chunk.name.startsWith('shared-') && sheetsOf(chunk).size > 0,
    );
    for (const isFirst of [true, false]) {
      const joined = styled.filter((chunk) => first.has(chunk) === isFirst);
      const sheets = new Set(joined.flatMap((chunk) => [...sheetsOf(chunk)]));
      const source = [...sheets].map((sheet) => sourceOf(bundle[sheet])).join('');
      const asset = this.emitFile({ type: 'asset', name: 'shared.css', source });
      for (const sheet of sheets) delete bundle[sheet];
      for (const chunk of joined) {
        sheetsOf(chunk).clear();
        sheetsOf(chunk).add(this.getFileName(asset));
      }
    }
  },
});

const sheetsOf = ({ viteMetadata }: Rolldown.OutputChunk) =>
  viteMetadata?.importedCss ?? new Set<string>();

const sourceOf = (file: Rolldown.OutputBundle[string] | undefined) =>
  file?.type === 'asset' ? String(file.source) : '';
