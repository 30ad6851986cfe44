import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const component = /@mantine\/core\/esm\/components\/(\w+)\/\1\.mjs/;

/**
 * Lets each component of Mantine import its own style sheet, so that a page has the styles of the
 * components that it draws and of no others.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    transform(code, id) {
      const sheet = stylesOf(id);
      // At the end: a component's styles win over those of the components that it is made of.
      return sheet ? { code: `${code}\nimport '${sheet}';\n`, map: null } : null;
    },
  };
}

/** Returns the style sheet of a module of Mantine; undefined if it has none. */
export function stylesOf(id: string): string | undefined {
  const name = component.exec(id)?.[1];
  const sheet = `@mantine/core/styles/${name}.css`;
  return name && existsSync(`node_modules/${sheet}`) ? sheet : undefined;
}
