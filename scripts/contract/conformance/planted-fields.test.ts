import { beforeAll, expect, test } from 'vitest';
import { findTogether } from './testing/find-together';
import { plantedFields } from './testing/planted-fields';
import { servedService } from './testing/served-service';

const both = servedService();
let found: Awaited<ReturnType<typeof findTogether>>;

beforeAll(async () => {
  found = await findTogether(both, plantedFields);
}, 120_000);

test.each(plantedFields.map((defect) => [defect.name, defect] as const))(
  '%s is found in every field',
  (_name, defect) => {
    const expected = defect.fields.map((name) => `${defect.pointer}/${name}`);
    expect(found.placesOf(defect).toSorted()).toEqual(expected.toSorted());
  },
);
