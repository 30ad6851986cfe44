import {
  array,
  assert,
  constant,
  oneof,
  property,
  record,
  subarray,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { mergedList } from './merged-list';

// What came from a newer service: permissions with a field that the console does not know, null, and
// ids of which it shows none.

const shownIds = [1, 2, 3, 4, 5];
const isShown = (entry: unknown) =>
  shownIds.includes((entry as { id: number } | null)?.id as number);
const idOf = (entry: unknown) => (entry as { id?: number } | null)?.id;
const merge = (came: unknown, _before: unknown, after: unknown) => ({
  ...(came as object),
  ...(after as object),
});

const hidden = oneof(constant(null), record({ id: constant(977) }));
const known = uniqueArray(record({ id: oneof(...shownIds.map(constant)), level: constant(1) }), {
  selector: ({ id }) => id,
});

test('edits of a list keep what nobody saw, and what the service knows of an entry', () => {
  assert(
    property(known, array(hidden), subarray(shownIds), (shown, unseen, wanted) => {
      const came = [...unseen, ...shown.map((entry) => ({ ...entry, until: '2031-01-01' }))];
      const before = shown.map(({ id, level }) => ({ id, level }));
      const after = wanted.map((id) => ({ id, level: 2 }));
      const sent = mergedList(came, before, after, idOf, merge);
      expect(sent.filter((entry) => !isShown(entry))).toEqual(unseen);
      expect(sent.filter(isShown)).toEqual(
        after.map((entry) =>
          came.some((each) => idOf(each) === entry.id) ? { ...entry, until: '2031-01-01' } : entry,
        ),
      );
    }),
  );
});

test('an unchanged list is sent as it came', () => {
  const came = [null, { id: 2, until: 'x' }, { id: 977 }, { id: 2, until: 'y' }, { id: 1 }];
  const shown = [{ id: 2 }, { id: 1 }];
  expect(mergedList(came, shown, shown, idOf, merge)).toEqual(came);
});
