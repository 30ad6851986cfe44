import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';

/**
 * Serves the files of the built console, compressed by the build. They are a few megabytes and are read
 * once: no request waits for a thread that reads files, which hashes of passwords need too.
 */
export function consoleFiles(folder: string): MiddlewareHandler {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, new Uint8Array(readFileSync(path))]),
  );
  return serveStatic({
    root: folder,
    join,
    precompressed: true,
    getContent: async (path, context) => {
      const content = files.get(path);
      // The last content is the one that is sent.
      if (content) context.header('Content-Length', String(content.byteLength));
      return content ?? null;
    },
  });
}
