import type { RegisteredRouter } from '@tanstack/react-router';
import { newRecordId } from '~/domain/search-values';
import { mayOpen } from '~/session/role-for';
import type { Session } from '~/session/session';
import type { Room } from '../rooms/area';
import { summaryDecides } from '../rooms/offered-rooms';
import type { PaletteEntry } from './palette-entry';

/**
 * Lists the screens that a role may open (docs/product/palette.md#screens), from the routes
 * themselves: a new screen needs no entry here.
 * @param organisation the one whose screens are listed; its name is undefined until something has read it
 * @param offered the pages that the summaries offer
 */
export function screensOf(
  router: RegisteredRouter,
  session: Session,
  organisation: { organisationID: string; name: string | undefined } | undefined,
  offered: readonly Room[],
): PaletteEntry[] {
  const values = {
    userId: session.userID,
    orgId: organisation?.organisationID,
    id: newRecordId,
  };
  const screens = Object.entries(router.routesByPath).flatMap(
    ([pattern, { options }]): PaletteEntry[] => {
      const { title, createTitle } = options.staticData ?? {};
      const shownTitle = pattern.endsWith('/edit/$id') ? createTitle : title;
      // The page that says that no organisation is selected is no place to go to.
      if (pattern === '/organisation/null' || summaryDecides.includes(pattern)) return [];
      const path = filledIn(pattern, values);
      if (!path || !shownTitle || !mayOpen(router, path, session)) return [];
      const detail = pattern.includes('$orgId') ? organisation?.name : undefined;
      return [{ group: 'Screens', path, title: shownTitle, detail }];
    },
  );
  const others = offered.map(({ title, to, params = {} }): PaletteEntry => {
    const detail = to.includes('$orgId') ? organisation?.name : undefined;
    return { group: 'Screens', path: filledIn(to, params) ?? to, title, detail };
  });
  // Some records have two addresses at which they are created.
  const titles = new Set<string>();
  return [...screens, ...others]
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** The screens of the organisation come first, and forms for new records last. */
const placeOf = ({ path, title }: PaletteEntry) =>
  (title.startsWith('Create ') ? 2 : 0) + (path.startsWith('/organisation/') ? 0 : 1);

/** Fills in the parameters of a route; undefined if one is unknown. */
function filledIn(
  pattern: string,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const segments = pattern
    .split('/')
    .map((each) => (each.startsWith('$') ? values[each.slice(1)] : each));
  return segments.includes(undefined)
    ? undefined
    : segments.map((each) => encodeURIComponent(each ?? '')).join('/');
}
