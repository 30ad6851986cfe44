import { generate } from './lib/build.mjs';
import { checks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run check`: runs the checks that need neither browser nor service, within a minute.
ensureNode();
readArguments();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  { title: 'Checks', run: () => runChecks(checks) },
]);
