import { expect, test } from 'vitest';
import { placeOf } from './checks/problem';
import { problemsOf } from './checks/results';
import { plantedFields } from './testing/planted-fields';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();

test.each(plantedFields.map((defect) => [defect.name, defect] as const))(
  '%s is found in every field',
  async (_name, defect) => {
    both.served.plant(defect);
    const { operations } = await runAgainst(both.service, both.served.url, {
      only: [defect.operationId],
      isWriting: true,
    });
    const places = operations.flatMap(problemsOf).map(placeOf);
    const expected = defect.fields.map((name) => `${defect.pointer}/${name}`);
    expect([...new Set(places)].toSorted()).toEqual(expected.toSorted());
  },
);
