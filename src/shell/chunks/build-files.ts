// The messages of browsers and of the bundler's preloader for a file of the build that does not
// load.
const lostFile =
  /dynamically imported module|importing a module script failed|unable to preload css/i;
const addressInText = /https?:\/\/[^\s"'`]+/;
const addressInImport = /import\(["'`]([^"'`]+)["'`]\)/;

/** Whether a load failed because a file did not load, and not because of an error in its code. */
export const isLostFile = (cause: unknown): cause is Error =>
  cause instanceof Error && lostFile.test(cause.message);

/** Returns the file that such an error names; some browsers name none. */
export const fileNamedIn = (cause: Error): string | undefined =>
  addressInText.exec(cause.message)?.[0];

/** Returns the file that a load function imports, read from the function's source. */
export function fileImportedBy(load: () => unknown): string | undefined {
  const imported = addressInImport.exec(load.toString())?.[1];
  // All files of the build are in one folder.
  return imported && new URL(imported, import.meta.url).href;
}

/**
 * Requests a file of the build, which then is in the browser's cache.
 * @returns `missing` if the server says that it does not have the file, or answers with a page;
 * `unreached` if the server fails or cannot be reached, which does not tell whether it has the file
 */
export async function askForFile(address: string): Promise<'there' | 'missing' | 'unreached'> {
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
