import { buildConsole, generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { handOver } from './lib/run-tool.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run mock`: runs the console on the contract's examples, for QA, from a bare clone.
const mockArguments = process.argv.slice(2);
const hasOwnConsole = mockArguments.some((argument) => /^--(vite|dist|help)\b/.test(argument));

ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  ...(hasOwnConsole ? [] : [{ title: 'Console', run: buildConsole }]),
]);

handOver('scripts/mock/main.ts');
