import type { UndoableDeletion } from '~/api/undoable-deletions';
import { countText } from '~/domain/count-text';
import { shownName } from '~/domain/shown-name';

interface Texts {
  /** The field of a record with its id, and the one with its name. */
  id: string;
  name: string;
  one: string;
  several: string;
  removed: (what: string) => string;
  restored: (what: string) => string;
}

const texts: Record<UndoableDeletion['kind'], Texts> = {
  members: {
    id: 'teamUserLinkID',
    name: 'userName',
    one: 'One person',
    several: 'people',
    removed: (what) => `Removed from the team: ${what}.`,
    restored: (what) => `In the team again: ${what}.`,
  },
  links: {
    id: 'organisationUserLinkID',
    name: 'teamUserName',
    one: 'One person or team',
    several: 'people and teams',
    removed: (what) => `Access removed: ${what}.`,
    restored: (what) => `Access restored: ${what}.`,
  },
  invitations: {
    id: 'organisationUserInviteID',
    name: 'email',
    one: 'One address',
    several: 'addresses',
    removed: (what) => `Invitation withdrawn: ${what}.`,
    restored: (what) => `Invitation restored: ${what}.`,
  },
};

/** Says what was deleted, by its name if it is one, and what was restored when it was undone. */
export function undoTexts({ kind, ids, records }: UndoableDeletion) {
  const { id, name, one, several, removed, restored } = texts[kind];
  const known = records.find((record) => Reflect.get(record, id) === ids[0]);
  const single = known ? shownName(String(Reflect.get(known, name) ?? '')) : one;
  const what = ids.length === 1 ? single : countText(ids.length, one, several);
  return { removed: removed(what), restored: restored(what) };
}
