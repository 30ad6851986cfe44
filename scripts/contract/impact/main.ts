import { runImpact } from './run-impact';

// The second part of `npm run impact`.
try {
  await runImpact(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
