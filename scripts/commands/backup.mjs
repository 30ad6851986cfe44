import { runTool } from './lib/run-tool.mjs';

// `npm run backup`: copies the database while the service runs (docs/deployment.md#backup-and-restore).
await runTool('service/backup.ts', { withDevelopment: false, keepsInstalled: true });
