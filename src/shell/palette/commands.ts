import type { PaletteEntry } from './palette-entry';

/** What the palette can begin. The page to which it leads has the button and asks. */
const actions = [
  { label: 'Invite a user to', group: 'Organisations', page: '/invite' },
  { label: 'Reset the password of', group: 'Service Accounts', page: '' },
] as const;

/** What a person has typed: the action, if the text begins with one, and what it is about. */
export interface Command {
  action: (typeof actions)[number] | undefined;
  subject: string;
}

/**
 * Reads the action at the beginning of a text (docs/product/palette.md#actions): "invite harbour" and
 * "Invite a user to Harbour" are the same. The first word has to be whole; the others may be left out.
 */
export function readCommand(text: string): Command {
  const words = text.trim().split(/\s+/);
  const action = actions.find(({ label }) => wordsOf(label)[0] === words[0]?.toLowerCase());
  if (!action) return { action, subject: text.trim() };
  const rest = wordsOf(action.label).reduce(
    (left, word) => (left[0]?.toLowerCase() === word ? left.slice(1) : left),
    words,
  );
  return { action, subject: rest.join(' ') };
}

const wordsOf = (label: string) => label.toLowerCase().split(' ');

/**
 * Makes the actions for what a text has found: those of the action that the text begins with, or one
 * of each beside other entries.
 * @param found the best matches by their groups
 */
export function commandEntries(
  { action: wanted, subject }: Command,
  found: ReadonlyMap<PaletteEntry['group'], readonly PaletteEntry[]>,
) {
  if (!wanted && subject === '') return [];
  return actions
    .filter((action) => !wanted || action === wanted)
    .flatMap(({ label, group, page }) =>
      (found.get(group) ?? []).slice(0, wanted ? undefined : 1).map(({ path, title, detail }) => ({
        path: `${path}${page}`,
        title: `${label} ${title}`,
        detail,
      })),
    );
}
