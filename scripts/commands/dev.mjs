import { spawn } from 'node:child_process';
import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run dev`: runs the service, which restarts when its files change, and the console
// with hot reload. With `-- --api https://...` the console works with that back end instead.
ensureNode();
const api = readApi();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
]);

const service = ['node_modules/tsx/dist/cli.mjs', 'watch', 'service/main.ts', '--api-only'];
const console_ = ['node_modules/vite/bin/vite.js'];
const env = api === undefined ? process.env : { ...process.env, CONSOLE_API: api };
const programs = (api === undefined ? [service, console_] : [console_]).map((programArguments) =>
  spawn(process.execPath, programArguments, { stdio: 'inherit', env }),
);

const stop = () => {
  for (const program of programs) program.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const program of programs) program.on('exit', stop);

/** Reads the address of a back end. Ends the process if it is none. */
function readApi() {
  const { api } = readArguments({ api: 'string' });
  if (api === undefined) return;
  try {
    if (/^https?:$/.test(new URL(api).protocol)) return api;
  } catch {}
  console.error(
    'npm run dev takes --api with the address of a back end: --api https://pos.example.com',
  );
  process.exit(1);
}
