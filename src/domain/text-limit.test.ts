import { expect, test } from 'vitest';
import { limitError, limitHint } from './text-limit';

test.each([
  ['', undefined, undefined],
  ['1234567', undefined, undefined],
  ['12345678', '8 of 10 characters', undefined],
  ['1234567890', '10 of 10 characters', undefined],
  ['12345678901', undefined, 'At most 10 characters; this has 11.'],
  ['👩‍🍳'.slice(0, 2).repeat(10), '10 of 10 characters', undefined],
])('"%s" has the hint %j and the error %j', (text, hint, error) => {
  expect(limitHint(text, 10)).toBe(hint);
  expect(limitError(text, 10)).toBe(error);
});
