import { runCommand } from './run-command';

// The second part of `npm run conformance` (docs/conformance.md).
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  complain: console.error,
  stop: stop.signal,
});
