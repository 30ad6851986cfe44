import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { networkFailure, refusal } from '~/testing/failed-calls';
import { type AccessForm, accessFormOf } from '../form/access-form';
import { AccessCreation } from './access-creation';
import type { SaveStep } from './access-errors';

const [link] = exampleOf('listLinks', 'links');
if (!link) throw new Error('The contract has no link.');
const organisationUserLinkID = link.organisationUserLinkID;
const form: AccessForm = {
  ...accessFormOf(undefined),
  teamUserID: link.teamUserID,
  permissionGroupIDs: ['managers'],
  rootNodes: [{ nodeID: 'quay', nodeType: 2 }],
};

/** Returns whether only the attempts may have stored the administrator, the groups and the restrictions. */
async function ownOf(creation: AccessCreation, isOrgAdmin: boolean, groups: string[], node = '') {
  const created = await creation.read(form, {
    readLinks: async () => [{ ...link, isOrgAdmin }] as never,
    readParts: async () => ({
      assignments: groups.map((userPermissionGroupID) => ({
        userPermissionGroupAssignmentID: userPermissionGroupID,
        organisationUserLinkID,
        userPermissionGroupID,
      })),
      rootNodes: node ? [{ nodeID: node, nodeType: 2 as const, organisationUserLinkID }] : [],
    }),
  });
  const fields = ['isOrgAdmin', 'permissionGroupIDs', 'rootNodes'] as const;
  return fields.map((field) => created?.isOwn(field));
}

/** Sends steps, of which the last one fails. */
async function attempt(steps: SaveStep[], failure: Error) {
  const creation = new AccessCreation();
  for (const step of steps) {
    const isLast = step === steps.at(-1);
    const call = () => (isLast ? Promise.reject(failure) : Promise.resolve());
    await creation.send(step, form, call).catch(() => undefined);
    if (step === 'access' && !isLast) creation.noteLink({ organisationUserLinkID } as never);
  }
  return creation;
}

const refused = refusal(400, 'BadRequest');
const lost = networkFailure();

test.each<[string, SaveStep[], Error, [boolean, string[], string?], boolean[]]>([
  ['a link as it was sent', ['access'], lost, [false, []], [true, true, true]],
  ['another link', ['access'], lost, [true, ['others'], 'pier'], [false, false, false]],
  [
    'refused groups',
    ['access', 'assignments'],
    refused,
    [false, ['managers']],
    [true, false, true],
  ],
  ['missing lost groups', ['access', 'assignments'], lost, [false, []], [true, true, true]],
  [
    'stored lost groups',
    ['access', 'assignments'],
    lost,
    [false, ['managers']],
    [true, true, true],
  ],
  [
    'saved groups that somebody has taken away',
    ['access', 'assignments', 'rootNodes'],
    refused,
    [false, [], 'quay'],
    [true, false, false],
  ],
])('the attempts own what they may have stored: %s', async (_what, steps, failure, stored, own) => {
  expect(await ownOf(await attempt(steps, failure), ...stored)).toEqual(own);
});

test('a 408 leaves open whether the link exists', async () => {
  const creation = await attempt(['access'], refusal(408, ''));
  expect(await ownOf(creation, false, [])).toEqual([true, true, true]);
});

test('a 404 of a proxy does not count as a deleted link', async () => {
  expect((await attempt(['access', 'assignments'], refusal(404, ''))).isCreated).toBe(true);
  expect((await attempt(['access', 'assignments'], refusal(404, 'Gone.'))).isCreated).toBe(false);
});
