import type { Values } from '../calls/request-of';
import { idOfNothing } from '../probes/harmless-request';
import { type Fields, fieldsOf, rowsOf } from '../records/fields-of';
import type { BatchResource, OwnRecord } from './batch-resource';
import { type Place, requireGone, requireStored } from './stored-again';
import { requireFound, type StoryScene, succeed } from './story';

/**
 * Adds a record of the run's own. The ledger knows of it before the call, since the answer may be lost.
 * @throws StoryEnded when the answer has no record
 */
export async function addRecord(
  scene: StoryScene,
  resource: BatchResource,
  sent: Fields,
  values: Values = {},
): Promise<OwnRecord> {
  const label = String(sent[resource.label]);
  const [beginning = label] = label.split('@');
  const undo = () => removeByLabel(scene, resource, beginning, values);
  const strike = scene.ledger.add(`${resource.noun} ${label}`, undo);
  const answer = await succeed(scene, resource.commit, {
    check: 'add a record',
    values,
    body: { changes: [sent], deletes: [] },
    ...(resource.hasChosenID && { headers: { 'New-Records': '1' } }),
  });
  const id = rowsOf(fieldsOf(answer.body).changes)[0]?.[resource.id];
  const noID = `${resource.commit} answered without the ${resource.id} of the record.`;
  const own = { resource, values, sent, id: String(requireFound(id, noID)), strike };
  await requireStored(scene, placesOf(own), answer, sent);
  return own;
}

/**
 * Changes a record of the run's own. Where the contract says that a field that is left out stays, a
 * second change has only the id and the fields that every change needs, one of them changed.
 */
export async function changeRecord(scene: StoryScene, record: OwnRecord, fields: Fields) {
  const { resource, values, sent, id } = record;
  const change = { ...sent, ...fields, [resource.id]: id };
  const answer = await succeed(scene, resource.commit, {
    check: 'change a record',
    values,
    body: { changes: [change], deletes: [] },
    ...(resource.hasChosenID && { headers: { 'New-Records': '0' } }),
  });
  await requireStored(scene, placesOf(record), answer, change);
  if (!resource.needed) return;
  const few = Object.fromEntries(
    [resource.id, ...resource.needed].map((one) => [one, change[one]]),
  );
  if (resource.renamed) few[resource.renamed] = `${change[resource.renamed]} 3`;
  const second = await succeed(scene, resource.commit, {
    check: 'change a record without its other fields',
    values,
    body: { changes: [few], deletes: [] },
    ...(resource.hasChosenID && { headers: { 'New-Records': '0' } }),
  });
  await requireStored(scene, placesOf(record), second, { ...change, ...few });
}

/** Deletes a record of the run's own. The list and the single record then have to be without it. */
export async function deleteRecord(scene: StoryScene, record: OwnRecord): Promise<void> {
  const { resource, values, id, strike } = record;
  const { run, person } = scene;
  const { commit, read } = resource;
  const body = { changes: [], deletes: [id] };
  const answer = await succeed(scene, commit, { check: 'delete a record', values, body });
  if (await requireGone(scene, placeInList(record), answer)) strike();
  if (read === null) return;
  await run.call(read, {
    check: 'refuse a deleted record',
    as: person,
    values: { ...values, id },
    expected: [404],
  });
}

/** The list of a record. */
export const placeInList = ({ resource, values, id }: OwnRecord): Place => ({
  operationId: resource.list,
  values,
  isIt: (row) => row[resource.id] === id,
});

/** The list, and the single record where the contract has a call for it. */
function placesOf(record: OwnRecord): Place[] {
  const { resource, values, id } = record;
  const { read } = resource;
  const single = read === null ? [] : [{ operationId: read, values: { ...values, id } }];
  return [placeInList(record), ...single];
}

/** Sends a change of a record that does not exist. */
export async function changeNothing(
  { run, person }: StoryScene,
  { resource, values, sent }: OwnRecord,
): Promise<void> {
  if (resource.hasChosenID) return;
  const change = { ...sent, [resource.id]: idOfNothing({ format: 'uuid' }) };
  await run.call(resource.commit, {
    check: 'refuse to change an unknown record',
    as: person,
    values,
    body: { changes: [change], deletes: [] },
    expected: [400],
  });
}

/**
 * Removes the records whose label begins with a text that only the run has, whatever the state of the
 * run.
 * @returns null when nothing is left, or why something is
 */
export async function removeByLabel(
  { cleaner, person }: StoryScene,
  { list, commit, label, id }: Pick<BatchResource, 'list' | 'commit' | 'label' | 'id'>,
  text: string,
  values: Values,
): Promise<string | null> {
  const find = async () => {
    const { status, body } = await cleaner.ask(list, person, { values });
    const isOwn = (row: Fields) => String(row[label]).startsWith(text);
    return status === 200 ? rowsOf(body).filter(isOwn) : `${list} answered ${status}.`;
  };
  const own = await find();
  if (typeof own === 'string') return own;
  if (own.length === 0) return null;
  const body = { changes: [], deletes: own.map((row) => row[id]) };
  const { status } = await cleaner.ask(commit, person, { values, body });
  // A service may delete and then fail to say so.
  const left = await find();
  if (left.length === 0) return null;
  if (status !== 200) return `${commit} answered ${status}.`;
  return typeof left === 'string' ? left : `${list} has it still.`;
}
