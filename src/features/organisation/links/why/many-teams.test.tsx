import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, ids, openAccess } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';
import { pressEnter } from '~/testing/press-and-fill';

const drawer = () => screen.findByRole('dialog', { name: 'What may a person do, and why?' });
const lookUp = 'Look up the members of 101 teams';
const [, uma, support] = exampleOf('listLinks', 'links');
const isOfMembers = ({ call }: { call: string }) => call.endsWith('/members');

/** Answers with the links of so many teams, Support first, whose members `answer` gives. */
function teams(count: number, answer: (index: number, request: Request) => unknown) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const links = numbers.map((index) => ({
    ...support,
    organisationUserLinkID: ids.link(index + 3),
    teamUserID: ids.team(index + 1),
    teamUserName: index === 0 ? 'Support' : `Team ${index}`,
  }));
  const members = numbers.map((index) => [
    `GET ${accessApi}/team/${ids.team(index + 1)}/members`,
    (_: unknown, request: Request) => answer(index, request),
  ]);
  return { [`GET ${accessApi}/links`]: () => [uma, ...links], ...Object.fromEntries(members) };
}

const ofSupport = (index: number) => (index === 0 ? exampleOf('listTeamMembers', ids.team(1)) : []);

/** Holds the answers about members back. */
function held() {
  const requests: Request[] = [];
  const release: (() => void)[] = [];
  const answer = (index: number, request: Request) => {
    requests.push(request);
    return new Promise((resolve) => release.push(() => resolve(ofSupport(index))));
  };
  return { requests, release, answer };
}

test('the members of many teams are looked up after a question only, and own links are there', async () => {
  const { user, calls } = await openAccess('?why=true', teams(101, ofSupport));
  expect(await screen.findByText(/^101 teams have access to this organisation\./)).toBeVisible();
  await choose(user, 'Person', 'Uma Olsen');
  const ways = await screen.findByRole('region', { name: 'Ways in' });
  expect(within(ways).getAllByRole('listitem')).toHaveLength(1);
  expect(calls.filter(isOfMembers)).toEqual([]);
  await pressEnter(lookUp);
  await waitFor(() => expect(within(ways).getAllByRole('listitem')).toHaveLength(2));
  expect(await drawer()).toHaveFocus();
  expect(calls.filter(isOfMembers)).toHaveLength(101);
  expect(screen.queryByText(/teams have access|Looking up/)).toBeNull();
});

test('at most 6 teams are looked up at a time, with progress, and none after the end', async () => {
  const { requests, release, answer } = held();
  const { user } = await openAccess('?why=true', teams(101, answer));
  await user.click(await screen.findByRole('button', { name: lookUp }));
  await waitFor(() => expect(requests).toHaveLength(6));
  release.shift()?.();
  expect(await screen.findByText('Looking up teams: 1 of 101')).toBeVisible();
  expect(requests).toHaveLength(7);
  await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, ...Array(6).fill(true)]);
  expect(requests).toHaveLength(7);
});

test('a person of a team is not known before the look-up, and the drawer does not deny their access', async () => {
  const member = ids.user(2);
  await openAccess(`?why=true&person=${member}`, teams(101, ofSupport));
  expect(await screen.findByText('This person has no access of their own.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue(
    'A person without own access',
  );
  await pressEnter(lookUp);
  expect(await screen.findByRole('region', { name: 'Ways in' })).toHaveTextContent('Team Support');
});

test('what is not looked up yet is not called nothing', async () => {
  const ended = {
    organisationUserLinkID: uma?.organisationUserLinkID,
    endsAt: '2020-01-01T00:00:00Z',
  };
  await openAccess(`?why=true&person=${ids.user(3)}`, {
    ...teams(101, () => []),
    [`GET ${accessApi}/accessends`]: () => [ended],
  });
  expect(await screen.findByText('None is known.')).toBeVisible();
  await pressEnter(lookUp);
  expect(await screen.findByText('All access of this person has ended.')).toBeVisible();
});

test('100 teams are looked up without a question, and what has come is listed before the last', async () => {
  const { requests, release, answer } = held();
  await openAccess(`?why=true&person=${ids.user(3)}`, teams(100, answer));
  await waitFor(() => expect(requests).toHaveLength(6));
  const ways = within(await screen.findByRole('region', { name: 'Ways in' }));
  expect(ways.getAllByRole('listitem')).toHaveLength(1);
  release.shift()?.();
  await waitFor(() => expect(ways.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByText(/Looking up|teams have access/)).toBeNull();
});

test('many failures are named in a few lines, and Retry reads only what is missing', async () => {
  let isDown = true;
  const { user, calls } = await openAccess(
    `?why=true&person=${ids.user(3)}`,
    teams(20, (index) => (isDown && index >= 10 ? coded('BadRequest') : ofSupport(index))),
  );
  const first = 'The members of Team 10 could not be loaded. Bad Request.';
  expect(await screen.findByText(first)).toBeVisible();
  expect(screen.getByText('The members of 5 more teams could not be loaded.')).toBeVisible();
  expect(screen.getAllByText(/^The members of/)).toHaveLength(6);
  isDown = false;
  calls.length = 0;
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  await user.click(retry as HTMLElement);
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  await waitFor(() => expect(calls.filter(isOfMembers)).toHaveLength(10));
});

test('the page of a link asks as well, for the explanation and for other ways in', async () => {
  const end = { organisationUserLinkID: ids.link(2), endsAt: '2931-03-31T17:00:00Z' };
  const { user, calls } = await openAccess(`/edit/${ids.link(2)}?why=true`, {
    ...teams(101, ofSupport),
    [`GET ${accessApi}/accessends`]: () => [end],
  });
  await user.click(await screen.findByRole('heading', { name: 'Edit Organisation Access' }));
  const section = within(await screen.findByRole('region', { name: 'Access Ends' }));
  await user.click(await section.findByRole('button', { name: lookUp }));
  const note = 'Uma Olsen has another way in: team Support, which has no end.';
  expect(await section.findByText(note)).toBeVisible();
  // One look-up serves both.
  expect(screen.queryByRole('button', { name: lookUp })).toBeNull();
  expect(calls.filter(isOfMembers)).toHaveLength(101);
});
