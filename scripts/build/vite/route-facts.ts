import { type Role, roles } from '../../../src/domain/roles.ts';

/** What the routes say of a page in their `staticData`. */
export interface RouteFacts {
  reads: readonly string[];
  areOnlyWithoutSearch: boolean;
  /** The index in `roles` of the lowest role that may open the page. */
  rank: number;
}

/**
 * Returns the facts of every page, by its path, from the sources of all routes. A page is open to
 * those to whom the routes above it are open too.
 */
export function routeFacts(sources: readonly string[]): Map<string, RouteFacts> {
  const routes = sources.map((code) => ({ id: idIn(code), rank: rankIn(code), code }));
  const isWithin = (id: string, layout: string) => id.startsWith(`${layout}/`);
  const pages = routes.filter(({ id }) => !routes.some((other) => isWithin(other.id, id)));
  return new Map(
    pages.map(({ id, code }) => {
      const ranks = routes.flatMap((each) => (isWithin(`${id}/`, each.id) ? each.rank : []));
      return [pathOf(id), { ...readsIn(code), rank: Math.max(...ranks) }];
    }),
  );
}

/** The root has no id. */
const idIn = (code: string) => /createFileRoute\('([^']+)'\)/.exec(code)?.[1] ?? '';

function rankIn(code: string): number {
  const openTo = /\bopenTo(?: =|:) '([^']+)'/.exec(code)?.[1];
  return roles.indexOf((openTo ?? 'ordinary-user') as Role);
}

function readsIn(code: string) {
  const list = /\breads: \[([^\]]*)\]/.exec(code)?.[1] ?? '';
  return {
    reads: [...list.matchAll(/'([^']+)'/g)].map(([, read = '']) => read),
    areOnlyWithoutSearch: code.includes('readsDependOnSearch: true'),
  };
}

/** "…/routes/_signed-in/users/edit.$id.tsx?tsr-split=component" -> "/users/edit/$". */
export function pagePathOf(moduleId: string | null): string | undefined {
  const route = /\/src\/routes\/(.+)\.tsx\?tsr-split=/.exec(moduleId ?? '')?.[1];
  // The page for unknown addresses is small.
  return route === undefined || route === '$' ? undefined : pathOf(route);
}

/** Returns the path of a page by the id of its route, or by its file within src/routes. */
function pathOf(route: string): string {
  const segments = route
    .split(/[/.]/)
    .filter((segment) => !/^(index|route|_.*)?$/.test(segment))
    .map((segment) => (segment.startsWith('$') ? '$' : segment));
  return `/${segments.join('/')}`;
}
