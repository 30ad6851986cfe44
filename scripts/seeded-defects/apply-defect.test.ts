import { describe, expect, test } from 'vitest';
import { withDefect } from './apply-defect';

const defect = { id: 'wrong', file: 'some.ts', from: 'limit(5)', to: 'limit(6)' };

describe('withDefect', () => {
  test('replaces a text literally, also with characters that have a meaning in a pattern', () => {
    expect(withDefect('a limit(5) b', defect)).toBe('a limit(6) b');
    expect(withDefect('a limit(5) b', { ...defect, to: '$&' })).toBe('a $& b');
  });

  test('replaces the match of a pattern, with its groups', () => {
    const swapped = { ...defect, from: /(\w+)\(5\)/, to: '$1(7)' };
    expect(withDefect('a limit(5) b', swapped)).toBe('a limit(7) b');
  });

  test.each([
    ['is gone', 'a limit(4) b', 'no longer there'],
    ['is there twice', 'limit(5) limit(5)', 'there 2 times'],
  ])('the error names the defect when the replaced text %s', (_, text, reason) => {
    const problem = `Renew the defect "wrong": what it replaces in some.ts is ${reason}.`;
    expect(() => withDefect(text, defect)).toThrow(problem);
  });

  test('the error names the defect when it changes nothing', () => {
    expect(() => withDefect('limit(5)', { ...defect, to: 'limit(5)' })).toThrow('changes nothing');
  });
});
