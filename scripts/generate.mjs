import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run generate`: writes what follows from the contract, whatever was generated before.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Contract',
    run: () => runTypeScript('scripts/generate/generate.ts', process.argv.slice(2)),
  },
]);
