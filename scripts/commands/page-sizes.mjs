import { buildConsole, generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run page-sizes`: compares the sizes of pages with docs/page-sizes.md. With `-- --write` it writes
// them there. With `-- --plan` it first looks for a better plan of the shared chunks.
const isPlanning = process.argv.includes('--plan');
const planChunks = () =>
  runNode(
    'node_modules/vite/bin/vite.js',
    ['build', '--logLevel', 'warn', '--outDir', '.generated/dist-planned', '--emptyOutDir'],
    { env: { NODE_ENV: 'production', PLAN_CHUNKS: 'yes' }, explains: true },
  );

ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  ...(isPlanning ? [{ title: 'Plan of chunks, which takes a minute', run: planChunks }] : []),
  { title: 'Console', run: buildConsole },
  {
    title: 'Sizes of pages',
    run: () => runTypeScript('scripts/build/page-sizes/main.ts', process.argv.slice(2)),
  },
]);
