import { renameSync, rmSync } from 'node:fs';
import { damageIn } from './damaged-packages.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { runNode, runTypeScript } from './steps.mjs';

const types = 'src/api/schema.gen.ts';
const routeTree = 'src/route-tree.gen.ts';

/**
 * Bundles the contract and generates the files that follow from it, from the handlers and from the routes,
 * unless they are unchanged.
 * @param {{ withTypes?: boolean }} options without types it generates only what the programs need to run
 */
export const generate = ({ withTypes = true } = {}) =>
  ensureBuilt({
    stamp: '.generated/contract.stamp.json',
    inputs: [
      'openapi',
      'scripts/contract/generate',
      'service/operations',
      ...(withTypes ? ['src/routes'] : []),
      'package-lock.json',
    ],
    outputs: [
      '.generated/contract.json',
      'src/domain/contract/enums.gen.ts',
      'src/domain/contract/field-limits.gen.ts',
      'service/operations/operations.gen.ts',
      ...(withTypes ? [types, routeTree] : []),
    ],
    build: () =>
      runTypeScript('scripts/contract/generate/generate.ts', withTypes ? [] : ['--without-types'], {
        explain: damageIn,
      }),
  });

/** Builds the console into dist/, unless it is unchanged. */
export const buildConsole = () =>
  ensureBuilt({
    stamp: '.generated/console.stamp.json',
    inputs: [
      'src',
      'public',
      'index.html',
      'vite.config.ts',
      'scripts/build/vite',
      'scripts/contract/generate/route-tree-settings.ts',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
    ],
    // The build also writes the route tree.
    outputs: ['dist', routeTree],
    build: async () => {
      const [made, former] = ['.generated/dist-made', '.generated/dist-former'];
      console.log('    building, this takes some seconds');
      const options = ['--logLevel', 'warn', '--outDir', made, '--emptyOutDir'];
      // React and the router warn in the console of a browser otherwise, whoever calls this.
      const env = { NODE_ENV: 'production' };
      await runNode('node_modules/vite/bin/vite.js', ['build', ...options], {
        env,
        explain: damageIn,
      });
      // Replaces dist at once, so that nobody gets a half-written console.
      rmSync(former, { recursive: true, force: true });
      rename('dist', former);
      renameSync(made, 'dist');
      rmSync(former, { recursive: true, force: true });
    },
  });

function rename(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
