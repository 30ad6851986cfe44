import { readdirSync } from 'node:fs';

/**
 * Returns the origin if a text is an address without path, query and user; null otherwise.
 * @param {string} text
 */
export function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isServer = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isServer ? url.origin : null;
}

/**
 * Reads the option `--vite`.
 * @param {string | undefined} text
 * @throws when it is no address of a server
 */
export function viteOrigin(text) {
  if (text === undefined) return null;
  const origin = originOf(text);
  if (origin !== null) return origin;
  throw new Error(
    '--vite takes the address of a development server, such as http://localhost:5173.',
  );
}

/**
 * Reads the option `--stories`. A folder that does not exist comes with the first story.
 * @param {string} path
 * @throws when it is no folder
 */
export function storiesFolder(path) {
  try {
    readdirSync(path);
  } catch (error) {
    if (error.code !== 'ENOENT') {
      throw new Error(`--stories takes a folder, and ${path} cannot be read as one.`);
    }
  }
  return path;
}
