import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The import law keeps modules of the mock out of the console. This is for what a plugin may add.
test('the built console contains nothing of the mock', () => {
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => readFileSync(join('dist', file), 'utf8'));
  expect(texts.join('\n')).toContain('Entity Lookup');
  const ofMock = /mock-badge|mock-scenarios|mock-persona|["'`]\/mock\b|@stoplight/;
  expect(texts.filter((text) => ofMock.test(text))).toEqual([]);
});
