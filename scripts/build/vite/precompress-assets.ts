import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every script, style sheet and icon, for the server to send. */
export const precompressAssets = (): Plugin => ({
  name: 'precompress-assets',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
    const precompress = async (file: string) => {
      const content = await readFile(file);
      await writeFile(`${file}.br`, await brotli(content));
      await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
    };
    await Promise.all(names.map((name) => precompress(join(dir, name))));
  },
});
