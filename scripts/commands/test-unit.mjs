import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps } from './lib/steps.mjs';

// `npm run test:unit`: runs Vitest with the given arguments.
const given = process.argv.slice(2);
// The deployment tests need further programs: `npm run test:deployment`.
const isLimited = given.some((argument) => argument.startsWith('--project'));
const projects = isLimited ? [] : ['--project=!deployment'];

ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  {
    title: 'Tests without a browser',
    run: () =>
      runNode('node_modules/vitest/vitest.mjs', ['--watch=false', ...projects, ...given], {
        takesInput: true,
      }),
  },
]);
