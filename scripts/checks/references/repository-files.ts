import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the files of a copy of the repository but for those that .gitignore leaves out. It reads the folder,
 * because a download has no git.
 * @param folder the copy
 * @returns paths from the folder, with slashes
 * @throws when .gitignore has an entry of a form other than `name/`, `/path/` and `*.ending`
 */
export function repositoryFiles(folder: string): string[] {
  const isIgnored = ignoredIn(readFileSync(join(folder, '.gitignore'), 'utf8'));
  const filesOf = (parent: string): string[] => {
    const entries = readdirSync(join(folder, parent), { withFileTypes: true });
    // A clone inside of this one is another repository.
    if (parent !== '' && entries.some(({ name }) => name === '.git')) return [];
    return entries.flatMap((entry) => {
      const path = `${parent}${entry.name}`;
      if (entry.isDirectory()) return isIgnored(`${path}/`) ? [] : filesOf(`${path}/`);
      return isIgnored(path) ? [] : [path];
    });
  };
  return filesOf('');
}

/** @returns whether an entry leaves out a path, which ends with a slash if it is a folder */
function ignoredIn(entries: string): (path: string) => boolean {
  const ends = ['/.git', '/.git/'];
  const beginnings: string[] = [];
  for (const line of entries.split(/\r?\n/).filter((text) => /^[^#]/.test(text))) {
    const [, root, name, ending] = /^(?:\/([\w./-]+\/)|([\w.-]+\/)|\*(\.\w+))$/.exec(line) ?? [];
    if (root !== undefined) beginnings.push(root);
    else if (name !== undefined) ends.push(`/${name}`);
    else if (ending !== undefined) ends.push(ending);
    else throw new Error(`.gitignore has the entry ${line}, whose form this check does not know.`);
  }
  return (path) => beginnings.includes(path) || ends.some((end) => `/${path}`.endsWith(end));
}
