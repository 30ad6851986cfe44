import { readMockArguments } from '../mock/mock-arguments.mjs';
import { buildConsole, generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { handOver } from './lib/run-tool.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run mock`: runs the console on the contract's examples, for QA, from a bare clone.
ensureNode();
const hasOwnConsole = process.argv.some((argument) => /^--(vite|dist|help)\b/.test(argument));
try {
  readMockArguments();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  ...(hasOwnConsole ? [] : [{ title: 'Console', run: buildConsole }]),
]);

handOver('scripts/mock/main.ts');
