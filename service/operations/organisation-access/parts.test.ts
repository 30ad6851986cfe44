import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionGroupAssignment, RootNode } from '../../../src/api/schema.gen';
import { readAuditLog } from '../../testing/audit-log';
import {
  alpine,
  demo,
  nobody,
  organisationCalls,
  refusal,
  zeros,
} from '../../testing/organisation-access';
import { type TestService, testService } from '../../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const { call, read } = organisationCalls(() => service);
const groupsOf = (id: string) => read<PermissionGroupAssignment[]>(`/links/${id}/assignments`);
const placesOf = (id: string) => read<RootNode[]>(`/links/${id}/RootNodes`);

describe('permission groups of a link', () => {
  const give = (...ids: string[]) =>
    ids.map((userPermissionGroupID) => ({
      userPermissionGroupAssignmentID: zeros,
      organisationUserLinkID: zeros,
      userPermissionGroupID,
    }));
  const commitGroups = (changes: object[], deletes: string[] = []) =>
    call(`/links/${demo.link(2)}/assignments/batch`, { changes, deletes });

  test('a batch gives and removes groups, and a repeated batch gives none twice', async () => {
    const [before] = await groupsOf(demo.link(2));
    expect(before).toMatchObject({ userPermissionGroupID: demo.group(2) });
    const id = before?.userPermissionGroupAssignmentID ?? '';
    const answer = await (await commitGroups(give(demo.group(3)), [id])).json();
    const after = await groupsOf(demo.link(2));
    expect(answer).toEqual({ changes: after, deletes: [id] });
    expect(after).toMatchObject([{ userPermissionGroupID: demo.group(3) }]);
    expect(await (await commitGroups(give(demo.group(3)))).json()).toEqual({
      changes: after,
      deletes: [],
    });
    expect(await groupsOf(demo.link(2))).toEqual(after);
    expect(await readAuditLog(service, 'Uma Olsen.')).toEqual([
      {
        type: 120,
        userID: demo.user(2),
        message: 'The permission group Managers was taken from Uma Olsen.',
      },
      {
        type: 120,
        userID: demo.user(2),
        message: 'The permission group Installers was given to Uma Olsen.',
      },
    ]);
  });

  test('a given group that becomes a default stays given, and can be removed', async () => {
    await commitGroups(give(demo.group(2)));
    const isGiven = ({ userPermissionGroupID }: PermissionGroupAssignment) =>
      userPermissionGroupID === demo.group(2);
    const setDefault = async (organisationDefault: boolean) => {
      const group = { userPermissionGroupID: demo.group(2), name: 'Managers', organisationDefault };
      const response = await call('/userpermissiongroup/batch', { changes: [group], deletes: [] });
      expect(response.status).toBe(200);
    };
    await setDefault(true);
    await setDefault(false);
    const given = (await groupsOf(demo.link(2))).find(isGiven);
    expect(given).toBeDefined();
    await setDefault(true);
    const id = given?.userPermissionGroupAssignmentID ?? '';
    expect((await commitGroups([], [id])).status).toBe(200);
    await setDefault(false);
    expect((await groupsOf(demo.link(2))).some(isGiven)).toBe(false);
  });

  test.each<[string, () => Promise<[object[], string[]]>, string]>([
    [
      'one that applies to all',
      async () => [give(demo.group(1)), []],
      'Everyone applies to all users',
    ],
    ['one that is none', async () => [give(nobody), []], 'does not exist'],
    ['one twice', async () => [give(demo.group(2), demo.group(2)), []], 'more than once'],
    ['an assignment that is none', async () => [[], [nobody]], 'was not given'],
    [
      'an assignment of another link',
      async () => [[], [(await groupsOf(demo.link(3)))[0]?.userPermissionGroupAssignmentID ?? '']],
      'was not given',
    ],
    [
      'an assignment that becomes another',
      async () => {
        const [given] = await groupsOf(demo.link(2));
        return [[{ ...given, userPermissionGroupID: demo.group(2) }], []];
      },
      'cannot be changed',
    ],
    [
      'a change of another link',
      async () => [
        give(demo.group(2)).map((x) => ({ ...x, organisationUserLinkID: demo.link(1) })),
        [],
      ],
      'another access link',
    ],
    [
      'a group of another organisation',
      async () => {
        const [foreign] = await read<{ userPermissionGroupID: string }[]>(
          '/userpermissiongroup',
          'superUser',
          alpine,
        );
        return [give(foreign?.userPermissionGroupID ?? ''), []];
      },
      'does not exist in this organisation',
    ],
  ])('the service refuses %s', async (_what, batch, reason) => {
    const before = await groupsOf(demo.link(2));
    const [changes, deletes] = await batch();
    const answer = await refusal(await commitGroups(changes, deletes));
    expect(answer).toMatchObject({ status: 400, code: 'BadRequest' });
    expect(answer.reason).toContain(reason);
    expect(await groupsOf(demo.link(2))).toEqual(before);
  });
});

describe('outlet restrictions of a link', () => {
  const at = (nodeID: string, nodeType = 2) => ({
    nodeID,
    nodeType,
    organisationUserLinkID: zeros,
  });
  const commitPlaces = (changes: object[], deletes: string[] = []) =>
    call(`/links/${demo.link(2)}/RootNodes/batch`, { changes, deletes });

  test('a batch adds and removes restrictions, and a repeated batch adds none twice', async () => {
    expect(await placesOf(demo.link(2))).toMatchObject([{ nodeID: demo.place(2) }]);
    const answer = await (await commitPlaces([at(demo.place(3))], [demo.place(2)])).json();
    const after = [{ nodeID: demo.place(3), nodeType: 2, organisationUserLinkID: demo.link(2) }];
    expect(answer).toEqual({ changes: after, deletes: [demo.place(2)] });
    expect(await (await commitPlaces([at(demo.place(3))])).json()).toEqual({
      changes: after,
      deletes: [],
    });
    expect(await placesOf(demo.link(2))).toEqual(after);
    expect(await readAuditLog(service, 'The access of Uma Olsen')).toMatchObject([
      { type: 120, message: 'The access of Uma Olsen is not restricted to Quay Street any more.' },
      { type: 120, message: 'The access of Uma Olsen was restricted to Market Hall.' },
    ]);
  });

  test.each<[string, object[], string[], string]>([
    ['a place that is none', [at(nobody)], [], 'does not exist in this organisation'],
    ['a group with the type of an outlet', [at(demo.place(1))], [], 'another type'],
    ['one twice', [at(demo.place(2)), at(demo.place(2))], [], 'more than once'],
    ['one that the link does not have', [], [demo.place(2)], 'does not exist'],
    ['one added and lifted', [at(demo.place(3))], [demo.place(3)], 'more than once'],
  ])('the service refuses %s', async (_what, changes, deletes, reason) => {
    const before = await placesOf(demo.link(2));
    const answer = await refusal(await commitPlaces(changes, deletes));
    expect(answer).toMatchObject({ status: 400, code: 'BadRequest' });
    expect(answer.reason).toContain(reason);
    expect(await placesOf(demo.link(2))).toEqual(before);
  });
});
