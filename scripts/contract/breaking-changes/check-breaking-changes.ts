import { breaksNobody } from './breaking-changes';

// A check of `npm run check`.
try {
  if (!(await breaksNobody(console.log))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
