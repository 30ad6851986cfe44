import {
  alpha,
  type CSSVariablesResolver,
  darken,
  luminance,
  type MantineColorsTuple,
} from '@mantine/core';

// The minimum contrast of text: WCAG 2.2, 1.4.3.
const leastTextContrast = 4.5;

/** Returns the contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the first shade that is readable on (or under) `other`, or else darkens the last one. */
function readableShade(shades: MantineColorsTuple, other: string): string {
  const found = shades.find((shade) => contrastOf(shade, other) >= leastTextContrast);
  return found ?? darkenUntilReadable(shades[9], other);
}

function darkenUntilReadable(colour: string, other: string): string {
  let darker = colour;
  for (let part = 0.05; contrastOf(darker, other) < leastTextContrast && part < 1; part += 0.05) {
    darker = darken(colour, part);
  }
  return darker;
}

/**
 * Replaces Mantine's own colours of light badges, filled buttons, placeholders and error texts,
 * whose contrast is too low. It does so in both colour schemes and for every colour of the theme.
 */
export const readableColours: CSSVariablesResolver = (theme) => {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const { gray, dark: night } = theme.colors;
  const canvas = gray[1];

  for (const [name, shades] of Object.entries(theme.colors)) {
    const strong = readableShade(shades, canvas);
    const variable = (part: string) => `--mantine-color-${name}-${part}`;
    light[variable('filled')] = strong;
    light[variable('filled-hover')] = darken(strong, 0.12);
    light[variable('text')] = strong;
    light[variable('outline')] = strong;
    light[variable('outline-hover')] = alpha(strong, 0.06);
    light[variable('light-color')] = darkenUntilReadable(shades[9], shades[2]);
    dark[variable('text')] = shades[3];
    dark[variable('outline')] = shades[3];
    dark[variable('filled')] = strong;
    dark[variable('filled-hover')] = darken(strong, 0.12);
  }
  // Mantine's grey of badges is darker here than the surface, so a badge would look like a hole.
  dark['--mantine-color-gray-light'] = night[4];
  dark['--mantine-color-gray-light-hover'] = night[5];
  // The dark neutrals start with the lightest shade, so text on a dark surface uses the first ones.
  dark['--mantine-color-dark-text'] = night[1];
  dark['--mantine-color-dark-outline'] = night[1];

  Object.assign(light, {
    '--mantine-color-anchor': light[`--mantine-color-${theme.primaryColor}-text`],
    '--mantine-color-error': light['--mantine-color-red-text'],
    '--mantine-color-success': light['--mantine-color-teal-text'],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-disabled-color': gray[6],
    // The border of a field needs a contrast of 3:1 (WCAG 2.2, 1.4.11).
    '--mantine-color-default-border': gray[5],
  });
  Object.assign(dark, {
    '--mantine-color-anchor': theme.colors[theme.primaryColor]?.[3],
    '--mantine-color-error': theme.colors.red[4],
    '--mantine-color-success': theme.colors.teal[4],
    '--mantine-color-dimmed': night[2],
    '--mantine-color-placeholder': night[2],
    '--mantine-color-disabled-color': night[2],
    '--mantine-color-default-border': night[3],
  });
  return { variables: {}, light, dark };
};
