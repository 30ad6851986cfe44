import { runTool } from './lib/run-tool.mjs';

// `npm run restore`: replaces all records by those of a backup (docs/deployment.md#backup-and-restore).
await runTool('service/restore.ts', { withDevelopment: false, keepsInstalled: true });
