import { runNode, runTypeScript } from './steps.mjs';

/** Bundles the contract and writes what is generated from it. */
export const generate = () => runTypeScript('scripts/generate/generate.ts');

/** Builds the console into dist/. */
export const buildConsole = () =>
  runNode('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']);
