import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutChoice } from './no-infinite-queries';

test('the installed class of queries names infinite ones in its import alone', () => {
  const code = readFileSync('node_modules/@tanstack/query-core/build/modern/query.js', 'utf8');
  expect(withoutChoice(code).match(/infiniteQueryBehavior\b.*/g)).toEqual([
    expect.stringMatching(/^infiniteQueryBehavior \} from/),
  ]);
});

test('another text ends the build', () => {
  expect(() => withoutChoice('infiniteQueryBehavior()')).toThrow('in another way');
});
