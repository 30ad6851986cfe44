const timeLimit = 120_000;

// What browsers and the bundler's preloader say when a file of the build is not there.
const missingFile =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** A lazily loaded part of the console that did not come (section 8). */
export class ChunkLoadError extends Error {
  readonly chunk: string;
  readonly type: 'timeout' | 'missing';

  constructor(chunk: string, type: ChunkLoadError['type'], options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
    this.type = type;
  }
}

/**
 * Loads a part of the console. The build passes every `import()` through here.
 * @throws ChunkLoadError when it is missing, or has not come after 120 seconds.
 */
export function loadChunk<Part>(load: () => Promise<Part>, chunk: string): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), timeLimit);
    load()
      .then(resolve, (cause: unknown) => {
        const isMissing = cause instanceof Error && missingFile.test(cause.message);
        reject(isMissing ? new ChunkLoadError(chunk, 'missing', { cause }) : cause);
      })
      .finally(() => clearTimeout(timer));
  });
}
