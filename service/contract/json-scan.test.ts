import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepestBody, JsonScan } from './json-scan';

const partsOf = (text: string, size = text.length + 1) => {
  const scan = new JsonScan();
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) {
    scan.add(bytes.subarray(start, start + size));
  }
  return scan.parts;
};

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test(`a text may be nested ${deepestBody} levels, however often it closes and opens them`, () => {
  expect(partsOf(nested(deepestBody))).toBe(deepestBody);
  expect(() => partsOf(nested(deepestBody + 1))).toThrow('nested deeper than 16 levels');
  expect(() => partsOf('{"a":['.repeat(9))).toThrow('nested deeper');
  expect(partsOf(`[${nested(15)},${nested(15)}]`)).toBe(32);
});

test('brackets within texts do not count, whatever is escaped', () => {
  expect(partsOf(JSON.stringify(['['.repeat(99), '\\', '"[[{{', '\\"[', '\u2028,']))).toBe(5);
  expect(partsOf(JSON.stringify({ '[{"\\': ']}' }))).toBe(1);
});

test('a text that closes more than it opens is refused', () => {
  for (const text of [']', '{}}', '[]]', ']['.repeat(9)]) {
    expect(() => partsOf(text)).toThrow('not JSON');
  }
});

describe('for every JSON text', () => {
  const texts = fc.json({ maxDepth: 6 });

  test('the chunks that it arrives in make no difference', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 7 }), (text, size) => {
        expect(partsOf(text, size)).toBe(partsOf(text));
      }),
    );
  });

  test('no value comes without a part, apart from a first one', () => {
    const valuesOf = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, entry) => sum + valuesOf(entry), 1)
        : 1;
    fc.assert(
      fc.property(texts, (text) => {
        expect(valuesOf(JSON.parse(text))).toBeLessThanOrEqual(2 * partsOf(text) + 1);
      }),
    );
  });
});
