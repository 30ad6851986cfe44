import type { UndoableDeletion } from '~/api/undoable-deletions';
import { countText } from '~/domain/count-text';
import { shownName } from '~/domain/shown-name';

/** The field of a record with its id, the one with its name, and the words of a notice. */
interface Texts extends Record<'id' | 'name' | 'one' | 'several', string> {
  /** @param s the ending of a plural */
  removed: (s: string) => string;
  restored: (s: string) => string;
}

const texts: Record<UndoableDeletion['kind'], Texts> = {
  members: {
    id: 'teamUserLinkID',
    name: 'userName',
    one: 'One person',
    several: 'people',
    removed: () => 'Removed from the team',
    restored: () => 'In the team again',
  },
  links: {
    id: 'organisationUserLinkID',
    name: 'teamUserName',
    one: 'One person or team',
    several: 'people and teams',
    removed: () => 'Access removed',
    restored: () => 'Access restored',
  },
  invitations: {
    id: 'organisationUserInviteID',
    name: 'email',
    one: 'One address',
    several: 'addresses',
    removed: (s) => `Invitation${s} withdrawn`,
    restored: (s) => `Invitation${s} restored`,
  },
};

/** Says what was deleted, by its name if it is one, and what was restored when it was undone. */
export function undoTexts({ kind, ids, records }: UndoableDeletion) {
  const { id, name, one, several, removed, restored } = texts[kind];
  const known = records.find((record) => Reflect.get(record, id) === ids[0]);
  const single = known ? shownName(String(Reflect.get(known, name) ?? '')) : one;
  const what = ids.length === 1 ? single : countText(ids.length, one, several);
  const s = ids.length === 1 ? '' : 's';
  return { removed: `${removed(s)}: ${what}.`, restored: `${restored(s)}: ${what}.` };
}
