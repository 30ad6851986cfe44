import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('no two files of styles have the same name, which begins the names of their classes', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
