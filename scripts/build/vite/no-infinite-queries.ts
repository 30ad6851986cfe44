import type { Plugin } from 'vite';

const choice =
  'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior';

/**
 * Leaves out the code of infinite queries, which every query brings along. The console has none, and the
 * first page is at its budget.
 */
export function noInfiniteQueries(): Plugin {
  return {
    name: 'no-infinite-queries',
    apply: 'build',
    transform: {
      filter: { id: /\/query-core\/build\/modern\/query\.js$|\/src\/.*\.tsx?$/ },
      handler: (code, id) =>
        id.includes('/query-core/') ? withoutChoice(code) : checked(code, id),
    },
  };
}

/**
 * Returns the code of the class of queries without the choice of the infinite ones.
 * @throws when the package has another text now
 */
export function withoutChoice(code: string): string {
  if (!code.includes(choice)) {
    throw new Error(
      'query-core chooses the infinite queries in another way: see no-infinite-queries.',
    );
  }
  return code.replace(choice, 'this.options.behavior');
}

function checked(code: string, id: string): undefined {
  if (/InfiniteQuer/i.test(code)) {
    throw new Error(
      `${id} has an infinite query, whose code the build leaves out (vite.config.ts).`,
    );
  }
}
