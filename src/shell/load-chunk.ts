import { createListeners } from '~/domain/listeners';

// The messages of browsers and of the bundler's preloader for a file of the build that does not
// load.
const lostFile =
  /dynamically imported module|importing a module script failed|unable to preload css/i;
// Some browsers name no file in the message.
const addressInText = /https?:\/\/[^\s"'`]+/;
const addressInImport = /import\(["'`]([^"'`]+)["'`]\)/;

const timeLimit = 120_000;

declare global {
  /** By their addresses, whether the files come that index.html asks for. */
  var earlyFiles: Map<string, Promise<boolean>> | undefined;
}

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

const failures = createListeners<ChunkLoadError>();

/** Calls a listener for every chunk that does not load, and returns what removes the listener. */
export const onChunkFailure = failures.add;

/**
 * Loads a chunk of the console. The build wraps every `import()` in this function.
 * @throws ChunkLoadError if one of its files does not load, or not within 120 seconds
 */
export function loadChunk<Part>(load: () => Promise<Part>, chunk: string): Promise<Part> {
  return new Promise<Part>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), timeLimit);
    loadReached(load, chunk)
      .then((part) => {
        forgetReload(chunk);
        resolve(part);
      }, reject)
      .finally(() => clearTimeout(timer));
  }).catch((error: unknown) => {
    if (error instanceof ChunkLoadError) failures.notify(error);
    throw error;
  });
}

/**
 * The files that have come or are on their way. A route asks for its chunk twice when it opens, and again
 * whenever it reads its data.
 */
const asked = new Map<string, ReturnType<typeof askForFile>>();

/**
 * Requests the file before it imports it. A browser caches a failed import and every failed
 * preload, so a retry of the import could not succeed on the same page.
 */
async function loadReached<Part>(load: () => Promise<Part>, chunk: string): Promise<Part> {
  const file = addressInImport.exec(load.toString())?.[1];
  // All files of the build are in one folder.
  if (file !== undefined) {
    const asking = asked.get(file) ?? askOnce(new URL(file, import.meta.url).href);
    asked.set(file, asking);
    const state = await asking;
    if (state !== 'there') {
      asked.delete(file);
      throw new ChunkLoadError(chunk, state);
    }
  }
  try {
    return await load();
  } catch (cause) {
    if (file !== undefined) asked.delete(file);
    // An error in the code of the file is no failure of its load.
    if (!(cause instanceof Error && lostFile.test(cause.message))) throw cause;
    const lost = addressInText.exec(cause.message)?.[0];
    const isMissing = lost !== undefined && (await askForFile(lost)) === 'missing';
    throw new ChunkLoadError(chunk, isMissing ? 'missing' : 'unreached', { cause });
  }
}

/** Requests a file, unless the page itself has asked for it and it comes. */
async function askOnce(address: string): ReturnType<typeof askForFile> {
  const hasCome = await globalThis.earlyFiles?.get(address);
  return hasCome ? 'there' : askForFile(address);
}

/**
 * Requests a file of the build, which then is in the browser's cache.
 * @returns `missing` if the server says that it does not have the file, or answers with a page;
 * `unreached` if the server fails or cannot be reached, which does not tell whether it has the file
 */
async function askForFile(address: string): Promise<'there' | 'missing' | 'unreached'> {
  try {
    const response = await fetch(address);
    const { status, ok, headers } = response;
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
    if (status === 404 || status === 410 || (ok && isPage)) return 'missing';
    await response.arrayBuffer();
    return ok ? 'there' : 'unreached';
  } catch {
    return 'unreached';
  }
}

const storageKey = 'reloaded-for-missing-parts';

/**
 * Claims the one reload of the page for a missing chunk, which a new version most likely explains
 * (docs/product/shell.md#missing-parts). It records the claim: a second reload for a chunk that
 * stays missing would start a loop.
 * @returns whether the page may reload
 */
export function claimReload(chunk: string, storage: Storage = sessionStorage): boolean {
  try {
    const reloaded = reloadedIn(storage);
    if (reloaded.includes(chunk)) return false;
    storage.setItem(storageKey, [...reloaded, chunk].join('\n'));
    return true;
  } catch {
    // Without storage, the page could reload without an end.
    return false;
  }
}

const reloadedIn = (storage: Storage) => (storage.getItem(storageKey) ?? '').split('\n');

/** Lets the page reload again if the chunk, which has loaded, is missing after a later release. */
function forgetReload(chunk: string): void {
  try {
    const reloaded = reloadedIn(sessionStorage);
    if (!reloaded.includes(chunk)) return;
    sessionStorage.setItem(storageKey, reloaded.filter((other) => other !== chunk).join('\n'));
  } catch {
    // Without storage, no page reloads.
  }
}
