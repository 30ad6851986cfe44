import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run seeded-defects`: makes one mistake at a time in a copy and looks for a check that notices it.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Browser', run: ensureBrowser },
  {
    title: 'Seeding defects, which takes an hour or more',
    run: () => runTypeScript('scripts/seeded-defects/main.ts', process.argv.slice(2)),
  },
]);
