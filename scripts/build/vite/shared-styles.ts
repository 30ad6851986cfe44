import type { Plugin, Rolldown } from 'vite';

type OutputChunk = Rolldown.OutputChunk;

// Letters. A shorter sheet is not worth the second request.
const shortSheet = 1_600;
const shortPageSheet = 2_400;

/**
 * Joins the style sheets of the chunks that pages share into two: that of the chunks which some pages
 * need, and that of all others. A request for each would cost more than the styles that a page does not
 * need (decision 0086).
 * @param firstPages parts of the names of the modules of these pages
 */
export function sharedStyles(firstPages: readonly string[]): Plugin {
  return {
    name: 'shared-styles',
    apply: 'build',
    // Before Vite writes into the scripts which style sheets they load.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const sourceOf = (sheet: string) => {
        const asset = bundle[sheet];
        if (asset?.type !== 'asset') throw new Error(`The bundle lacks ${sheet}.`);
        return String(asset.source);
      };
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const joined of groupsOf(chunks, firstPages, sourceOf)) {
        const sheets = [...new Set(joined.flatMap(sheetsOf))];
        if (sheets.length === 0) continue;
        const source = sheets.map(sourceOf).join('');
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

/**
 * Returns the chunks of the first sheet and those of the second, in the order of their styles.
 * @throws when the second sheet could come before the first in a page
 */
function groupsOf(
  chunks: readonly OutputChunk[],
  firstPages: readonly string[],
  sourceOf: (sheet: string) => string,
): [first: OutputChunk[], second: OutputChunk[]] {
  const neededBy = (chunk: OutputChunk) => closureOf([chunk], chunks);
  const lengthOf = (chunk: OutputChunk) => sheetsOf(chunk).map(sourceOf).join('').length;
  const styled = inOrder(chunks).filter((chunk) => sheetsOf(chunk).length > 0);
  const shared = styled.filter(({ name }) => name.startsWith('shared-'));
  const pages = chunks.filter(({ facadeModuleId }) =>
    firstPages.some((page) => facadeModuleId?.includes(page)),
  );
  const first = new Set(closureOf(pages, chunks).filter((chunk) => shared.includes(chunk)));
  // In their order, so that a short sheet stays behind the long one that it builds on.
  for (const chunk of shared) {
    const isBehindFirst = neededBy(chunk).every(
      (each) => each === chunk || !shared.includes(each) || first.has(each),
    );
    if (lengthOf(chunk) < shortSheet && isBehindFirst) first.add(chunk);
  }
  const second = shared.filter((chunk) => !first.has(chunk));
  const early = second.find((chunk) => !neededBy(chunk).some((each) => first.has(each)));
  if (early)
    throw new Error(`The styles of ${early.fileName} could come before those of all pages.`);
  // The short sheets of pages that have the second one anyway.
  const ofPages = styled.filter(
    (chunk) =>
      chunk.facadeModuleId?.includes('/src/routes/') &&
      lengthOf(chunk) < shortPageSheet &&
      neededBy(chunk).some((each) => second.includes(each)),
  );
  return [shared.filter((chunk) => first.has(chunk)), [...second, ...ofPages]];
}

const sheetsOf = ({ viteMetadata }: OutputChunk) => [...(viteMetadata?.importedCss ?? [])];

type Chunk = Pick<OutputChunk, 'fileName' | 'imports'>;

/** Sorts chunks so that imported ones come first: the styles of later ones win. */
export const inOrder = <Kind extends Chunk>(chunks: readonly Kind[]) => closureOf(chunks, chunks);

/** Returns these chunks and all that they import, imported ones first. */
export function closureOf<Kind extends Chunk>(
  wanted: readonly Kind[],
  chunks: readonly Kind[],
): Kind[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Kind>();
  const seen = new Set<Kind>();
  const add = (chunk: Kind | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) add(byFile.get(file));
    found.add(chunk);
  };
  for (const chunk of wanted) add(chunk);
  return [...found];
}
