import type { Values } from '../calls/request-of';
import { type Fields, fieldsOf, rowsOf } from '../records/fields-of';
import { links, permissionGroups, teams } from './batch-resource';
import { addRecord, changeNothing, changeRecord, deleteRecord } from './own-record';
import { type Place, requireGone, requireStored } from './stored-again';
import { organisationOf, requireFound, type Story, type StoryScene, succeed } from './story';

/** A team, with a person who is in it for a moment. The team gives no access meanwhile. */
export const teamStory: Story = {
  operations: ['commitTeams', 'getTeam', 'listTeamMembers', 'commitTeamMembers'],
  async tell(scene) {
    const { run, person, tag } = scene;
    const values = await organisationOf(scene);
    const team = await addRecord(scene, teams, { name: `Conformance ${tag}` }, values);
    const at = { ...values, id: team.id };
    await run.call('getTeam', { check: 'read an own record', as: person, values: at });
    await tellOfMembers(scene, at);
    await changeRecord(scene, team, { name: `Conformance ${tag} 2` });
    await changeNothing(scene, team);
    await deleteRecord(scene, team);
  },
};

async function tellOfMembers(scene: StoryScene, at: { id: string }): Promise<void> {
  const { run, person } = scene;
  const people = await run.ask('listOrganisationUserValues', person, { values: at });
  const member = rowsOf(people.body).find((one) => !one.isEmailUnconfirmed)?.key;
  if (member === undefined) {
    const reason = 'listOrganisationUserValues has nobody who could be in a team.';
    return run.results.explain('commitTeamMembers', reason);
  }
  const added = await succeed(scene, 'commitTeamMembers', {
    check: 'add a member',
    values: at,
    body: { changes: [{ teamID: at.id, userID: member }], deletes: [] },
  });
  const [membership] = rowsOf(fieldsOf(added.body).changes);
  const noID = 'commitTeamMembers answered without the teamUserLinkID of the member.';
  const id = requireFound(membership?.teamUserLinkID, noID);
  const place = entryIn('listTeamMembers', at, { teamUserLinkID: id });
  await requireStored(scene, [place], added, { teamID: at.id, userID: member });
  const removed = await succeed(scene, 'commitTeamMembers', {
    check: 'remove a member',
    values: at,
    body: { changes: [], deletes: [id] },
  });
  await requireGone(scene, place, removed);
}

/** Access of a team without members, with a permission group and a restriction to an outlet. */
export const accessStory: Story = {
  operations: [
    'commitLinks',
    'listLinkAssignments',
    'commitLinkAssignments',
    'listLinkRootNodes',
    'commitLinkRootNodes',
    'setAccessEnd',
  ],
  async tell(scene) {
    const { tag } = scene;
    const values = await organisationOf(scene);
    const name = `Conformance ${tag} access`;
    const team = await addRecord(scene, teams, { name }, values);
    const group = await addRecord(scene, permissionGroups, { name }, values);
    const link = await addRecord(
      scene,
      links,
      { linkType: 2, isOrgAdmin: false, teamUserID: team.id },
      values,
    );
    const at = { ...values, id: link.id };
    await giveAndTake(scene, at, 'LinkAssignments', 'userPermissionGroupAssignmentID', {
      userPermissionGroupAssignmentID: '00000000-0000-0000-0000-000000000000',
      userPermissionGroupID: group.id,
    });
    await restrict(scene, at);
    await setEnd(scene, values, link.id);
    await changeRecord(scene, link, { isOrgAdmin: true });
    await changeNothing(scene, link);
    for (const record of [link, group, team]) await deleteRecord(scene, record);
  },
};

async function setEnd(scene: StoryScene, values: Values, organisationUserLinkID: string) {
  const { run, person: as } = scene;
  const place = entryIn('listAccessEnds', values, { organisationUserLinkID });
  for (const endsAt of ['2099-12-31T12:00:00.000Z', null]) {
    const body = { organisationUserLinkID, endsAt };
    const call = { check: 'set the end of access', as, values, body };
    const saved = await run.call('setAccessEnd', call);
    if (!saved.isRight) return;
    if (endsAt === null) await requireGone(scene, place, saved);
    else await requireStored(scene, [place], saved, { endsAt });
  }
}

async function restrict(scene: StoryScene, at: { id: string }): Promise<void> {
  const { run, person } = scene;
  const outlets = await run.ask('listOutletNodes', person, { values: at });
  const [outlet] = rowsOf(outlets.body);
  if (!outlet) {
    const reason = 'listOutletNodes has no outlet that access could be restricted to.';
    return run.results.explain('commitLinkRootNodes', reason);
  }
  const { nodeID, nodeType } = outlet;
  await giveAndTake(scene, at, 'LinkRootNodes', 'nodeID', { nodeID, nodeType });
}

/** Adds a part of a link, lists it, and takes it away again. */
async function giveAndTake(
  scene: StoryScene,
  at: { id: string },
  part: 'LinkAssignments' | 'LinkRootNodes',
  id: string,
  fields: Fields,
): Promise<void> {
  const change = { ...fields, organisationUserLinkID: at.id };
  const given = await succeed(scene, `commit${part}`, {
    check: 'add a record',
    values: at,
    body: { changes: [change], deletes: [] },
  });
  const [saved] = rowsOf(fieldsOf(given.body).changes);
  const noID = `commit${part} answered without the ${id} of the record.`;
  const own = requireFound(saved?.[id], noID);
  const place = entryIn(`list${part}`, at, { [id]: own });
  await requireStored(scene, [place], given, { ...change, [id]: own });
  const body = { changes: [], deletes: [own] };
  const call = { check: 'delete a record', values: at, body };
  await requireGone(scene, place, await succeed(scene, `commit${part}`, call));
}

/** A list in which one entry has this id. */
function entryIn(operationId: string, values: Values, id: Fields): Place {
  const [name, value] = Object.entries(id)[0] ?? ['', undefined];
  return { operationId, values, isIt: (entry) => entry[name] === value };
}
