import { expect, test, vi } from 'vitest';
import { type UndoableDeletion, undoableDeletions } from './undoable-deletions';

const deletion = (undoID: string): UndoableDeletion => ({
  kind: 'invitations',
  orgId: 'harbour',
  undoID,
  ids: ['one'],
  records: [],
  isBack: async () => true,
});

test('a deletion before the notices have loaded waits for them, and is reported once', () => {
  undoableDeletions.notify(deletion('early'));
  const first = vi.fn();
  const remove = undoableDeletions.add(first);
  undoableDeletions.notify(deletion('late'));
  expect(first.mock.calls.flat().map(({ undoID }) => undoID)).toEqual(['early', 'late']);
  remove();
  const second = vi.fn();
  undoableDeletions.add(second)();
  expect(second).not.toHaveBeenCalled();
});
