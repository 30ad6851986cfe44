import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openConsole } from './open-console';
import { fill, press } from './press-and-fill';

type StoredRecord = Record<string, unknown>;

/** An edit page that creates a record, and the calls that list and save its records. */
interface Creation {
  what: string;
  path: string;
  /** The path of the page that a save leads to. */
  next: string;
  list: string;
  batch: string;
  id: string;
  records: readonly object[];
  /** What the service adds to the record that was sent. */
  defaults?: StoredRecord;
  /** The fields that the service never answers. */
  secrets?: readonly string[];
  fillIn: () => Promise<void>;
  /** The field with the name, and the name that `fillIn` gives. */
  nameField: string;
  name: string;
}

/**
 * A back end that knows no idempotency keys. It stores the first record that it gets and loses the
 * answer.
 */
function forgetfulService(creation: Creation) {
  const { id, defaults, secrets = [], list, batch } = creation;
  const records: StoredRecord[] = creation.records.map((record) => ({ ...record }));
  const sent: StoredRecord[] = [];
  const save = (change: StoredRecord) => {
    const known = records.find((record) => record[id] === change[id]);
    const open = Object.entries(change).filter(([field]) => !secrets.includes(field));
    const stored = known ?? {
      [id]: `99999999-0000-4000-8000-00000000000${sent.length}`,
      ...defaults,
    };
    Object.assign(stored, Object.fromEntries(open));
    if (!known) records.push(stored);
    return stored;
  };
  const answers = {
    [`GET ${list}`]: () => records,
    [`POST ${batch}`]: (body: unknown) => {
      const changes = (body as { changes: StoredRecord[] }).changes;
      const saved = changes.map(save);
      sent.push(...changes);
      if (sent.length === 1) throw new TypeError('Failed to fetch');
      return { changes: saved, deletes: [] };
    },
  };
  return { answers, records, sent };
}

async function openAndLose(creation: Creation, answers: Parameters<typeof openConsole>[2]) {
  const service = forgetfulService(creation);
  const { history } = await openConsole(creation.path, 'superUser', {
    '*': () => [],
    ...answers,
    ...service.answers,
  });
  await creation.fillIn();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
  const isBack = () => waitFor(() => expect(history.location.pathname).toBe(creation.next));
  return { ...service, isBack };
}

/** Tests that a second save of a new record after a lost answer makes no second record. */
export function lostCreations(
  creations: readonly Creation[],
  answers: Parameters<typeof openConsole>[2] = {},
) {
  describe.each(creations)('a new $what whose answer was lost', (creation) => {
    const before = creation.records.length;

    test('is not sent again by a second save, which says that it was saved already', async () => {
      const { records, sent, isBack } = await openAndLose(creation, answers);
      await press('Save');
      await isBack();
      expect(await screen.findByText(`${creation.name} was saved already.`)).toBeVisible();
      expect(sent).toHaveLength(1);
      expect(records).toHaveLength(before + 1);
    });

    test('is changed by a second save with other content', async () => {
      const { records, sent, isBack } = await openAndLose(creation, answers);
      const created = records.at(-1)?.[creation.id];
      await fill(creation.nameField, 'Renamed');
      await press('Save');
      await isBack();
      expect(records).toHaveLength(before + 1);
      expect(sent).toHaveLength(2);
      expect(sent[1]?.[creation.id]).toBe(created);
      expect(Object.values(records.at(-1) ?? {})).toContain('Renamed');
    });
  });
}
