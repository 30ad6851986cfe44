import { askForFile, fileImportedBy, fileNamedIn, isLostFile } from './build-files';

const timeLimit = 120_000;

/** A chunk of the console does not load (docs/product/shell.md#lazily-loaded-parts). */
export class ChunkLoadError extends Error {
  readonly chunk: string;
  /**
   * - `missing`: the server does not have it any longer, most likely because of a new version.
   * - `unreached`: the server did not say so; most likely there is no network.
   * - `timeout`: the chunk did not load within the time limit.
   */
  readonly type: 'timeout' | 'missing' | 'unreached';

  constructor(chunk: string, type: ChunkLoadError['type'], options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
    this.type = type;
  }
}

/**
 * Loads a chunk of the console. The build wraps every `import()` in this function.
 * @throws ChunkLoadError if one of its files does not load, or not within 120 seconds
 */
export function loadChunk<Part>(load: () => Promise<Part>, chunk: string): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), timeLimit);
    loadReached(load, chunk)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Requests the file before it imports it. A browser caches a failed import and every failed
 * preload, so a retry of the import could not succeed on the same page.
 */
async function loadReached<Part>(load: () => Promise<Part>, chunk: string): Promise<Part> {
  const file = fileImportedBy(load);
  const state = file === undefined ? 'there' : await askForFile(file);
  if (state !== 'there') throw new ChunkLoadError(chunk, state);
  try {
    return await load();
  } catch (cause) {
    if (!isLostFile(cause)) throw cause;
    const lost = fileNamedIn(cause);
    const isMissing = lost !== undefined && (await askForFile(lost)) === 'missing';
    throw new ChunkLoadError(chunk, isMissing ? 'missing' : 'unreached', { cause });
  }
}
