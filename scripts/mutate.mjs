import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps } from './lib/steps.mjs';

// `npm run mutate`: changes the permission arithmetic in every way that Stryker knows, and fails when
// the tests notice less than 90 % of the changes. What it runs stands in stryker.config.json.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Mutation tests of the permission arithmetic',
    run: () =>
      runNode('node_modules/@stryker-mutator/core/bin/stryker.js', ['run', 'stryker.config.json']),
  },
]);
