import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TeamBatchResult, TeamMemberLink } from '../../../src/api/schema.gen';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { organisationCalls } from '../../testing/organisation-access';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

let service: TestService;

beforeEach(async () => {
  service = await testService();
});

afterEach(() => service.close());

const { call, read } = organisationCalls(() => service);
// Nothing ties this person to the organisation.
const stranger = demoAccounts.superUser.userID;
const uma = demoAccounts.ordinaryUser.userID;

type As = CallOptions['as'];
const members = (id: string) => read<TeamMemberLink[]>(`/team/${id}/members`);

/** Adds people to a team, and takes memberships out of it. Returns the code of a refusal. */
async function commit(id: string, added: readonly string[], deletes: string[], as?: As) {
  const changes = added.map((userID) => ({ teamID: id, userID }));
  const answer = await call(`/team/${id}/members/batch`, { changes, deletes }, as);
  return answer.status === 200 ? 'saved' : answer.text();
}

/** Makes a team of one person. */
async function teamOf(name: string, userID: string) {
  const made = await call('/team/batch', { changes: [{ name }], deletes: [] });
  const { changes } = (await made.json()) as TeamBatchResult;
  const id = changes[0]?.teamID ?? '';
  expect(await commit(id, [userID], [], 'superUser')).toBe('saved');
  return { id, membership: (await members(id))[0]?.teamUserLinkID ?? '' };
}

test('one batch replaces a membership that is the only tie of somebody', async () => {
  const { id, membership } = await teamOf('Cooks', stranger);
  expect(await commit(id, [stranger], [membership])).toBe('saved');
  const [replaced, ...others] = await members(id);
  expect([replaced?.userID, others]).toEqual([stranger, []]);
  const again = replaced?.teamUserLinkID ?? '';
  expect(again).not.toBe(membership);
  // Without the tie nobody but a super user may choose them.
  expect(await commit(id, [], [again])).toBe('saved');
  expect(await commit(id, [stranger], [])).toBe('BadRequest_UserDoesNotExist');
  expect(await commit(id, [stranger, uma], [], 'superUser')).toBe('saved');
});

test('a batch that replaces a membership adds nobody else', async () => {
  const { id, membership } = await teamOf('Cooks', uma);
  expect(await commit(id, [stranger], [membership])).toBe('BadRequest_UserDoesNotExist');
  const foreign = await teamOf('Waiters', stranger);
  expect(await commit(id, [stranger], [foreign.membership])).toBe('BadRequest');
  expect(await members(foreign.id)).toHaveLength(1);
  expect(await members(id)).toMatchObject([{ userID: uma, teamUserLinkID: membership }]);
});
