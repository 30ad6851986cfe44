import { useMatches } from '@tanstack/react-router';
import { Refusal } from '~/session/refusal';

/** Returns the name of the current screen from its route; undefined on the empty home page. */
export function useScreenTitle(): string | undefined {
  return useMatches({
    select: (matches) => {
      const refused = matches.find(({ error }) => error instanceof Refusal);
      if (refused?.error instanceof Refusal) return refused.error.message;
      const match = matches.at(-1);
      if (!match) return undefined;
      const { title, createTitle } = match.staticData;
      const isCreate = 'id' in match.params && match.params.id === 'new';
      return isCreate && createTitle ? createTitle : title;
    },
  });
}
