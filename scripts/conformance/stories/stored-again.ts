import { isDeepStrictEqual } from 'node:util';
import { shownValue } from '../checks/shown-value';
import type { Answer } from '../run';
import type { OwnRecord } from './batch-resource';
import type { StoryScene } from './story';

type Fields = Readonly<Record<string, unknown>>;

/** An answer that has the record, and where the record stands in it. */
interface Reading {
  answer: Answer;
  at: string;
  record: Fields | undefined;
}

/**
 * Reads the list and the single record again after a change. A value that neither of them has was not
 * saved, which is a problem of the change; a value that one of them lacks is a problem of that one.
 * Fields that are never read back, such as secrets, are in neither.
 * @param saved the answer to the change
 * @param fields what the record has to have now
 */
export async function requireStored(
  scene: StoryScene,
  own: Pick<OwnRecord, 'resource' | 'values' | 'id'>,
  saved: Answer,
  fields: Fields,
): Promise<void> {
  const readings = (await readAgain(scene, own, saved.check)).filter(
    ({ answer }) => answer.status === 200,
  );
  const missing = readings.filter(({ record }) => record === undefined);
  const expected = 'the record that was saved';
  const isNowhere = missing.length > 0 && missing.length === readings.length;
  for (const { answer } of isNowhere ? [{ answer: saved }] : missing) {
    const pointer = isNowhere ? '/changes' : '';
    scene.run.report(answer, { pointer, expected, found: `no record ${own.id}` });
  }
  for (const [name, value] of Object.entries(fields))
    requireField(scene, readings, saved, name, value);
}

function requireField(
  { run }: StoryScene,
  readings: readonly Reading[],
  saved: Answer,
  name: string,
  value: unknown,
): void {
  const shown = readings.filter(({ record }) => record !== undefined && name in record);
  const wrong = shown.filter(({ record }) => !isDeepStrictEqual(record?.[name], value));
  const expected = `the value that was saved, ${shownValue(value, name)}`;
  const found = shownValue(wrong[0]?.record?.[name], name);
  if (wrong.length > 0 && wrong.length === shown.length) {
    run.report(saved, { pointer: `/changes/0/${name}`, expected, found: `${found}, read again` });
    return;
  }
  for (const { answer, at } of wrong)
    run.report(answer, { pointer: `${at}/${name}`, expected, found });
}

async function readAgain(
  { run, person }: StoryScene,
  { resource, values, id }: Pick<OwnRecord, 'resource' | 'values' | 'id'>,
  after: string,
): Promise<Reading[]> {
  const check = `read again what was saved, after "${after}"`;
  const list = await run.call(resource.list, { check, as: person, values });
  const rows: Fields[] = Array.isArray(list.body) ? list.body : [];
  const index = rows.findIndex((row) => row[resource.id] === id);
  const listed = { answer: list, at: `/${index}`, record: rows[index] };
  if (resource.read === null) return [listed];
  const one = await run.call(resource.read, { check, as: person, values: { ...values, id } });
  return [listed, { answer: one, at: '', record: one.body as Fields }];
}
