import type { Plugin } from 'vite';

/**
 * Ends the build when the console would carry two copies of a package. Two versions in the lock file, or
 * a package that another one ships within itself, cost bytes without a use.
 * @param known second copies that stay for now, by the package that brings them
 */
export function oneCopy(known: readonly string[] = []): Plugin {
  return {
    name: 'one-copy',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      // Only what the build has kept.
      const used = chunks.flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 ? id : [],
        ),
      );
      const sentences = secondCopies(used, known);
      if (sentences.length > 0) this.error(sentences.join('\n'));
    },
  };
}

/** Says which packages these modules have from two folders. */
export function secondCopies(
  moduleIds: readonly string[],
  known: readonly string[] = [],
): string[] {
  const folders = new Map<string, Set<string>>();
  for (const id of moduleIds) {
    const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
    if (folder === undefined || name === undefined) continue;
    folders.set(
      name,
      (folders.get(name) ?? new Set()).add(folder.replace(/^.*?(?=node_modules)/, '')),
    );
  }
  return [...folders].flatMap(([name, found]) => {
    const copies = [...found].filter((folder) => !known.includes(folder)).sort();
    return copies.length < 2
      ? []
      : `The console has more than one copy of ${name}: ${copies.join(' and ')}.`;
  });
}
