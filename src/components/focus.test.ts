import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pressedKey } from './focus';

test('a key of an input method is none', () => {
  expect(pressedKey({ key: 'Enter', isComposing: false })).toBe('Enter');
  expect(pressedKey({ key: 'Enter', isComposing: true })).toBe('');
  expect(pressedKey({ key: 'Escape', nativeEvent: { isComposing: false } })).toBe('Escape');
  expect(pressedKey({ key: 'Escape', nativeEvent: { isComposing: true } })).toBe('');
  expect(pressedKey({ key: 'Enter', isComposing: false, keyCode: 229 })).toBe('');
});

test('every Escape and Enter of the console is a pressed key', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^testing/.test(path))
    .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));
  const others = sources.filter(({ text }) => {
    const isCompared = /(\.key [!=]==|\bcase) '(Escape|Enter)'/.test(text);
    return isCompared && (text.includes(".key === 'E") || !text.includes('pressedKey('));
  });
  expect(others.map(({ path }) => path)).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
});
