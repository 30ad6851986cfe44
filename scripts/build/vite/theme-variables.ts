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

/** Colours that a component gets as a property. It builds the names of their variables itself. */
const colourProperties = /\b(?:color|c)(?:="|: '|=\{)[^\n]*/g;
const named = /--mantine-(?:[a-z]+-)*[a-z\d-]+/g;
/** No component builds the name of one of these. */
const spelledOut = /^--mantine-(?:breakpoint|h\d|heading|primary-color-\d|z-index)/;
const colourOf = /^--mantine-color-([a-z]+)-/;

/**
 * Fills in src/theme-variables.css: the variables of the theme, as Mantine would compute them in the
 * browser before the first paint. Variables that nothing uses are left out
 * (decision 0088).
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
  const [given, own] = [defaultCssVariablesResolver(merged), readableColours(merged)];
  const all = {
    variables: { ...given.variables, ...own.variables },
    light: { ...given.light, ...own.light },
    dark: { ...given.dark, ...own.dark },
  };
  const styles = convertCssVariables(usedOf(all, Object.keys(merged.colors)));
  // The theme keeps Mantine's scale of 1.
  return styles.replaceAll(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1');
}

/** Leaves out the variables that neither a style sheet nor a component can ask for. */
function usedOf(all: ConvertCSSVariablesInput, colours: string[]): ConvertCSSVariablesInput {
  const texts = [...sources('src', /\.(css|tsx?)$/), ...mantineStyles()];
  const used = new Set(texts.flatMap((text) => text.match(named) ?? []));
  const properties = texts.flatMap((text) => text.match(colourProperties) ?? []).join('\n');
  const whole = colours.filter((colour) => new RegExp(`['"]${colour}['"]`).test(properties));
  // What Mantine's own styles take by themselves.
  whole.push('gray', 'red', theme.primaryColor ?? 'blue');
  const groups = [all.variables, all.light, all.dark];
  const isUsed = (name: string) => {
    const colour = colourOf.exec(name)?.[1] ?? '';
    if (used.has(name)) return true;
    if (!colours.includes(colour)) return !spelledOut.test(name);
    // The variants of a component have names, such as "filled". Only our own styles name shades.
    return whole.includes(colour) && !/\d$/.test(name);
  };
  // A variable may stand for another one.
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const [name, value] of groups.flatMap(Object.entries)) {
      if (isUsed(name)) for (const other of String(value).match(named) ?? []) used.add(other);
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

/** The style sheets of Mantine, without the one that lists its variables. */
const mantineStyles = () =>
  ['core/styles', 'dates'].flatMap((folder) =>
    readdirSync(`node_modules/@mantine/${folder}`)
      .filter((file) => file.endsWith('.css') && !/default-css-variables|layer/.test(file))
      .map((file) => readFileSync(`node_modules/@mantine/${folder}/${file}`, 'utf8')),
  );
