import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { offerUndo } from './offer-undo';
import { undoableDeletions } from './undoable-deletions';

const list = { queryKey: ['list'], queryFn: async () => records };
const records = [
  { teamUserLinkID: 'first', userID: 'Ada' },
  { teamUserLinkID: 'second', userID: 'Sam' },
];

/** Returns the ids that a batch offers to restore. */
function offered(changes: readonly object[], deletes: readonly string[]) {
  const client = new QueryClient();
  client.setQueryData(list.queryKey, records);
  const notify = vi.spyOn(undoableDeletions, 'notify').mockReturnValue();
  const headers = new Headers({ 'Undo-Id': 'id' });
  offerUndo('members', 'organisation', list)({ headers }, { changes, deletes }, client);
  return notify.mock.calls.map(([{ ids }]) => ids);
}

test.each<[string, changes: object[], deletes: string[], offers: string[][]]>([
  ['a removal, each once', [], ['first', 'second', 'first'], [['first', 'second']]],
  ['nothing without a removal', [{ userID: 'Eve' }], [], []],
  ['a removal beside the addition of somebody else', [{ userID: 'Eve' }], ['first'], [['first']]],
  ['no removal of somebody who is added again', [{ userID: 'Ada' }], ['first'], []],
  ['nothing if one of the removed is added again', [{ userID: 'Ada' }], ['first', 'second'], []],
])('a batch offers to undo %s', (_, changes, deletes, offers) => {
  expect(offered(changes, deletes)).toEqual(offers);
});
