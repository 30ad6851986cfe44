import { describe, expect, test } from 'vitest';
import { IncompleteRecord } from '~/domain/contract/did-not-come';
import { documentedCalls } from '~/testing/contract-answers';
import { asSent, damagedRecords, type Fields, withField } from '~/testing/damaged-records';
import { type SavedRecord, savedRecords } from '~/testing/saved-records';

// What each form and each grid sends after a damaged answer: the record as it came, with the edit
// (decision 0140).

/** Fields whose null says something: all outlets, or no organisation above. */
const canBeNull = new Set(['rootNodeID', 'rootNodeType', 'parentOrganisationID']);

/** The records of all examples of an operation, each with the way to show a damaged one instead. */
function recordsOf({ operation, inEntity }: SavedRecord) {
  const answers = documentedCalls
    .find((call) => call.operationId === operation.id)
    ?.answers.filter(({ status }) => status === 200)
    .map(({ value }) => value);
  return (answers ?? []).flatMap((answer) =>
    (Array.isArray(answer) ? answer : [answer]).flatMap((entry: Fields) => {
      const entity = entry.entity as Fields;
      const record = (inEntity ? entity[inEntity] : entry) as Fields | undefined;
      if (!record) return [];
      const show = (damaged: Fields) => {
        const came = inEntity ? { ...entry, entity: { ...entity, [inEntity]: damaged } } : damaged;
        return admitted(operation, came, Array.isArray(answer), inEntity);
      };
      return [{ record, show }];
    }),
  );
}

/** Returns the record that screens show; undefined if the door leaves it out or refuses the answer. */
function admitted(
  { admit }: SavedRecord['operation'],
  entry: Fields,
  isList: boolean,
  inEntity: string | undefined,
): object | undefined {
  try {
    const answer = admit(isList ? [entry] : entry);
    const shown = (isList ? (answer as Fields[])[0] : answer) as Fields | undefined;
    return inEntity && shown ? (shown.entity as Record<string, object>)[inEntity] : shown;
  } catch {
    return undefined;
  }
}

/** Whether a save has to stop: access depends on a field that did not come. */
const hasToStop = ({ kind }: SavedRecord, record: Fields, sets: Fields): boolean =>
  Object.keys(kind.guarded ?? {}).some(
    (field) =>
      !(field in sets) &&
      (record[field] === undefined || (record[field] === null && !canBeNull.has(field))),
  );

const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value));

function outcomeOf(saved: SavedRecord, shown: object, edit: number): unknown {
  try {
    return asJson(saved.send(shown, edit));
  } catch (error) {
    if (error instanceof IncompleteRecord) return 'stopped';
    throw error;
  }
}

describe.each(savedRecords.map((saved) => [saved.operation.id, saved] as const))(
  '%s',
  (_, saved) => {
    test('an edit sends the record as it came, whatever other fields are damaged', () => {
      let sent = 0;
      for (const { record, show } of recordsOf(saved)) {
        for (const damaged of damagedRecords(record)) {
          const shown = show(damaged.record);
          const edit = saved.edits.findIndex(
            (sets) =>
              !(damaged.field in sets) &&
              Object.entries(sets).some(([field, value]) => record[field] !== value),
          );
          const sets = saved.edits[edit];
          if (!shown || !sets) continue;
          const isStopped = hasToStop(saved, damaged.record, sets);
          sent += isStopped ? 0 : 1;
          expect
            .soft(outcomeOf(saved, shown, edit), damaged.damage)
            .toEqual(isStopped ? 'stopped' : asSent(saved.kind, damaged.record, sets));
        }
      }
      expect(sent).toBeGreaterThan(0);
    });

    test('a person can set a field that did not come', () => {
      for (const { record, show } of recordsOf(saved)) {
        for (const [edit, sets] of saved.edits.entries()) {
          const missing = Object.keys(sets).reduce<Fields>(
            (left, field) => withField(left, field, undefined),
            record,
          );
          const shown = show(missing);
          if (!shown) continue;
          expect(outcomeOf(saved, shown, edit)).toEqual(asSent(saved.kind, missing, sets));
        }
      }
    });
  },
);
