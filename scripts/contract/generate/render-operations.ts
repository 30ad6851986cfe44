import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = 'service/operations';
const notice = '// Generated from service/operations/ by "npm run generate". Do not edit.\n\n';

/** Writes a module with everything that the files of handlers export. */
export async function renderOperations(): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const modules: string[] = [];
  for (const file of files.sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const hasHandler = /^export const \w+ = handler\(/m.test(
      await readFile(join(folder, file), 'utf8'),
    );
    if (hasHandler) modules.push(file.replace(/\.ts$/, ''));
  }
  const imports = modules.map((file, index) => `import * as file${index} from './${file}';\n`);
  const spread = modules.map((_, index) => `  ...file${index},\n`);
  return `${notice}${imports.join('')}\nexport const exported = {\n${spread.join('')}};\n`;
}
