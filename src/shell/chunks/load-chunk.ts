import { askForFile, fileImportedBy, fileNamedIn, isLostFile } from './build-files';

const timeLimit = 120_000;

/**
 * A lazily loaded part of the console that did not come
 * (docs/product/shell.md#lazily-loaded-parts).
 */
export class ChunkLoadError extends Error {
  readonly chunk: string;
  /**
   * - `missing`: the server no longer has it, which a newly deployed version explains.
   * - `unreached`: the server did not say so; most likely there is no network.
   * - `timeout`: it did not come in time.
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
 * Loads a part of the console. The build passes every `import()` through here.
 * @throws ChunkLoadError when a file of it does not come, or not within 120 seconds.
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
 * Asks for the file before it is imported: a browser remembers an import that failed, and with it every
 * file that was preloaded in vain, so that a second try could not succeed on the same page.
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
