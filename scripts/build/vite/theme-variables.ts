import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../../../src/theme.ts';
import { readableColours } from '../../../src/theme-contrast.ts';

/**
 * Fills src/theme-variables.css with the variables of the theme. Without it, Mantine computes them
 * in the browser before the first paint (decision 0088). The theme keeps Mantine's scale of 1.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    load: (id) => (/\/src\/theme-variables\.css($|\?)/.test(id) ? themeStyles() : null),
  };
}

/** Returns the style sheet with the theme's variables. */
export function themeStyles(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [defaults, own] = [defaultCssVariablesResolver(merged), readableColours(merged)];
  const styles = convertCssVariables({
    variables: { ...defaults.variables, ...own.variables },
    light: { ...defaults.light, ...own.light },
    dark: { ...defaults.dark, ...own.dark },
  });
  return styles.replaceAll(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1');
}
