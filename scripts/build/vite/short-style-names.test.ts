import { expect, test } from 'vitest';
import { shortNames } from './short-style-names';

const nameOf = shortNames('src');

test('a class has two letters for its file, and its own name', () => {
  expect(nameOf('head', '/x/src/components/link.module.css')).toMatch(/^[a-z]{2}-head$/);
});

test('the same class of two files has two names', () => {
  expect(nameOf('head', 'link.module.css')).not.toBe(nameOf('head', 'header.module.css'));
});

test('a file that nobody knows has no name', () => {
  expect(() => nameOf('head', 'unknown.module.css')).toThrow('unknown.module.css');
});
