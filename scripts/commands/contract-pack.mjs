import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run contract:pack`: makes a package of the contract for others (docs/contract.md).
ensureNode();
readArguments({ out: 'string', help: 'boolean' });
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  {
    title: 'Package of the contract',
    run: () => runTypeScript('scripts/contract/pack/main.ts', process.argv.slice(2)),
  },
]);
