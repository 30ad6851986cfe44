import type { Plugin } from 'vite';

/**
 * Lists the children of each route without their names, which the router does not read. They are long,
 * and the first script has them all.
 */
export function routeLists(): Plugin {
  return {
    name: 'route-lists',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('/src/route-tree.gen.ts')
        ? { code: withRouteLists(code), map: null }
        : null;
    },
  };
}

/** "const AChildren = { BRoute: BRoute };" -> "const AChildren = [BRoute];" */
export function withRouteLists(code: string): string {
  return code.replace(
    /(const \w+Children(?:: \w+)? = )\{([^}]*)\}/g,
    (_, start: string, children: string) => `${start}[${children.replace(/\w+:/g, '')}]`,
  );
}
