import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps } from './lib/steps.mjs';

// `npm run mutate`: makes every change to src/domain and to the grid's reducers that Stryker knows.
// Fails when the tests notice less than stryker.config.json asks for. It is run by hand;
// docs/testing.md has the last figure.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Mutation tests of the rules',
    run: () =>
      runNode('node_modules/@stryker-mutator/core/bin/stryker.js', [
        'run',
        ...process.argv.slice(2),
      ]),
  },
]);
