import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page as its build lists it: `$` stands for a parameter of the path. */
type ListedPage = [
  path: string,
  needed: number[],
  reads: string[],
  rank: number,
  ...rest: unknown[],
];

// scripts/build/vite/early-chunks.ts writes the list.
const listOfPages = /\[\[.*\]\] (?=\/\* end of pages \*\/)/;

// Where a super user, an administrator of an organisation and everybody else land.
const landingPages = ['/admin', '/organisation/$', '/user/$'];

/** The page of the console, and the files that the build made for it. */
export interface ConsolePage {
  /** Returns the page for an address. Its list has no other pages, which makes it much shorter. */
  htmlFor(path: string | undefined): string;
  /** Whether the console has a page of its own at an address. */
  has(path: string | undefined): boolean;
  /** Returns the index in `roles` (src/domain/roles.ts) of the lowest that may open an address. */
  lowestRankAt(path: string): number;
  /** The scripts and style sheets that every page needs. */
  initialFiles: readonly string[];
  /** The other scripts and style sheets of the page at an address, in the order of their styles. */
  filesOf(path: string | undefined): readonly string[];
  /** All pages of the build: the files of each beside the initial ones, and what its route reads. */
  pages: readonly { path: string; files: readonly string[]; reads: readonly string[] }[];
}

/**
 * Reads the page of the built console.
 * @throws when the console is not built
 */
export function readConsolePage(folder: string): ConsolePage {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) {
    throw new Error(`The console is not built: ${file} is missing. "npm start" builds it.`);
  }
  const html = readFileSync(file, 'utf8');
  const list = listOfPages.exec(html)?.[0] ?? '[[],[]]';
  const [files, pages] = JSON.parse(list) as [string[], ListedPage[]];
  const pagesAt = (path: string | undefined) => {
    if (path === undefined) return [];
    const isLanding = ([listed]: ListedPage) => landingPages.includes(listed);
    if (path === '/') return pages.filter(isLanding);
    return pages.filter(([listed]) => fits(listed, path)).slice(0, 1);
  };
  const placesOf = (path: string | undefined) => [
    ...new Set(pagesAt(path).flatMap(([, needed]) => needed)),
  ];
  return {
    initialFiles: [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(
      ([, file]) => file ?? [],
    ),
    has: (path) => pagesAt(path).length > 0,
    lowestRankAt: (path) => pagesAt(path)[0]?.[3] ?? 0,
    filesOf: (path) => placesOf(path).flatMap((place) => files[place] ?? []),
    htmlFor(path) {
      const places = placesOf(path);
      const shortened = pagesAt(path).map(([listed, needed, ...rest]) => [
        listed,
        needed.map((place) => places.indexOf(place)),
        ...rest,
      ]);
      const own = JSON.stringify([places.map((place) => files[place]), shortened]);
      return html.replace(list, () => `${own} `);
    },
    pages: pages.map(([path, needed, reads]) => ({
      path,
      files: needed.flatMap((place) => files[place] ?? []),
      reads,
    })),
  };
}

function fits(listed: string, path: string): boolean {
  const segments = listed.split('/').filter(Boolean);
  const here = path.split('/').filter(Boolean);
  return (
    segments.length === here.length &&
    segments.every((segment, index) => segment === '$' || segment === here[index])
  );
}
