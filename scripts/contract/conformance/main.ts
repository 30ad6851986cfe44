import process from 'node:process';

// The second part of `npm run conformance` (docs/conformance.md).
process.on('uncaughtException', ({ message }) => {
  // Node would end with 1, which says that the service does not conform.
  console.error(message);
  process.exit(2);
});
// Imported here, because a module may be damaged.
const { runCommand } = await import('./run-command');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  complain: console.error,
  stop: stop.signal,
});
