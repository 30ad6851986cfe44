import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Imports the styles of Mantine, so that nobody does by hand. In a build, each component imports
 * its own style sheet: a page has the styles of what it draws. In development a page has them all.
 *
 * All of them are in the layer `mantine` (src/styles.css), so that the console's own rules win, in
 * whichever order the sheets come.
 */
export const mantineStyles = (): Plugin => ({
  name: 'mantine-styles',
  transform(code, id) {
    const sheets = this.environment.mode === 'build' ? sheetsOf(id) : sheetsOfAll(id);
    if (sheets.length === 0) return null;
    return { code: [code, ...sheets.map((sheet) => `import '${sheet}';`)].join('\n'), map: null };
  },
});

/** All styles belong to the module that has those of every page. */
const sheetsOfAll = (id: string) =>
  id.endsWith('/src/styles.ts')
    ? ['@mantine/core/styles.layer.css', '@mantine/dates/styles.layer.css']
    : [];

/**
 * Returns the style sheet of a component, if the module is one with styles. The sheet has those of
 * its parts, unless a part has a sheet of its own.
 */
export function sheetsOf(id: string): string[] {
  if (id.includes('/@mantine/dates/esm/components/')) return ['@mantine/dates/styles.layer.css'];
  const [, folders = ''] = /@mantine\/core\/esm\/\w+\/(.+)\.mjs/.exec(id) ?? [];
  const names = folders.split('/');
  // "Combobox/ComboboxChevron/ComboboxChevron": a component's file has the name of its folder.
  if (names.at(-1) !== names.at(-2)) return [];
  const sheets = names.toReversed().map((name) => `@mantine/core/styles/${name}.layer.css`);
  return sheets.filter((sheet) => existsSync(`node_modules/${sheet}`)).slice(0, 1);
}
