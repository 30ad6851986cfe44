import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHints } from './scripts/build/vite/compile-hints.ts';
import { earlyChunks } from './scripts/build/vite/early-chunks.ts';
import { mantineStyles } from './scripts/build/vite/mantine-styles.ts';
import { namedChunkLoads } from './scripts/build/vite/named-chunk-loads.ts';
import { precompressAssets } from './scripts/build/vite/precompress-assets.ts';
import { sharedChunks } from './scripts/build/vite/shared-chunks.ts';
import { sharedStyles } from './scripts/build/vite/shared-styles.ts';
import { themeVariables } from './scripts/build/vite/theme-variables.ts';
import { backendProxies } from './scripts/commands/lib/backend-proxy.ts';
import { routeTreeSettings } from './scripts/contract/generate/route-tree-settings.ts';

const proxy = backendProxies(process.env.CONSOLE_BACKEND ?? 'http://127.0.0.1:4173');

/** The plugins that find modules and change them. */
const modulePlugins = () => [
  tanstackRouter({
    ...routeTreeSettings,
    autoCodeSplitting: true,
    codeSplittingOptions: {
      // Super users land on this page. Within the console's script it saves a round trip.
      splitBehavior: ({ routeId }) => (routeId === '/_signed-in/admin/' ? [] : undefined),
      // A page's reads and the shapes of their answers belong to the page's own chunk.
      defaultBehavior: [['loader', 'component']],
    },
  }),
  react(),
  namedChunkLoads(),
  mantineStyles(),
  themeVariables(),
];

export default defineConfig({
  plugins: [
    ...modulePlugins(),
    sharedChunks(modulePlugins),
    // The most visited page of all.
    sharedStyles('/routes/_signed-in/admin/users/index.tsx'),
    earlyChunks(),
    compileHints(),
    precompressAssets(),
  ],
  resolve: {
    alias: [
      { find: '~', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // React has had the hook itself for long.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // Data URLs would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      // Every browser of the target knows modulepreload.
      polyfill: false,
      // `loadChunk` has fetched a chunk itself before what it needs is preloaded.
      resolveDependencies: (file, needed) => needed.filter((name) => name !== file),
    },
    rolldownOptions: {
      // mantine-react-table memoises its table at module level; the grid uses its menus only.
      treeshake: { manualPureFunctions: ['memo'] },
    },
  },
  server: { proxy },
  preview: { proxy },
});
