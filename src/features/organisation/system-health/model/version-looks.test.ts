import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '~/theme-contrast';
import { lookCounts, versionLook } from './version-looks';

const looks = (count: number) => Array.from({ length: count }, (_, index) => versionLook(index));
const distinct = (values: readonly string[]) => new Set(values).size;

test.each([12, 30, 224])('%i versions have a look each', (count) => {
  const texts = looks(count).map((look) => Object.values(look).join());
  expect(distinct(texts)).toBe(count);
});

test.each([12, 30, 32])('%i versions can be told apart without their colours', (count) => {
  expect(distinct(looks(count).map(({ pattern, density }) => `${pattern},${density}`))).toBe(count);
});

test('neighbours differ in colour and in pattern', () => {
  const all = looks(100);
  for (const [index, look] of all.slice(1).entries()) {
    expect(look.colour).not.toBe(all[index]?.colour);
    expect(look.pattern).not.toBe(all[index]?.pattern);
  }
});

describe('the styles', () => {
  const styles = readFileSync(
    'src/features/organisation/system-health/roll-out/version-looks.module.css',
    'utf8',
  );

  test.each([
    ['colour', lookCounts.colours],
    ['pattern', lookCounts.patterns],
    ['density', lookCounts.densities],
  ])('have every %s', (name, count) => {
    const found = [...styles.matchAll(new RegExp(`\\[data-${name}="(\\d+)"\\]`, 'g'))];
    expect(new Set(found.map(([, number]) => Number(number)))).toEqual(
      new Set(Array.from({ length: count }, (_, number) => number)),
    );
  });

  const colours = [...styles.matchAll(/--colour: light-dark\((#\w+), (#\w+)\)/g)];
  test.each(colours.map(([, light = '', dark = '']) => [light, dark]))(
    '%s and %s stand out from the page of their scheme',
    (light, dark) => {
      expect(contrastOf(light, '#ffffff')).toBeGreaterThanOrEqual(3);
      expect(contrastOf(dark, '#242424')).toBeGreaterThanOrEqual(3);
    },
  );

  test('have seven colours', () => expect(colours).toHaveLength(lookCounts.colours));
});
