import { spawn } from 'node:child_process';
import { buildConsole, generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm start`: everything from a bare clone to the running console with its service.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
]);

console.log('\nStarting the service');
const service = spawn(
  process.execPath,
  ['--import', 'tsx', 'service/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
service.on('exit', (code) => process.exit(code ?? 1));
