import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Imports the styles of Mantine, so that nobody does by hand. In a build, each component imports its own
 * style sheet: a page has the styles of what it draws. In development a page has them all.
 *
 * All of them are in the layer `mantine` (src/styles.css), so that the console's own rules win, in
 * whichever order the sheets come.
 */
export function mantineStyles(): Plugin {
  let isBuild = true;
  return {
    name: 'mantine-styles',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform(code, id) {
      const sheet = isBuild ? sheetOf(id) : wholeSheets(id);
      return sheet ? { code: `${code}\n${sheet}`, map: null } : null;
    },
  };
}

const importOf = (sheet: string) => `import '${sheet}';\n`;

/** Imports all styles in the module that has those of every page. */
const wholeSheets = (id: string) =>
  id.endsWith('/src/styles.ts')
    ? ['core', 'dates'].map((name) => importOf(`@mantine/${name}/styles.layer.css`)).join('')
    : undefined;

/**
 * Returns the import of a component's styles; undefined for a module without styles. The sheet of a
 * component has those of its parts, unless a part has a sheet of its own.
 */
export function sheetOf(id: string): string | undefined {
  if (id.includes('/@mantine/dates/esm/components/')) {
    return importOf('@mantine/dates/styles.layer.css');
  }
  const [, folders = ''] = /@mantine\/core\/esm\/\w+\/(.+)\.mjs/.exec(id) ?? [];
  const names = folders.split('/');
  // "Combobox/ComboboxChevron/ComboboxChevron": a component's file has the name of its folder.
  if (names.length < 2 || names.at(-1) !== names.at(-2)) return undefined;
  const name = names.toReversed().find((each) => existsSync(`node_modules/${sheetNamed(each)}`));
  return name && importOf(sheetNamed(name));
}

const sheetNamed = (name: string) => `@mantine/core/styles/${name}.layer.css`;
