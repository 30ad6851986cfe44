import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  AccessEnd,
  HistoryEntry,
  LastSeen,
  OptionValue,
  OrganisationUserLink,
  Session,
  UserSummary,
} from '../../src/api/schema.gen';
import { readAuditLog } from '../testing/audit-log';
import { fileOf } from '../testing/fresh-organisation';
import {
  alpine,
  demo,
  harbour,
  nobody,
  organisationCalls,
  refusal,
} from '../testing/organisation-access';
import { type CallOptions, type TestService, testService } from '../testing/test-service';
import { leaveUnconfirmed } from '../testing/unconfirmed';

const minute = 60_000;
const day = 86_400_000;
const [ada, uma, support] = [demo.link(1), demo.link(2), demo.link(3)];

let service: TestService;
beforeEach(async () => {
  service = await testService();
});
afterEach(() => service.close());

const { call, read } = organisationCalls(() => service);
const momentIn = (milliseconds: number) =>
  new Date(service.clock.now.getTime() + milliseconds).toISOString();
const wait = (milliseconds: number) => {
  service.clock.now = new Date(momentIn(milliseconds));
};
const setEnd = (id: string, endsAt: string | null, as?: CallOptions['as'], orgId?: string) =>
  call('/accessends', { organisationUserLinkID: id, endsAt }, as, orgId);
const ends = () => read<AccessEnd[]>('/accessends', 'superUser');
const linkOf = async (id: string) =>
  (await read<OrganisationUserLink[]>('/links', 'superUser')).find(
    (link) => link.organisationUserLinkID === id,
  );
const save = (changes: object[], deletes: string[] = []) =>
  call('/links/batch', { changes, deletes }, 'superUser');

async function sessionOf(as: CallOptions['as']) {
  return (await (await service.call('/Authentication/current', { as })).json()) as Session;
}
const organisationsOf = async (as: CallOptions['as']) =>
  JSON.stringify(await (await service.call('/api/Organisation', { as })).json());

describe('an access that has ended', () => {
  test('gives its administrator nothing from the moment on, and everything before', async () => {
    const links = await read<OrganisationUserLink[]>('/links');
    for (const { linkType, organisationUserLinkID: id } of links) {
      if (linkType === 2) await setEnd(id, momentIn(-1), 'superUser');
    }
    expect((await setEnd(ada, momentIn(minute), 'superUser')).status).toBe(200);
    wait(minute - 1);
    expect((await sessionOf('administrator'))[2]).toBe(true);
    expect(await organisationsOf('administrator')).toContain(harbour);
    wait(1);
    expect((await call('/links')).status).toBe(404);
    expect((await sessionOf('administrator'))[2]).toBe(false);
    expect(await organisationsOf('administrator')).not.toContain(harbour);
  });

  test('gives the members of a team nothing', async () => {
    const hasAccess = async () => [
      (await read<LastSeen[]>('/lastseen/people', 'superUser')).some(
        ({ id }) => id === demo.user(3),
      ),
      (await organisationsOf('ordinaryUser')).includes(harbour),
    ];
    await setEnd(uma, momentIn(-1), 'superUser');
    expect(await hasAccess()).toEqual([true, true]);
    await setEnd(support, momentIn(-1), 'superUser');
    expect(await hasAccess()).toEqual([false, false]);
  });

  test('takes the person out of the choice of the administrators', async () => {
    const created = await service.call('/api/user/batch', {
      as: 'superUser',
      body: {
        changes: [{ shortName: 'Nia', fullName: 'Nia', email: 'nia@demo.test' }],
        deletes: [],
      },
    });
    const { userID } = (await created.json()).changes[0];
    const saved = await save([{ linkType: 1, isOrgAdmin: false, teamUserID: userID }]);
    const isOffered = async () =>
      (await read<OptionValue[]>('/users/values')).some(({ key }) => key === userID);
    expect(await isOffered()).toBe(true);
    await setEnd((await saved.json()).changes[0].organisationUserLinkID, momentIn(-1));
    expect(await isOffered()).toBe(false);

    const made = await call('/team/batch', { changes: [{ name: 'Watch' }], deletes: [] });
    const { teamID } = (await made.json()).changes[0];
    const membership = { changes: [{ teamID, userID }], deletes: [] };
    const joined = await call(`/team/${teamID}/members/batch`, membership, 'superUser');
    expect(await isOffered()).toBe(true);
    const database = fileOf(service);
    const sql = 'update team_members set ends_at = ? where team_user_link_id = ?';
    const { teamUserLinkID } = (await joined.json()).changes[0];
    await database.execute({ sql, args: [service.clock.now.getTime() - minute, teamUserLinkID] });
    database.close();
    expect(await isOffered()).toBe(false);
  });

  const summaryOfUma = async (as: CallOptions['as']) => {
    const answer = await service.call(`/api/User/summary/${demo.user(3)}`, { as });
    return (await answer.json()) as UserSummary;
  };

  test('is not among the access that a person sees, but among what others can delete', async () => {
    const links = async (as: CallOptions['as']) =>
      (await summaryOfUma(as)).organisationUserLinks.some(
        (link) => link.organisationUserLinkID === uma,
      );
    await setEnd(uma, momentIn(minute));
    expect([await links('ordinaryUser'), await links('superUser')]).toEqual([true, true]);
    wait(minute);
    expect([await links('ordinaryUser'), await links('superUser')]).toEqual([false, true]);
  });

  test('shows no sales data of the organisation', async () => {
    const insights = async () => {
      const summary = await summaryOfUma('ordinaryUser');
      return [summary.insightsAggregatesReadAccess, summary.insightsAggregatesUpdateAccess];
    };
    await setEnd(uma, momentIn(-1), 'superUser');
    // The team still gives what its groups allow.
    expect(await insights()).toEqual([true, true]);
    await setEnd(support, momentIn(-1), 'superUser');
    expect(await insights()).toEqual([false, false]);
  });

  test('gives nothing either after its deletion is undone', async () => {
    await setEnd(ada, momentIn(-1), 'superUser');
    const undoID = (await save([], [ada])).headers.get('Undo-Id');
    expect((await call('/undo', { undoID }, 'superUser')).status).toBe(200);
    expect(await linkOf(ada)).toBeDefined();
    expect((await call('/links')).status).not.toBe(200);
    expect((await sessionOf('administrator'))[2]).toBe(false);
  });

  test('stays in the list, and gives everything again without its end', async () => {
    await setEnd(ada, momentIn(-1), 'superUser');
    expect((await call('/links')).status).not.toBe(200);
    expect(await linkOf(ada)).toBeDefined();
    expect((await setEnd(ada, null, 'superUser')).status).toBe(200);
    expect((await call('/links')).status).toBe(200);
    expect(await ends()).toEqual([]);
  });
});

describe('an end', () => {
  test('outlives a save of the access, its deletion that is undone, and a restart', async () => {
    const end = { organisationUserLinkID: uma, endsAt: momentIn(day) };
    await setEnd(uma, end.endsAt);
    expect((await save([{ ...(await linkOf(uma)), isOrgAdmin: true }])).status).toBe(200);
    expect(await ends()).toEqual([end]);
    const undoID = (await save([], [uma])).headers.get('Undo-Id');
    expect(await ends()).toEqual([]);
    expect((await call('/undo', { undoID }, 'superUser')).status).toBe(200);
    expect(await ends()).toEqual([end]);
    await service.restart();
    expect(await ends()).toEqual([end]);
  });

  test('is in the audit log and in the history, once', async () => {
    await setEnd(uma, '2031-03-31T17:00:00.000Z');
    await setEnd(uma, '2031-03-31T17:00:00.000Z');
    await setEnd(uma, null);
    expect((await readAuditLog(service, 'The access of Uma Olsen')).map((e) => e.message)).toEqual([
      'The access of Uma Olsen ends on 2031-03-31 17:00 UTC.',
      'The access of Uma Olsen has no end any more.',
    ]);
    const history = await read<HistoryEntry[]>(`/history/AccessLink/${uma}`);
    const moment = '2031-03-31 17:00 UTC';
    expect(history.map(({ changes }) => changes)).toMatchObject([
      [{ field: 'endsAt', before: moment, after: null }],
      [{ field: 'endsAt', before: null, after: moment }],
    ]);
  });
});

// The answer is what was sent, so that only the log tells when the access really ended.
test('an end in the past is logged as what ends an access at once, or moves an end that was', async () => {
  await setEnd(uma, '2020-01-01T00:00:00.000Z');
  await setEnd(uma, '2021-01-01T00:00:00.000Z');
  await setEnd(uma, '2031-03-31T17:00:00.000Z');
  expect((await readAuditLog(service, 'access of Uma Olsen')).map((e) => e.message)).toEqual([
    'The access of Uma Olsen was ended at once, with the end 2020-01-01 00:00 UTC.',
    'The access of Uma Olsen had ended already. The end 2020-01-01 00:00 UTC was changed to 2021-01-01 00:00 UTC.',
    'The access of Uma Olsen is given again, and ends on 2031-03-31 17:00 UTC.',
  ]);
});

describe('the service refuses', () => {
  test.each([
    ['a link of another organisation', uma, 'superUser', alpine],
    ['an unknown link', nobody, 'administrator', harbour],
  ] as const)('%s', async (_what, id, as, orgId) => {
    const answer = await refusal(await setEnd(id, momentIn(-1), as, orgId));
    expect(answer).toMatchObject({ status: 400, code: 'BadRequest' });
    expect(answer.reason).toContain('does not exist in this organisation');
    expect(await ends()).toEqual([]);
  });

  test.each(['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+14:00'])(
    'the moment %s, which has no text in UTC',
    async (endsAt) => {
      const answer = await refusal(await setEnd(uma, endsAt, 'superUser'));
      const reason = 'endsAt is not in the years 0000 to 9999 in UTC.';
      expect(answer).toEqual({ status: 400, code: 'BadRequest', reason });
      expect(await ends()).toEqual([]);
    },
  );

  test('members, and administrators of other organisations', async () => {
    expect((await setEnd(uma, null, 'ordinaryUser')).status).toBe(403);
    expect((await setEnd(uma, null, 'administrator', alpine)).status).toBe(404);
    expect((await call('/accessends', undefined, 'ordinaryUser')).status).toBe(403);
    expect((await setEnd(uma, null, 'superUser', nobody)).status).toBe(404);
  });

  test('the second of two administrators who end each other’s access at once', async () => {
    await save([{ ...(await linkOf(uma)), isOrgAdmin: true }]);
    // Both are signed in: else the second call would begin after the first.
    for (const as of ['administrator', 'ordinaryUser'] as const) await read('/links', as);
    const answers = await Promise.all([
      setEnd(uma, momentIn(0), 'administrator'),
      setEnd(ada, momentIn(0), 'ordinaryUser'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('a longer access of somebody whose address nobody has confirmed', async () => {
    await save([{ ...(await linkOf(uma)), isOrgAdmin: true }]);
    await setEnd(uma, momentIn(0), 'superUser');
    await leaveUnconfirmed(service);
    for (const endsAt of [null, momentIn(day)]) {
      const answer = await refusal(await setEnd(uma, endsAt, 'superUser'));
      expect(answer.reason).toContain('nobody has confirmed');
    }
    expect((await setEnd(uma, momentIn(-day), 'superUser')).status).toBe(200);
  });

  test('an end of the own access, and a longer one', async () => {
    const words = 'Another administrator has to set the end of your own access.';
    expect(await refusal(await setEnd(ada, momentIn(day)))).toMatchObject({ reason: words });
    await setEnd(ada, momentIn(day), 'superUser');
    expect(await refusal(await setEnd(ada, null))).toMatchObject({ reason: words });
  });

  test.each([-1, day])('an end that takes the access through a team (%d)', async (delay) => {
    const members = `/team/${demo.team(1)}/members/batch`;
    await call(members, { changes: [{ teamID: demo.team(1), userID: demo.user(2) }], deletes: [] });
    await save([{ ...(await linkOf(support)), isOrgAdmin: true }]);
    await save([], [ada]);
    expect((await call('/links')).status).toBe(200);
    const answer = await refusal(await setEnd(support, momentIn(delay)));
    expect(answer).toMatchObject({ status: 400, reason: expect.stringContaining('this team') });
    expect(await ends()).toEqual([]);
  });
});
