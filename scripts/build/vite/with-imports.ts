interface Importing {
  fileName: string;
  imports: readonly string[];
}

/** Returns these chunks and all that they import, imported ones first: the styles of later ones win. */
export function withImports<Chunk extends Importing>(
  wanted: readonly Chunk[],
  chunks: readonly Chunk[],
): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) add(byFile.get(file));
    found.add(chunk);
  };
  for (const chunk of wanted) add(chunk);
  return found;
}
