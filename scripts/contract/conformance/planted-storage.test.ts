import { expect, test } from 'vitest';
import { placeOf } from './checks/problem';
import { problemsOf } from './checks/results';
import { plantedStorage } from './testing/planted-storage';
import { plantedUndone } from './testing/planted-undone';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();

/** Returns the places of all problems, without the index of a record in a list. */
async function places(only: readonly string[]) {
  const { operations } = await runAgainst(both.service, both.served.url, {
    only: [...only],
    isWriting: true,
  });
  const found = operations.flatMap(problemsOf);
  return [
    ...new Set(found.map((one) => `${one.operationId} ${placeOf(one).replace(/^\/\d+/, '/n')}`)),
  ];
}

const planted = [...plantedStorage, ...plantedUndone];

test.each(planted.map((defect) => [defect.name, defect] as const))(
  '%s is found at its place',
  async (_name, defect) => {
    both.served.plant(defect);
    expect(await places(defect.only)).toEqual([`${defect.operationId} ${defect.pointer}`]);
  },
);

test('what is stored as it was sent is no problem', async () => {
  expect(await places(planted.flatMap(({ only }) => only))).toEqual([]);
});
