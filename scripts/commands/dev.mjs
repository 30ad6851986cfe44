import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runTogether } from './lib/run-together.mjs';
import { serviceAddress } from './lib/service-address.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run dev`: runs the service, which restarts when its files change, and the console
// with hot reload. With `-- --api https://...` the console works with that back end instead.
ensureNode();
const { api } = readArguments({ api: 'string' });
const backend = await readBackend().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
]);

const service = ['node_modules/tsx/dist/cli.mjs', 'watch', 'service/main.ts', '--api-only'];
const console_ = ['node_modules/vite/bin/vite.js'];
const programs = api === undefined ? [service, console_] : [console_];
// Otherwise Vite has no hot reload where the environment asks for production.
const mode = { NODE_ENV: 'development' };
process.exitCode = await runTogether(programs, { ...process.env, ...backend, ...mode });

/** Returns the variables that name the back end. */
async function readBackend() {
  if (api === undefined) return await serviceAddress(process.env);
  const { protocol, origin, href } = URL.canParse(api) ? new URL(api) : {};
  // A path or a query would be in front of each call, and a password in each message.
  if (/^https?:$/.test(protocol) && href === `${origin}/`) return { CONSOLE_API: origin };
  throw new Error(
    '--api takes the address of a back end without a path, such as https://pos.example.com.',
  );
}
