import { runTool } from './lib/run-tool.mjs';

// `npm run impact`: says which screens, handlers, tests, scenarios and documents a change of the
// contract touches (docs/contract.md).
await runTool('scripts/contract/impact/main.ts');
