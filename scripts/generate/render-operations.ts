import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = 'service/operations';
const notice = '// Generated from service/operations/ by "npm run generate". Do not edit.\n\n';

/** Writes one export for each file of handlers in the service. */
export async function renderOperations(): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const exported: string[] = [];
  for (const file of files.sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const hasHandler = /^export const \w+ = handler\(/m.test(
      await readFile(join(folder, file), 'utf8'),
    );
    if (hasHandler) exported.push(`export * from './${file.replace(/\.ts$/, '')}';\n`);
  }
  return notice + exported.join('');
}
