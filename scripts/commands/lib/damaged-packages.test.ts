import { expect, test } from 'vitest';
import { damageIn } from './damaged-packages.mjs';

test.each([
  "Error [ERR_MODULE_NOT_FOUND]: Cannot find package '/p/node_modules/hono/dist/index.js' imported from /p/service/main.ts",
  "Error: Cannot find module '/p/node_modules/vite/bin/vite.js'",
  'Could not load /p/node_modules/dayjs/esm/index.js: ENOENT',
  'Error: [vite]: Rolldown failed to resolve import "react-dom/client" from "/p/src/main.tsx".',
  "[UNRESOLVED_IMPORT] Error: Could not resolve 'react-dom/client' in src/main.tsx",
])('the output shows a package that lacks a file: %s', (output) => {
  expect(damageIn(`before\n${output}\nafter`)).toBe(
    'A package seems to be damaged. Delete the folder node_modules and run the command again.',
  );
});

test.each([
  'Port 4173 of 127.0.0.1 is taken.',
  "Could not resolve './no-such-file' in src/main.tsx",
  "Cannot find module '/p/src/no-such-file'",
  'TypeError: x is no function\n    at node_modules/hono/dist/index.js:1:1',
])('the output shows no damaged package: %s', (output) => {
  expect(damageIn(output)).toBeNull();
});
