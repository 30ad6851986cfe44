import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
// Below this size a compressed copy saves less than its own headers.
const leastBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every text file of the build, so that the server need not compress. */
export function precompressAssets(): Plugin {
  let folder = '';
  return {
    name: 'precompress-assets',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      const files = await readdir(folder).catch(() => []);
      await Promise.all(
        files
          .filter((file) => compressible.test(file))
          .map((file) => precompress(join(folder, file))),
      );
    },
  };
}

async function precompress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}
