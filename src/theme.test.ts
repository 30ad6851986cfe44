import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  toRgba,
} from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { theme } from './theme';
import { contrastOf, readableColours } from './theme-contrast';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const defaults = defaultCssVariablesResolver(merged);
const ours = readableColours(merged);

/** Resolves a variable to a colour, with the theme's own variables over Mantine's. */
function colourOf(variable: string, scheme: 'light' | 'dark'): string {
  const values: Record<string, string | undefined> = {
    ...defaults.variables,
    ...defaults[scheme],
    ...ours[scheme],
  };
  const value = values[variable];
  if (value === undefined) throw new Error(`${variable} has no value`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? colourOf(reference, scheme) : value;
}

/** Blends a translucent colour with the colour under it. */
function over(top: string, bottom: string): string {
  const [above, below] = [toRgba(top), toRgba(bottom)];
  const mix = (part: 'r' | 'g' | 'b') => above[part] * above.a + below[part] * (1 - above.a);
  return `rgb(${mix('r')}, ${mix('g')}, ${mix('b')})`;
}

// styles.css uses these shades as the canvas behind the cards and as the surface of the cards.
const surfaces = {
  light: ['--mantine-color-gray-1', '--mantine-color-white'],
  dark: ['--mantine-color-dark-8', '--mantine-color-dark-7', '--mantine-color-dark-6'],
};
const colours = Object.keys(merged.colors);

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const contrast = (one: string, other: string) =>
    contrastOf(colourOf(one, scheme), colourOf(other, scheme));

  test.each(['text', 'dimmed', 'placeholder', 'error', 'success', 'anchor', 'disabled-color'])(
    'the colour of %s can be read on every surface',
    (name) => {
      for (const surface of surfaces[scheme]) {
        expect(contrast(`--mantine-color-${name}`, surface), surface).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(colours)('filled, light and outlined parts of %s have the minimum contrast', (name) => {
    const part = (of: string) => `--mantine-color-${name}-${of}`;
    const white = '--mantine-color-white';
    expect(contrast(white, part('filled'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(white, part('filled-hover'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(part('light-color'), part('light'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(part('light-color'), part('light-hover'))).toBeGreaterThanOrEqual(4.5);
    for (const surface of surfaces[scheme]) {
      expect(contrast(part('text'), surface), surface).toBeGreaterThanOrEqual(4.5);
      expect(contrast(part('outline'), surface), surface).toBeGreaterThanOrEqual(4.5);
      // Subtle buttons are like light ones, without a background of their own.
      expect(contrast(part('light-color'), surface), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a subtle button has the minimum contrast, also on hover', () => {
    const colours = merged.variantColorResolver({
      theme: merged,
      variant: 'subtle',
      color: 'indigo',
    });
    const nameOf = (value: string) => value.replace(/^var\((.+)\)$/, '$1');
    const text = colourOf(nameOf(colours.color), scheme);
    const hover = colourOf(nameOf(colours.hover), scheme);
    for (const surface of surfaces[scheme].map((name) => colourOf(name, scheme))) {
      expect(contrastOf(text, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(text, over(hover, surface)), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the border of a field and the focus outline have a contrast of 3:1', () => {
    const focus = scheme === 'light' ? 'filled' : '4';
    for (const surface of surfaces[scheme]) {
      expect(contrast(`--mantine-color-indigo-${focus}`, surface)).toBeGreaterThanOrEqual(3);
    }
    const [, card = ''] = surfaces[scheme];
    expect(contrast('--mantine-color-default-border', card)).toBeGreaterThanOrEqual(3);
  });
});

test('the contrast is that of WCAG', () => {
  expect(contrastOf('#fff', '#000')).toBe(21);
  expect(contrastOf('#777', '#fff')).toBeCloseTo(4.48, 2);
});
