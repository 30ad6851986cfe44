import { beforeEach, describe, expect, test } from 'vitest';
import { keepAsItCame } from '~/domain/contract/came-as';
import { createQueryClient } from './query-client';
import { storeSaved } from './saved-records';
import { userQueries } from './users';

type User = NonNullable<ReturnType<typeof stored>>[number];

const userOf = (number: number, fullName = `Ada ${number}`) =>
  ({ userID: `10000000-0000-4000-8000-00000000000${number}`, fullName }) as User;

/** A user whose name the door had to complete. */
const lessOf = ({ userID }: User) => keepAsItCame({ userID, fullName: '' }, { userID }) as User;

const { queryKey } = userQueries.list();
const queryClient = createQueryClient();
const stored = () => queryClient.getQueryData(queryKey);
const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;

const store = (
  saved: { changes?: User[]; deletes?: string[] },
  sent: { changes?: object[]; deletes?: string[] } = saved,
  wasReplayed = false,
) =>
  storeSaved(userQueries, 'userID')(
    queryClient,
    { changes: [], deletes: [], ...saved },
    { body: { changes: [], deletes: [], ...sent }, wasReplayed },
  );

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKey, [userOf(1), userOf(2), userOf(3)], { updatedAt: 5 });
});

describe('the list after a batch', () => {
  test('has what was changed where it was, what is new first, and nothing that was deleted', async () => {
    const [changed, added, deleted] = [userOf(2, 'Uma'), userOf(4), userOf(3).userID];
    await store(
      { changes: [changed, added], deletes: [deleted] },
      { changes: [changed, { fullName: 'Ada 4' }], deletes: [deleted] },
    );
    expect(stored()).toEqual([added, userOf(1), changed]);
    expect(isStale()).toBe(false);
  });

  test('is as old as before, because its other records were not read', async () => {
    await store({ changes: [userOf(2, 'Uma')] });
    expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(5);
  });

  test('is unknown as before if it was never read', async () => {
    queryClient.clear();
    await store({ changes: [userOf(2, 'Uma')] });
    expect(stored()).toBeUndefined();
  });
});

describe('the list becomes stale and stays as it is', () => {
  const uma = userOf(2, 'Uma');

  test.each([
    ['an answer of before', { changes: [uma] }, { changes: [uma] }, true],
    ['an answer about another record', { changes: [userOf(1, 'Eve')] }, { changes: [uma] }, false],
    ['an answer with less', { changes: [lessOf(uma)] }, { changes: [uma] }, false],
    ['an answer that lacks a record', { changes: [uma] }, { changes: [uma, {}] }, false],
    ['an answer that lacks a deletion', {}, { deletes: [uma.userID] }, false],
  ])('after %s', async (_name, saved, sent, wasReplayed) => {
    await store(saved, sent, wasReplayed);
    expect(isStale()).toBe(true);
    expect(stored()).toEqual([userOf(1), userOf(2), userOf(3)]);
  });

  test('if an entry of it did not come', async () => {
    const cut = keepAsItCame([userOf(1), userOf(2)], [userOf(1), null, userOf(2)]);
    queryClient.setQueryData(queryKey, cut);
    await store({ changes: [uma] });
    expect(isStale()).toBe(true);
  });

  test('if it was stale before', async () => {
    await queryClient.invalidateQueries({ queryKey });
    await store({ changes: [uma] });
    expect(isStale()).toBe(true);
  });
});

test('a first read that began before the save does not bring back what was stored before', async () => {
  queryClient.clear();
  let arrive = (_users: User[]) => {};
  const answer = new Promise<User[]>((resolve) => {
    arrive = resolve;
  });
  const read = queryClient.prefetchQuery({ ...userQueries.list(), queryFn: () => answer });
  await store({ changes: [userOf(2, 'Uma')] });
  arrive([userOf(2)]);
  await read;
  expect(stored()).toBeUndefined();
});
