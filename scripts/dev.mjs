import { spawn } from 'node:child_process';
import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run dev`: runs the service, which restarts when its files change, and the console
// with hot reload.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
]);

const programs = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', 'service/main.ts', '--api-only'],
  ['node_modules/vite/bin/vite.js'],
].map((programArguments) => spawn(process.execPath, programArguments, { stdio: 'inherit' }));

const stop = () => {
  for (const program of programs) program.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const program of programs) program.on('exit', stop);
