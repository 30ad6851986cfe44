import { buildConsole, generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run page-sizes`: lists what each page loads, and compares it with the budgets.
ensureNode();
readArguments();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
  {
    title: 'Sizes of pages',
    run: () => runTypeScript('scripts/build/page-sizes/main.ts', ['--list']),
  },
]);
