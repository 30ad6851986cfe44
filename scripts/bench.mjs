import { buildConsole, generate } from './lib/build.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run bench`: what the console weighs and how fast it is; docs/performance.md explains it.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Browser', run: ensureBrowser },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
  {
    title: 'Measuring, which takes some minutes',
    run: () => runTypeScript('scripts/bench/main.ts', process.argv.slice(2)),
  },
]);
