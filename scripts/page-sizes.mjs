import { buildConsole, generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run page-sizes`: compares the sizes of pages with docs/page-sizes.md. With `-- --write` it writes
// them there.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
  {
    title: 'Sizes of pages',
    run: () => runTypeScript('scripts/page-sizes/main.ts', process.argv.slice(2)),
  },
]);
