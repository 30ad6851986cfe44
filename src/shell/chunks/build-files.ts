// What browsers and the bundler's preloader say when a file of the build does not come.
const lostFile =
  /dynamically imported module|importing a module script failed|unable to preload css/i;
const addressInText = /https?:\/\/[^\s"'`]+/;
const addressInImport = /import\(["'`]([^"'`]+)["'`]\)/;

/** Whether a load failed since a file did not come, and not by a mistake inside it. */
export const isLostFile = (cause: unknown): cause is Error =>
  cause instanceof Error && lostFile.test(cause.message);

/** The file that such a failure names; some browsers name none. */
export const fileNamedIn = (cause: Error): string | undefined =>
  addressInText.exec(cause.message)?.[0];

/** The file that a load imports, which only its source tells. */
export function fileImportedBy(load: () => unknown): string | undefined {
  const imported = addressInImport.exec(load.toString())?.[1];
  // All files of the build stand in one folder.
  return imported && new URL(imported, import.meta.url).href;
}

/**
 * Asks for a file of the build, which stays in the browser's cache. `missing` is what the server no
 * longer has: it says so, or answers with a page. A server that is not reached, or fails, has not said
 * so.
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
