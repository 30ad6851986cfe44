import { expect, test, vi } from 'vitest';
import { Refusal } from '../contract/refusal';
import {
  allExist,
  applyBatch,
  type BatchIds,
  changesExist,
  deletesExist,
  eachOnce,
  largestBatch,
} from './apply-batch';

interface Shelf {
  id: string;
  name: string;
}

interface ShelfChange {
  id?: string;
  name: string;
}

const stored: Shelf[] = [
  { id: '1', name: 'Wine' },
  { id: '2', name: 'Beer' },
];
const caller = { userID: '9', fullName: 'Ada' };

/** Applies a batch to the stored shelves, and notes the steps in their order. */
async function applied(changes: ShelfChange[], deletes: string[], checks = [eachOnce('A shelf')]) {
  const steps: string[] = [];
  const result = await applyBatch(
    { changes, deletes },
    {
      id: 'id',
      limits: { name: 32 },
      find: async (ids: string[]) => {
        steps.push(`find ${ids}`);
        return stored.filter(({ id }) => ids.includes(id));
      },
      checks: [() => steps.push('check'), ...checks],
      remove: async (shelves: Shelf[]) => {
        steps.push(`remove ${shelves.map(({ name }) => name)}`);
        return shelves.map(({ name }) => ({
          type: 'TeamDeleted',
          message: `${name} was deleted.`,
        }));
      },
      setAside: async (changed) => steps.push(`set aside ${changed}`),
      save: async (edits) => {
        const words = edits.map(({ change, before }) => `${change.name} over ${before?.name}`);
        steps.push(`save ${words}`);
        return edits.flatMap(({ change: { id = 'new', name } }) =>
          name === 'lost' ? [] : [{ id, name }],
        );
      },
      entryOf: ({ name }, _change, before) =>
        before?.name === name ? null : { type: 'TeamChanged', message: `${name} was saved.` },
    },
    { caller },
  );
  return { ...result, steps };
}

test('checks come first, then deletions, temporary values and saves', async () => {
  const { steps } = await applied([{ id: '1', name: 'Beer' }, { name: 'Tea' }], ['2']);
  expect(steps).toEqual([
    'find 1,2',
    'check',
    'remove Beer',
    'set aside 1',
    'save Beer over Wine,Tea over undefined',
  ]);
});

test('the result has what was stored and deleted, and the entries with their caller', async () => {
  const { changes, deletes, entries } = await applied(
    [{ id: '1', name: 'Wine' }, { name: 'Tea' }],
    ['2', '2'],
  );
  expect(changes).toEqual([
    { id: '1', name: 'Wine' },
    { id: 'new', name: 'Tea' },
  ]);
  expect(deletes).toEqual(['2']);
  expect(entries).toEqual([
    { type: 'TeamDeleted', message: 'Beer was deleted.', caller },
    { type: 'TeamChanged', message: 'Tea was saved.', caller },
  ]);
});

test('a reference to another record of the same name is a change', async () => {
  interface Crew {
    id: string;
    members: string[];
  }
  const withNames = ({ members }: Crew) => ({
    members: members.map((member) => member.split(':')[0]),
  });
  const outcomes: string[] = [];
  for (const members of [['Quay: 8'], ['Quay: 7']]) {
    await applyBatch(
      { changes: [{ id: '1' }], deletes: [] },
      {
        id: 'id',
        limits: {},
        find: async (): Promise<Crew[]> => [{ id: '1', members: ['Quay: 7'] }],
        checks: [],
        remove: async (_crews: Crew[]) => [],
        save: async () => [{ id: '1', members }],
        entryOf: (_saved, _change, _before, { done }) => {
          outcomes.push(done);
          return null;
        },
        history: { kind: 'Team', before: withNames, after: withNames },
      },
      { caller },
    );
  }
  expect(outcomes).toEqual(['changed', 'saved unchanged']);
});

test('a refused check saves nothing', async () => {
  const check = vi.fn(() => {
    throw new Error('refused');
  });
  const saving = applied([{ id: '1', name: 'Beer' }], ['1'], [eachOnce('A shelf'), check]);
  await expect(saving).rejects.toMatchObject({ reason: 'A shelf is in the batch more than once.' });
  expect(check).not.toHaveBeenCalled();
});

test('a batch has at most 5,000 records, and deletions count once each', async () => {
  const changes = Array.from({ length: largestBatch - 1 }, () => ({ name: 'Tea' }));
  expect((await applied(changes, ['2', '2'])).changes).toHaveLength(4_999);
  await expect(applied(changes, ['1', '2'])).rejects.toMatchObject({
    status: 400,
    code: 'BadRequest',
    reason: 'A save has at most 5,000 records. Save fewer records at once.',
  });
});

test('a save whose statement returns no record fails', async () => {
  await expect(applied([{ name: 'lost' }], [])).rejects.toThrow('was not returned');
});

test('each check refuses the ids that it is about', () => {
  const known = new Map([['1', stored[0]]]);
  const only = (changed: string[], deletes: string[]): BatchIds<unknown> => ({
    changed,
    deletes,
    known,
  });
  expect(() => changesExist('A shelf')(only(['1'], ['2']))).not.toThrow();
  expect(() => changesExist('A shelf')(only(['2'], []))).toThrow('BadRequest');
  expect(() => deletesExist('A shelf')(only(['2'], ['1']))).not.toThrow();
  expect(() => deletesExist('A shelf')(only([], ['2']))).toThrow('BadRequest');
  const neither = allExist(() => new Refusal(404, 'unknown'));
  expect(() => neither(only(['1'], ['1']))).not.toThrow();
  expect(() => neither(only(['2'], []))).toThrow('unknown');
  expect(() => neither(only([], ['2']))).toThrow('unknown');
  expect(() => eachOnce('A shelf')(only(['1', '1'], []))).toThrow('BadRequest');
});
