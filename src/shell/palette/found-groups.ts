import type { RegisteredRouter } from '@tanstack/react-router';
import { bestRank } from '~/domain/best-matches';
import { groupedBy } from '~/domain/lists';
import { pastedId } from '~/domain/pasted-id';
import { searchError } from '~/domain/text-limit';
import { type Command, commandEntries, readCommand } from './commands';
import { type PaletteEntry, paletteGroups } from './palette-entry';

/** How many entries of a group the palette shows. More would hide the groups below. */
const shownOfGroup = 6;

type ShownEntry = Pick<PaletteEntry, 'path' | 'title' | 'detail'>;

export interface FoundGroup {
  title: string;
  /** The best matches. */
  entries: ShownEntry[];
  /** The number of all matches. */
  total: number;
}

/**
 * Finds what matches a text (docs/product/palette.md#matches), in groups, with the actions. A text
 * that begins with an action is searched for what follows, except in places and screens. An address
 * appears once, in the first of its groups.
 */
export function foundGroups(entries: readonly PaletteEntry[], text: string): FoundGroup[] {
  const command = readCommand(text);
  const byText = rankIn(text.trim());
  const bySubject = rankIn(command.subject);
  const ranked = entries
    .map((entry) => {
      const rankOf = isOfPlaces(entry.group) ? byText : bySubject;
      return { entry, rank: rankOf(entry) };
    })
    .filter((each): each is { entry: PaletteEntry; rank: number } => each.rank !== undefined)
    .sort((a, b) => a.rank - b.rank);
  const groups = groupedBy(ranked, ({ entry }) => entry.group);
  const shown = new Set<string>();
  const isEmpty = text.trim() === '';
  const titles = isEmpty ? paletteGroups.filter(isOfPlaces) : paletteGroups;
  const found = titles.map((title) => {
    const all = (groups.get(title) ?? [])
      .map(({ entry }) => entry)
      .filter(({ path }) => !shown.has(path) && shown.add(path));
    // Without a text, the palette is the list of all screens.
    const limit = isEmpty && title === 'Screens' ? undefined : shownOfGroup;
    return { title, entries: all.slice(0, limit), total: all.length };
  });
  return withActions(found, command).filter(({ entries }) => entries.length > 0);
}

/** Adds the actions: instead of the records if the text begins with one, and at the end otherwise. */
function withActions(
  found: { title: PaletteEntry['group']; entries: PaletteEntry[]; total: number }[],
  command: Command,
): FoundGroup[] {
  const entries = commandEntries(
    command,
    new Map(found.map(({ title, entries: ofGroup }) => [title, ofGroup])),
  );
  const actions = { title: 'Actions', entries, total: entries.length };
  if (!command.action) return [...found, actions];
  return [actions, ...found.filter(({ title }) => isOfPlaces(title))];
}

const isOfPlaces = (title: PaletteEntry['group']) => title === 'Recent' || title === 'Screens';

/** Worse than every rank of a title. */
const rankOfWords = 9;

/**
 * Returns how well an entry matches. An id matches as a whole alone: nobody searches for a part of
 * one. "harbour teams" finds the teams of Harbour Restaurants, but "harbour" does not find each of its
 * screens.
 */
function rankIn(sought: string): (entry: PaletteEntry) => number | undefined {
  const rankOf = bestRank(sought);
  const words = sought.split(/\s+/).map(bestRank);
  const id = pastedId(sought);
  return (entry) => {
    const { title, detail = '', code, isFound } = entry;
    if (id) return isFound || entry.id?.toLowerCase() === id ? 0 : undefined;
    const rank = rankOf(code ? [title, code] : [title]);
    if (rank !== undefined) return rank;
    if (isFound) return 0;
    const hasWords =
      words.length > 1 &&
      words.every((word) => word([title, detail]) !== undefined) &&
      words.some((word) => word([title]) !== undefined);
    return hasWords ? rankOfWords : undefined;
  };
}

/** A single letter is part of nearly every message. */
const shortestText = 2;

/**
 * Makes the group that searches the audit log for a text (docs/product/palette.md#search). The words
 * "audit log" before the text are not searched.
 */
export function auditLogGroups(router: RegisteredRouter, text: string): FoundGroup[] {
  const message = text.trim().replace(/^audit(?: logs?)?:?(?:\s+|$)/i, '');
  // No message has an id.
  if (message.length < shortestText || pastedId(message) || searchError(message)) return [];
  const { href: path } = router.buildLocation({ to: '/admin/auditlogs', search: { message } });
  return [{ title: 'Search', entries: [{ path, title: `Audit log: ${message}` }], total: 1 }];
}
