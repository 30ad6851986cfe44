import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TeamMemberLink } from '../../../src/api/schema.gen';
import { demo, refusal } from '../../testing/organisation-access';
import { ada, temporaryAdministrator } from '../../testing/temporary-administrator';
import { type TestService, testService } from '../../testing/test-service';

const support = { team: demo.team(1), link: demo.link(3), group: demo.group(3) };

let service: TestService;
let end: string;
beforeEach(async () => {
  service = await testService();
  end = await start();
});
afterEach(() => service.close());

const { start, pass, call, read, succeed, setEnd, saveLinks, join, linkOf, isAdministrator } =
  temporaryAdministrator(() => service);

/** Deletes a record. Returns the id by which the deletion can be undone. */
async function remove(path: string, id: string) {
  const answer = await call(path, { changes: [], deletes: [id] });
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return answer.headers.get('Undo-Id') ?? '';
}
const membership = async () =>
  (await read<TeamMemberLink[]>(`/team/${support.team}/members`, 'superUser')).find(
    ({ userID }) => userID === ada.user,
  );
const leave = async () =>
  remove(`/team/${support.team}/members/batch`, (await membership())?.teamUserLinkID ?? '');
const setAdministrator = async (isOrgAdmin: boolean, as?: 'superUser') =>
  succeed(saveLinks([{ ...(await linkOf(support.team)), isOrgAdmin }], as));
const undo = (undoID: string) => call('/undo', { undoID });
const beyondEnd = {
  status: 400,
  code: 'BadRequest',
  reason: expect.stringMatching(
    /^Your own administrator access ends on .* UTC\. Another administrator has to give you access that lasts longer\.$/,
  ),
};

test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
  ['has been made an administrator', async () => {}, () => setAdministrator(true)],
  [
    'has lost the end of its access',
    async () => {
      await setAdministrator(true, 'superUser');
      await succeed(setEnd(support.link, end, 'superUser'));
    },
    () => succeed(setEnd(support.link, null, 'administrator')),
  ],
])(
  'a temporary administrator does not return for good to a team that meanwhile %s',
  async (_what, prepare, change) => {
    await prepare();
    const undoID = await leave();
    await change();
    expect(await refusal(await undo(undoID))).toEqual(beyondEnd);
    expect(await membership()).toBeUndefined();
    pass();
    expect(await isAdministrator()).toBe(false);
  },
);

test('the access of a team in which a temporary administrator stays does not return with a group that allows more', async () => {
  const undoID = await remove('/links/batch', support.link);
  const permissions = [{ permissionID: 4095, allowedActions: 15 }];
  const group = { userPermissionGroupID: support.group, name: 'Installers', permissions };
  await succeed(call('/userpermissiongroup/batch', { changes: [group], deletes: [] }));
  expect(await refusal(await undo(undoID))).toEqual(beyondEnd);
  expect(await linkOf(support.team)).toBeUndefined();
});

test('a temporary administrator undoes what gives them nothing beyond their end', async () => {
  await leave();
  const access = await remove('/links/batch', support.link);
  expect((await undo(access)).status).toBe(200);
  await succeed(join(support.team));
  const undoID = await leave();
  expect((await undo(undoID)).status).toBe(200);
  expect(await membership()).toMatchObject({ endsAt: end });
});

test('an administrator without an end returns to a team for good', async () => {
  await succeed(setEnd(ada.link, null, 'superUser'));
  const undoID = await leave();
  await setAdministrator(true);
  expect((await undo(undoID)).status).toBe(200);
  expect(await membership()).not.toHaveProperty('endsAt');
});
