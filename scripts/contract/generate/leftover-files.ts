import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

// The route tree is generated too, but not from the contract.
const notice = /^\/\/ Generated from (openapi|service\/operations)\/ by "npm run generate"/;

/**
 * Finds generated files that nothing generates any more, such as the module of a tag that was renamed. Code
 * that imports one compiles, and follows an old contract.
 * @param folders where to look
 * @param generated the paths of the files that are generated
 */
export async function leftoverFiles(
  folders: readonly string[],
  generated: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => name.endsWith('.gen.ts')).map((name) => join(folder, name));
    }),
  );
  const candidates = found.flat().filter((path) => !generated.includes(path));
  const texts = await Promise.all(candidates.map((path) => readFile(path, 'utf8')));
  return candidates.filter((_, index) => notice.test(texts[index] ?? '')).sort();
}
