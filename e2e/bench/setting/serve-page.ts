import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { build, type Plugin } from 'vite';
import { precompressAssets } from '../../../scripts/build/vite/precompress-assets';
import type { Served } from '../../../scripts/commands/lib/served';
import { consoleDocument } from '../../../service/console-document';
import { consoleHost } from '../../../service/console-host';
import { securityHeaders } from '../../../service/http/security-headers';

/** The folders of e2e/bench/pages. */
export type PageName =
  | 'answers'
  | 'bare'
  | 'plain-table'
  | 'record-grid'
  | 'plain-tree'
  | 'record-tree'
  | 'health-tree'
  | 'versions-tree';

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds a page of e2e/bench/pages as the build does with the console, and serves it as the service
 * serves the console: with the same headers, policy and compression.
 * @param files the data files that the page requests, by name
 */
export async function servePage(
  page: PageName,
  files: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), `bench-${page}-`));
  await buildPage(page, folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const app = new Hono();
  app.use('*', ...securityHeaders({ isHttps: false }));
  app.route('/', consoleHost(consoleDocument({ folder, connectOrigins: async () => [] })));
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () =>
      resolve(started),
    );
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function buildPage(page: PageName, outDir: string) {
  return build({
    configFile: false,
    logLevel: 'warn',
    root: folderOf('../pages'),
    plugins: [react(), pageName(page), precompressAssets()],
    resolve: { alias: { '~': folderOf('../../../src') } },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // A page is one script without chunks.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
  });
}

/** Fills in `%PAGE%`, the only difference between the pages' HTML. */
function pageName(page: PageName): Plugin {
  return {
    name: 'page-name',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll('%PAGE%', page),
    },
  };
}
