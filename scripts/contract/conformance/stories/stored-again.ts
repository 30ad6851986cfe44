import type { Values } from '../calls/request-of';
import { isSameValue } from '../checks/same-value';
import { shownValue } from '../checks/shown-value';
import type { Person } from '../people/people';
import { type Fields, fieldsOf, rowsOf } from '../records/fields-of';
import type { Answer } from '../run';
import type { StoryScene } from './story';

/** Where what was saved is read again. */
export interface Place {
  operationId: string;
  values: Values;
  /** Who reads; the person of the run by default. */
  as?: Person;
  /** Which entry of a list it is. Without it the answer itself is the record. */
  isIt?: (entry: Fields) => boolean;
  /** The fields that lead from the entry to the record, if the entry has it within. */
  within?: readonly string[];
}

/** An answer that should have the record, and where the record is in it. */
interface Reading {
  answer: Answer;
  at: string;
  record: Fields | undefined;
}

/**
 * Compares what was sent with the answer to it, and reads it again. A value that no place has was not
 * saved, which is a problem of the change; a value that one of them lacks is a problem of that one.
 * Fields that are never read back, such as secrets, are in none.
 * @param saved the answer to the change
 * @param fields what the record has to have now
 */
export async function requireStored(
  scene: StoryScene,
  places: readonly Place[],
  saved: Answer,
  fields: Fields,
): Promise<void> {
  const all: Reading[] = [];
  for (const place of places) all.push(await readAgain(scene, place, saved.check));
  const readings = all.filter(({ answer }) => answer.status === 200);
  const missing = readings.filter(({ record }) => record === undefined);
  const isNowhere = missing.length > 0 && missing.length === readings.length;
  for (const { answer } of isNowhere ? [{ answer: saved }] : missing) {
    const pointer = isNowhere && isBatch(saved) ? '/changes' : '';
    const expected = 'the record that was saved';
    scene.run.report(answer, { pointer, expected, found: 'no such record' });
  }
  for (const [name, value] of Object.entries(fields)) {
    requireAnswered(scene, saved, name, value);
    requireField(scene, readings, saved, name, value);
  }
}

/** Reports a record that still exists after its deletion. @returns whether it is gone */
export async function requireGone(
  scene: StoryScene,
  place: Place,
  deleted: Answer,
): Promise<boolean> {
  const { operationId, values, as = scene.person, isIt = () => true } = place;
  const { body } = await scene.run.ask(operationId, as, { values });
  if (!rowsOf(body).some(isIt)) return true;
  const pointer = isBatch(deleted) ? '/deletes' : '';
  const found = `${operationId} has it still`;
  scene.run.report(deleted, { pointer, expected: 'the record to be gone', found });
  return false;
}

function requireAnswered({ run }: StoryScene, saved: Answer, name: string, value: unknown): void {
  const body = fieldsOf(saved.body);
  const found = (isBatch(saved) ? rowsOf(body.changes)[0] : body)?.[name];
  const pointer = placeInAnswer(saved, name);
  if (found === undefined || isSameValue(found, value)) return;
  const expected = `the value that was sent, ${shownValue(value, name)}`;
  run.report(saved, { pointer, expected, found: shownValue(found, name) });
}

const placeInAnswer = (saved: Answer, name: string) =>
  `${isBatch(saved) ? '/changes/0' : ''}/${name}`;

function requireField(
  { run }: StoryScene,
  readings: readonly Reading[],
  saved: Answer,
  name: string,
  value: unknown,
): void {
  const shown = readings.filter(({ record }) => record !== undefined && name in record);
  const wrong = shown.filter(({ record }) => !isSameValue(record?.[name], value));
  const expected = `the value that was saved, ${shownValue(value, name)}`;
  const found = shownValue(wrong[0]?.record?.[name], name);
  if (wrong.length > 0 && wrong.length === shown.length) {
    const pointer = placeInAnswer(saved, name);
    run.report(saved, { pointer, expected, found: `${found}, read again` });
    return;
  }
  for (const { answer, at } of wrong)
    run.report(answer, { pointer: `${at}/${name}`, expected, found });
}

async function readAgain(
  { run, person }: StoryScene,
  place: Place,
  after: string,
): Promise<Reading> {
  const { operationId, values, as = person, isIt, within = [] } = place;
  const check = `read again what was saved, after "${after}"`;
  const answer = await run.call(operationId, { check, as, values });
  const rows = rowsOf(answer.body);
  const index = isIt ? rows.findIndex(isIt) : -1;
  const entry = isIt ? rows[index] : answer.body;
  const record = within.reduce<unknown>((part, key) => fieldsOf(part)[key], entry) ?? undefined;
  const at = [...(isIt ? [index] : []), ...within].map((step) => `/${step}`).join('');
  return { answer, at, record: record === undefined ? undefined : fieldsOf(record) };
}

const isBatch = ({ body }: Answer) => 'changes' in fieldsOf(body);
