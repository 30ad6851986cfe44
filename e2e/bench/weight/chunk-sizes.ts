import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A script or style sheet of the build, with its bytes uncompressed, with gzip and with brotli. */
export interface ChunkSize {
  file: string;
  raw: number;
  gzip: number;
  brotli: number;
}

/** Returns the scripts and style sheets in a folder of the build, the largest first. */
export async function chunkSizes(folder: string): Promise<ChunkSize[]> {
  const chunks = (await readdir(folder))
    .filter((file) => /\.(js|css)$/.test(file))
    .map(async (file) => {
      const sizeOf = async (ending = '') => (await stat(join(folder, file + ending))).size;
      return { file, raw: await sizeOf(), gzip: await sizeOf('.gz'), brotli: await sizeOf('.br') };
    });
  return (await Promise.all(chunks)).sort((a, b) => b.gzip - a.gzip);
}
