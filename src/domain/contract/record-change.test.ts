import { expect, expectTypeOf, test } from 'vitest';
import type { User, UserChange } from '~/api/users';
import { keepAsItCame } from './came-as';
import { addition, type Change, change } from './record-change';

const kind = { readOnly: ['count'], guarded: { scopes: 'the scopes' }, entryKey: 'id' } as const;
const shown = () =>
  keepAsItCame(
    { name: 'Sam', scopes: [] as string[], rights: [{ id: 1, level: 1 }], count: 2 },
    { name: 'Sam', rights: [{ id: 1, level: 1, until: '2031' }, null], count: 2 },
  );

test('a shown record does not compile as a change', () => {
  expectTypeOf<User>().not.toExtend<Change<UserChange>>();
  expectTypeOf<UserChange>().not.toExtend<Change<UserChange>>();
  expectTypeOf(addition<UserChange>()).returns.toExtend<UserChange>();
});

test('an edited entry of a list keeps what the service knows of it', () => {
  const stored = shown();
  const after = { ...stored, scopes: ['superuser'], rights: [{ id: 1, level: 3 }] };
  expect(change(kind, stored, stored, after)).toEqual({
    name: 'Sam',
    scopes: ['superuser'],
    rights: [{ id: 1, level: 3, until: '2031' }, null],
  });
});

test('a guarded field that did not come stops the change until a person has set it', () => {
  const stored = shown();
  const after = { ...stored, name: 'Ada' };
  expect(() => change(kind, stored, stored, after)).toThrow(
    'Nothing was changed: the scopes did not come from the service, and access depends on that.',
  );
  // Set to what was shown: no scopes.
  const sent = change(kind, stored, stored, after, (field) => field === 'scopes');
  expect(sent).toMatchObject({ name: 'Ada', scopes: [] });
});
