import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiedName } from './copied-name';

test.each([
  ['Managers', [], 'Managers copy'],
  ['Managers', ['managers COPY '], 'Managers copy 2'],
  ['Managers', ['Managers copy', 'Managers copy 2'], 'Managers copy 3'],
  ['', [], 'copy'],
  ['A name of thirty-two characters!', [], 'A name of thirty-two charac copy'],
  ['A name that is cut at  its spaces', [], 'A name that is cut at  its copy'],
  [
    'A name of thirty-two characters!',
    ['A name of thirty-two charac copy'],
    'A name of thirty-two char copy 2',
  ],
])('a copy of "%s" beside %j is "%s"', (name, taken, copy) => {
  expect(copiedName(name, taken, 32)).toBe(copy);
});

test('the name of a copy is unique and within the limit, for any names', () => {
  const anyName = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(anyName, fc.nat({ max: 120 }), (name, copies) => {
      const taken: string[] = [];
      for (let count = 0; count <= copies; count += 1) {
        const copy = copiedName(name, taken, 32);
        expect([...copy].length).toBeLessThanOrEqual(32);
        expect(taken.map((other) => other.toLowerCase())).not.toContain(copy.toLowerCase());
        expect(copy).toBe(copy.trim());
        taken.push(copy);
      }
    }),
    { numRuns: 30 },
  );
});
