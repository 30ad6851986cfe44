import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../../../src/theme.ts';
import { readableColours } from '../../../src/theme-contrast.ts';

/** Matches the colours that components get as properties. A component builds the variable's name itself. */
const colourProperties = /\b(?:color|c)(?:="|: '|=\{)[^\n]*/g;
/** Matches the name of a variable. */
const variableName = /--mantine-(?:[a-z]+-)*[a-z\d-]+/g;
/** Matches variables whose names no component builds: a source file that uses one has its name. */
const neverBuilt = /^--mantine-(?:breakpoint|h\d|heading|primary-color-\d|z-index)/;
const colourVariable = /^--mantine-color-([a-z]+)-/;

/**
 * Fills src/theme-variables.css with the variables of the theme. Without it, Mantine computes them in
 * the browser before the first paint. Leaves out the variables that nothing uses (decision 0088). The theme keeps Mantine's
 * scale of 1.
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
  const all = {
    variables: { ...defaults.variables, ...own.variables },
    light: { ...defaults.light, ...own.light },
    dark: { ...defaults.dark, ...own.dark },
  };
  const styles = convertCssVariables(usedVariables(all, Object.keys(merged.colors)));
  return styles.replaceAll(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1');
}

/** Returns the variables that a style sheet or a component can use. */
function usedVariables(all: ConvertCSSVariablesInput, colours: string[]): ConvertCSSVariablesInput {
  const texts = [...sources('src', /\.(css|tsx?)$/), ...mantineStyles()];
  const used = new Set(texts.flatMap((text) => text.match(variableName) ?? []));
  const properties = texts.flatMap((text) => text.match(colourProperties) ?? []).join('\n');
  const usedColours = colours.filter((colour) => new RegExp(`['"]${colour}['"]`).test(properties));
  // Mantine's own styles use these.
  usedColours.push('gray', 'red', theme.primaryColor ?? 'blue');
  const groups = [all.variables, all.light, all.dark];
  const isUsed = (name: string) => {
    const colour = colourVariable.exec(name)?.[1] ?? '';
    if (used.has(name)) return true;
    if (!colours.includes(colour)) return !neverBuilt.test(name);
    // A component uses a variant with a name, such as "filled". Only our own styles use a shade.
    return usedColours.includes(colour) && !/\d$/.test(name);
  };
  // The value of a used variable may refer to other variables: repeats until no more are found.
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const [name, value] of groups.flatMap(Object.entries)) {
      if (isUsed(name))
        for (const other of String(value).match(variableName) ?? []) used.add(other);
    }
  }
  const [variables, light, dark] = groups.map((group) =>
    Object.fromEntries(Object.entries(group).filter(([name]) => isUsed(name))),
  );
  return { variables: variables ?? {}, light: light ?? {}, dark: dark ?? {} };
}

const sources = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Returns the style sheets of Mantine, without the one that lists its variables. */
const mantineStyles = () =>
  ['core/styles', 'dates'].flatMap((folder) =>
    readdirSync(`node_modules/@mantine/${folder}`)
      .filter((file) => file.endsWith('.css') && !/default-css-variables|layer/.test(file))
      .map((file) => readFileSync(`node_modules/@mantine/${folder}/${file}`, 'utf8')),
  );
