import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run mutate`: changes the permission arithmetic in every way that Stryker knows, fails when
// the tests notice less than 90 % of the changes, and writes the record that `npm test` checks. What
// it runs stands in stryker.config.json.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Mutation tests of the permission arithmetic',
    run: () => runTypeScript('scripts/records/prove-mutations.ts'),
  },
]);
