import { buildConsole, generate } from './lib/build.mjs';
import { deploymentTests } from './lib/deployment-tests.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run test:deployment`: runs the service with a libSQL server and nginx, and looks at the built console,
// with the given arguments.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
  deploymentTests(process.argv.slice(2)),
]);
