import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run drift`: proves for each row of scripts/contract/drifts that type checking fails where code does
// not follow the contract. `npm test` runs the same check.
ensureNode();
readArguments();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Contract: both sides notice each kind of change',
    run: () => runTypeScript('scripts/contract/drift-check/check-drifts.ts'),
  },
]);
