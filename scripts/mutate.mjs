import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run mutate`: makes every change to the permission arithmetic that Stryker knows. Fails when the
// tests notice less than 90 % of the changes. Writes the record that `npm test` checks.
// stryker.config.json says what it runs.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Mutation tests of the permission arithmetic',
    run: () => runTypeScript('scripts/records/prove-mutations.ts'),
  },
]);
