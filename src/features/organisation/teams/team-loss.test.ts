import { expect, test } from 'vitest';
import { teamLoss } from './team-loss';

const team = (totalMembers: number) => ({ teamID: 'support', totalMembers });
const link = (isOrgAdmin: boolean, teamUserID = 'support', linkType: 1 | 2 = 2) => ({
  linkType,
  teamUserID,
  isOrgAdmin,
});

const ended = { ...link(true), end: { endsAt: '2026-11-20T18:00:00Z', hasEnded: true } };

test.each([
  [2, [link(false)], '2 people are in it, and lose the access that it gives to this organisation.'],
  [
    1,
    [link(true)],
    '1 person is in it, and loses the administrator access that it gives to this organisation.',
  ],
  [0, [link(true)], 'It gives administrator access to this organisation. Nobody is in it.'],
  [0, [link(false)], 'It gives access to this organisation. Nobody is in it.'],
  [3, [link(true, 'other')], '3 people are in it. It gives no access to this organisation.'],
  // A link of a person with the same id is no link of the team.
  [3, [link(true, 'support', 1)], '3 people are in it. It gives no access to this organisation.'],
  [2, [ended], '2 people are in it. Its access to this organisation has ended.'],
  [0, [ended], undefined],
  [0, [], undefined],
  [2, undefined, '2 people are in it, and lose the access that it gives.'],
  [0, undefined, undefined],
])('the loss of %i people with the links %j', (members, links, words) => {
  expect(teamLoss(team(members), links)).toBe(words);
});

test.each([
  [1, '1 person is in it, and loses the access that it gives to this organisation.'],
  [0, 'It gives access to this organisation. All memberships of it have ended.'],
])('of 2 memberships, %i have not ended', (actingMembers, words) => {
  expect(teamLoss({ ...team(2), actingMembers }, [link(false)])).toBe(words);
});
