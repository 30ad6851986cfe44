import { buildConsole, generate } from './lib/build.mjs';
import { buildService } from './lib/build-service.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run build`: makes build/, which runs with Node alone: `node build/service/main.mjs`.
ensureNode();
readArguments();
await runSteps([
  { title: 'Packages', run: () => ensureInstalled({ withDevelopment: false }) },
  { title: 'Contract', run: () => generate({ withTypes: false }) },
  { title: 'Console', run: buildConsole },
  { title: 'Service', run: buildService },
]);
