import { relative } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('the built console contains nothing of the mock', async () => {
  const built = await build({ build: { write: false }, logLevel: 'silent' });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const modules = outputs
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .map((id) => relative(process.cwd(), id));
  const code = outputs
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');

  expect(modules).toContain('src/main.tsx');
  expect(modules.filter((id) => /^(scripts|service|e2e)\/|@stoplight\//.test(id))).toEqual([]);
  expect(code).not.toMatch(/mock-badge|mock-scenarios|mock-persona|["'`]\/mock\b/);
}, 120_000);
