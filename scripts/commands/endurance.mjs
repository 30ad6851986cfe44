import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps } from './lib/steps.mjs';

// `npm run endurance`: kills the service a hundred times while it writes, and looks for lost writes.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  {
    title: 'A hundred kills',
    run: () =>
      runNode(
        'node_modules/vitest/vitest.mjs',
        ['run', '--project=deployment', 'e2e/deployment/killed-service.test.ts'],
        { env: { KILLS: '100' } },
      ),
  },
]);
