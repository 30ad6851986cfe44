import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  OptionValue,
  OrganisationUserLink,
  OrganisationUserLinkBatchResult,
} from '../../../src/api/schema.gen';
import { readAuditLog } from '../../testing/audit-log';
import {
  alpine,
  demo,
  harbour,
  nobody,
  organisationCalls,
  refusal,
} from '../../testing/organisation-access';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

type Account = CallOptions['as'];

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const { call, read } = organisationCalls(() => service);
const links = (as?: Account) => read<OrganisationUserLink[]>('/links', as);
const people = (as?: Account, orgId?: string) => read<OptionValue[]>('/users/values', as, orgId);

const commit = (changes: object[], deletes: string[] = [], as?: Account) =>
  call('/links/batch', { changes, deletes }, as);

async function saved(changes: object[], deletes: string[] = [], as?: Account) {
  const response = await commit(changes, deletes, as);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as OrganisationUserLinkBatchResult;
}

/** Finds somebody whom the caller may choose and who has no own link. */
async function stranger(): Promise<OptionValue> {
  const linked = new Set((await links()).map(({ teamUserID }) => teamUserID));
  const found = (await people()).find(({ key }) => !linked.has(key));
  if (!found) throw new Error('Everybody has access.');
  return found;
}

const userLink = (teamUserID: string, isOrgAdmin = false) => ({
  linkType: 1,
  isOrgAdmin,
  teamUserID,
});

describe('the links of an organisation', () => {
  test('the list has the links of people and teams by name', async () => {
    const list = await links();
    const names = list.map(({ teamUserName }) => teamUserName);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(list).toContainEqual({
      organisationUserLinkID: demo.link(3),
      linkType: 2,
      isOrgAdmin: false,
      organisationID: harbour,
      organisationName: 'Harbour Restaurants',
      teamUserID: demo.team(1),
      teamUserName: 'Support',
      userEmail: null,
    });
    expect(list.find(({ teamUserID }) => teamUserID === demo.user(2))).toMatchObject({
      linkType: 1,
      isOrgAdmin: true,
      teamUserName: 'Ada Marchetti',
      userEmail: 'admin@demo.test',
    });
  });

  test.each(['/links', '/users/values'])(
    '%s of an unknown organisation answers 404',
    async (path) => {
      const answer = await call(path, undefined, 'superUser', nobody);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        'The organisation does not exist.',
      ]);
    },
  );

  test('linking, promoting, demoting and unlinking a person each write the audit log', async () => {
    const { key, value } = await stranger();
    const { changes } = await saved([userLink(key, true)]);
    const [link] = changes;
    expect(link).toMatchObject({ teamUserID: key, teamUserName: value, isOrgAdmin: true });
    expect(await links()).toContainEqual(link);
    const demoted = { ...link, isOrgAdmin: false };
    expect((await saved([demoted])).changes).toEqual([demoted]);
    const id = link?.organisationUserLinkID ?? '';
    expect(await saved([], [id])).toEqual({ changes: [], deletes: [id] });
    expect(await links()).not.toContainEqual(expect.objectContaining({ teamUserID: key }));
    expect((await readAuditLog(service, value)).slice(-4)).toEqual([
      { type: 103, userID: demo.user(2), message: `${value} was given access.` },
      { type: 105, userID: demo.user(2), message: `${value} was made an administrator.` },
      { type: 105, userID: demo.user(2), message: `${value} is not an administrator any more.` },
      { type: 104, userID: demo.user(2), message: `Access of ${value} was taken away.` },
    ]);
  });

  test('a team of an organisation above can be linked', async () => {
    const { changes } = await saved([{ linkType: 2, isOrgAdmin: false, teamUserID: demo.team(3) }]);
    expect(changes).toMatchObject([{ teamUserName: 'Dealer Helpdesk', userEmail: null }]);
    await saved([], [changes[0]?.organisationUserLinkID ?? '']);
  });

  test.each<[string, () => Promise<object[]>, string[], string, string]>([
    [
      'a person who has access already',
      async () => [userLink(demo.user(3))],
      [],
      'BadRequest_UserHasAlreadyJoined',
      'Uma Olsen',
    ],
    [
      'a team that has access already',
      async () => [{ linkType: 2, isOrgAdmin: false, teamUserID: demo.team(1) }],
      [],
      'BadRequest',
      'Team Support has access already.',
    ],
    [
      'the same person twice',
      async () => {
        const { key } = await stranger();
        return [userLink(key), userLink(key)];
      },
      [],
      'BadRequest_UserHasAlreadyJoined',
      '',
    ],
    [
      'a person who is nobody',
      async () => [userLink(nobody)],
      [],
      'BadRequest_UserDoesNotExist',
      '',
    ],
    [
      'a team with the type of a person',
      async () => [userLink(demo.team(2))],
      [],
      'BadRequest_UserDoesNotExist',
      '',
    ],
    [
      'a team that is none',
      async () => [{ linkType: 2, isOrgAdmin: false, teamUserID: nobody }],
      [],
      'BadRequest',
      'The team does not exist.',
    ],
    [
      'another organisation',
      async () => [{ ...userLink((await stranger()).key), organisationID: alpine }],
      [],
      'BadRequest',
      'another organisation',
    ],
    ['a link that is none', async () => [], [nobody], 'BadRequest', 'does not exist'],
    [
      'a link that is handed to somebody else',
      async () => [{ organisationUserLinkID: demo.link(2), ...userLink((await stranger()).key) }],
      [],
      'BadRequest',
      'Uma Olsen cannot be handed',
    ],
    [
      'a link that is changed and deleted',
      async () => [{ organisationUserLinkID: demo.link(2), ...userLink(demo.user(3)) }],
      [demo.link(2)],
      'BadRequest',
      'more than once',
    ],
  ])(
    'the service refuses %s and saves nothing of the batch',
    async (_what, changes, deletes, code, reason) => {
      const before = await links();
      const other = { linkType: 2, isOrgAdmin: false, teamUserID: demo.team(3) };
      const answer = await refusal(await commit([other, ...(await changes())], deletes));
      expect(answer).toMatchObject({ status: 400, code });
      expect(answer.reason).toContain(reason);
      expect(await links()).toEqual(before);
    },
  );

  test('super users cannot save links of another organisation either', async () => {
    const [foreign] = await read<OrganisationUserLink[]>('/links', 'superUser', alpine);
    const id = foreign?.organisationUserLinkID ?? '';
    expect(await refusal(await commit([], [id], 'superUser'))).toMatchObject({ status: 400 });
    for (const part of ['assignments', 'RootNodes']) {
      expect((await call(`/links/${id}/${part}`)).status).toBe(404);
      const empty = { changes: [], deletes: [] };
      expect((await call(`/links/${id}/${part}/batch`, empty)).status).toBe(404);
    }
  });

  test('a restart keeps the saved links', async () => {
    const { changes } = await saved([userLink((await stranger()).key)]);
    await service.restart();
    expect(await links()).toContainEqual(changes[0]);
    await saved([], [changes[0]?.organisationUserLinkID ?? '']);
  });
});

describe('the access of the caller', () => {
  test('nobody deletes or demotes their own link', async () => {
    expect(await refusal(await commit([], [demo.link(1)]))).toMatchObject({
      status: 400,
      code: 'BadRequest_CannotUnlinkSelfFromOrganisation',
    });
    const demoted = { organisationUserLinkID: demo.link(1), ...userLink(demo.user(2)) };
    expect(await refusal(await commit([demoted]))).toMatchObject({
      status: 400,
      code: 'BadRequest_CannotDemoteSelf',
    });
    expect((await links()).find(({ teamUserID }) => teamUserID === demo.user(2))?.isOrgAdmin).toBe(
      true,
    );
  });

  test('nobody removes the link of the team that gives them access', async () => {
    const team = { organisationUserLinkID: demo.link(3), linkType: 2, teamUserID: demo.team(1) };
    await saved([{ ...team, isOrgAdmin: true }]);
    // A super user deletes the own link, so that only the team gives access.
    await saved([], [demo.link(1)], 'superUser');
    const reason = 'Your access comes through a team.';
    expect(await refusal(await commit([{ ...team, isOrgAdmin: false }]))).toEqual({
      status: 400,
      code: 'BadRequest_CannotDemoteSelf',
      reason,
    });
    const others = (await links()).filter(({ teamUserID }) => teamUserID === demo.team(2));
    const all = [demo.link(3), ...others.map((link) => link.organisationUserLinkID)];
    expect(await refusal(await commit([], all))).toEqual({
      status: 400,
      code: 'BadRequest_CannotUnlinkSelfFromOrganisation',
      reason,
    });
    const { changes } = await saved([userLink(demo.user(2), true)], [], 'superUser');
    expect(changes).toMatchObject([{ teamUserID: demo.user(2), isOrgAdmin: true }]);
    // The own link is back, so that the team's link may lose its administrator access.
    expect((await commit([{ ...team, isOrgAdmin: false }])).status).toBe(200);
  });
});

describe('the people whom a caller may choose', () => {
  test('administrators choose among people of their own and related organisations', async () => {
    const all = await people('superUser');
    const own = await people();
    expect(own.length).toBeGreaterThan(2);
    expect(own.length).toBeLessThan(all.length);
    expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(own.map(({ key }) => key)));
    // The dealer above, the organisation itself and the licensee below.
    for (const organisation of [alpine, harbour, demo.organisation(4)]) {
      const listed = await read<OrganisationUserLink[]>('/links', 'superUser', organisation);
      const linked = listed.flatMap(({ linkType, teamUserID }) =>
        linkType === 1 ? teamUserID : [],
      );
      expect(own.map(({ key }) => key)).toEqual(expect.arrayContaining(linked));
    }
  });

  test('an administrator cannot link anybody else', async () => {
    const own = new Set((await people()).map(({ key }) => key));
    const outside = (await people('superUser')).find(({ key }) => !own.has(key));
    expect(await refusal(await commit([userLink(outside?.key ?? '')]))).toMatchObject({
      status: 400,
      code: 'BadRequest_UserDoesNotExist',
    });
  });
});
