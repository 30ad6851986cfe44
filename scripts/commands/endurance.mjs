import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runNode, runSteps } from './lib/steps.mjs';

// `npm run endurance`: puts the service under pressure for long, and looks for lost and doubled writes.
ensureNode();
readArguments();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  {
    title: 'Kills, floods, a hanging mail server and a full disk',
    run: () =>
      runNode(
        'node_modules/vitest/vitest.mjs',
        ['run', '--project=deployment', 'e2e/deployment/endurance'],
        { env: { ENDURANCE: 'long' } },
      ),
  },
]);
