import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run drift`: proves for each row of scripts/contract/drifts/contract-drifts.ts that type checking
// fails where code does not follow the contract.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'No side drifts from the contract unseen',
    run: () => runTypeScript('scripts/contract/check-drifts.ts'),
  },
]);
