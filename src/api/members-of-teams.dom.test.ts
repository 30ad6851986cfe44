import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { accessApi, ids } from '~/testing/organisation-access';
import { membersOfTeamsQuery } from './members-of-teams';
import { teamQueries } from './teams';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const membersCall = (team: number) => `GET ${accessApi}/team/${ids.team(team)}/members`;
const someSteps = () => vi.advanceTimersByTimeAsync(2_000);

/** Observes the members of four teams. The answer about the last one is held back. */
function observeMembers() {
  const held: (() => void)[] = [];
  const members = exampleOf('listTeamMembers', ids.team(1));
  const calls = answerCalls({
    '*': () => members,
    [membersCall(4)]: () => new Promise((resolve) => held.push(() => resolve(members))),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const query = membersOfTeamsQuery(harbour, [1, 2, 3, 4].map(ids.team));
  const observer = new QueryObserver(queryClient, query);
  const sizes: (number | undefined)[] = [];
  const observe = () => observer.subscribe(({ data }) => sizes.push(data?.members.size));
  const sent = () => calls.splice(0).map(({ call }) => call);
  return { queryClient, sent, sizes, observe, leave: observe(), held };
}

test('lists that arrive are published in steps, not one by one', async () => {
  const { sizes, held } = observeMembers();
  await someSteps();
  held.shift()?.();
  await someSteps();
  expect([...new Set(sizes)]).toEqual([undefined, 0, 3, 4]);
});

test('whoever comes after an end in the middle gets what has come, and the rest is read', async () => {
  const { sent, sizes, observe, leave, held } = observeMembers();
  await someSteps();
  leave();
  expect(sent()).toHaveLength(4);
  sizes.length = 0;
  observe();
  await someSteps();
  expect(sent()).toEqual([membersCall(4)]);
  held.pop()?.();
  await someSteps();
  expect([...new Set(sizes)]).toEqual([3, 4]);
});

test('a change of the teams reads all members again, and the earlier ones stay meanwhile', async () => {
  const { queryClient, sent, sizes, held } = observeMembers();
  await someSteps();
  held.shift()?.();
  await someSteps();
  expect(sent()).toHaveLength(4);
  sizes.length = 0;
  void queryClient.invalidateQueries({ queryKey: teamQueries.all(harbour) });
  await someSteps();
  expect(sent()).toHaveLength(4);
  expect([...new Set(sizes)]).toEqual([4]);
});
