import { expect, test } from 'vitest';
import { hasEmailStructure } from './email-structure';

test.each([
  ['', false],
  ['someone', false],
  ['someone@', false],
  ['someone@example', false],
  ['someone@example.', false],
  ['first.last@example', false],
  ['@example.com', true],
  ['someone@example.com', true],
  ['some+one%40@exämple.co.uk', true],
])('"%s" -> %s', (text, expected) => {
  expect(hasEmailStructure(text)).toBe(expected);
});
