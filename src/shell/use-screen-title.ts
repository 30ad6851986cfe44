import { rootRouteId, useMatches } from '@tanstack/react-router';

/** The name of the screen that is shown, from its route; undefined on the empty home page. */
export function useScreenTitle(): string | undefined {
  return useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      if (!match || match.routeId === rootRouteId) return 'Page not found';
      const { title, createTitle } = match.staticData;
      const isCreate = 'id' in match.params && match.params.id === 'new';
      return isCreate && createTitle ? createTitle : title;
    },
  });
}
