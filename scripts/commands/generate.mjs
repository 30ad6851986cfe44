import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run generate`: generates everything from the contract, even if nothing has changed.
ensureNode();
readArguments({ check: 'boolean', 'without-types': 'boolean' });
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Contract',
    run: () => runTypeScript('scripts/contract/generate/generate.ts', process.argv.slice(2)),
  },
]);
