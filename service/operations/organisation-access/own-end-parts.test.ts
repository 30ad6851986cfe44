import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PermissionGroupAssignment } from '../../../src/api/schema.gen';
import { demo, refusal, zeros } from '../../testing/organisation-access';
import { ada, teamLink, temporaryAdministrator } from '../../testing/temporary-administrator';
import { type TestService, testService } from '../../testing/test-service';

const support = demo.link(3);

let service: TestService;
beforeEach(async () => {
  service = await testService();
  const end = await start();
  // Until the end a team makes her an administrator; her own access stays.
  const team = await newTeam();
  await succeed(join(team, ada.user, 'superUser'));
  const { changes } = await succeed(saveLinks([teamLink(team)], 'superUser'));
  await succeed(setEnd(changes[0].organisationUserLinkID, end, 'superUser'));
  await succeed(saveLinks([{ ...(await linkOf(ada.user)), isOrgAdmin: false }], 'superUser'));
  await succeed(setEnd(ada.link, null, 'superUser'));
  await succeed(commitPlaces(ada.link, [demo.place(2)], [], 'superUser'));
});
afterEach(() => service.close());

const { start, call, read, succeed, setEnd, saveLinks, newTeam, join, linkOf } =
  temporaryAdministrator(() => service);
const give = (link: string, group: string) => {
  const userPermissionGroupID = group;
  const ids = { userPermissionGroupAssignmentID: zeros, organisationUserLinkID: zeros };
  const changes = [{ ...ids, userPermissionGroupID }];
  return call(`/links/${link}/assignments/batch`, { changes, deletes: [] });
};
const commitPlaces = (link: string, added: string[], deletes: string[], as?: 'superUser') => {
  const changes = added.map((nodeID) => ({ nodeID, nodeType: 2, organisationUserLinkID: zeros }));
  return call(`/links/${link}/RootNodes/batch`, { changes, deletes }, as);
};
const partsOf = async (link: string) => [
  await read(`/links/${link}/assignments`),
  await read(`/links/${link}/RootNodes`),
];

describe('a temporary administrator gets no more by access that stays', () => {
  test.each<[string, string, () => Promise<Response>]>([
    ['their own, with a group', ada.link, () => give(ada.link, demo.group(3))],
    ['their own, without restriction', ada.link, () => commitPlaces(ada.link, [], [demo.place(2)])],
    ['their own, in another outlet', ada.link, () => commitPlaces(ada.link, [demo.place(3)], [])],
    ['that of their team, with a group', support, () => give(support, demo.group(2))],
    [
      'that of their team, without restriction',
      support,
      () => commitPlaces(support, [], [demo.place(1)]),
    ],
  ])('%s', async (_what, link, widen) => {
    const before = await partsOf(link);
    expect(await refusal(await widen())).toEqual({
      status: 400,
      code: 'BadRequest',
      reason: expect.stringMatching(
        /^Your own administrator access ends on .* access that lasts longer\.$/,
      ),
    });
    expect(await partsOf(link)).toEqual(before);
  });
});

test('a temporary administrator takes parts of such access away', async () => {
  const [given] = await read<PermissionGroupAssignment[]>(`/links/${ada.link}/assignments`);
  const deletes = [given?.userPermissionGroupAssignmentID];
  await succeed(call(`/links/${ada.link}/assignments/batch`, { changes: [], deletes }));
  await succeed(commitPlaces(ada.link, [demo.place(3)], [], 'superUser'));
  await succeed(commitPlaces(ada.link, [], [demo.place(3)]));
  expect(await partsOf(ada.link)).toMatchObject([[], [{ nodeID: demo.place(2) }]]);
});

test('a temporary administrator gives more to others, and by own access that ends as early', async () => {
  const other = demo.link(2);
  await succeed(give(other, demo.group(3)));
  await succeed(commitPlaces(other, [], [demo.place(2)]));
  const end = new Date(service.clock.now.getTime() + 1000).toISOString();
  await succeed(setEnd(ada.link, end, 'superUser'));
  await succeed(give(ada.link, demo.group(3)));
});
