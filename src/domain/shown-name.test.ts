import { expect, test } from 'vitest';
import { isolated, isolatedLabelOf, organisationLabelOf, pathText } from './shown-name';

test.each([
  ['Harbour Quay', 'HQUAY', 'Harbour Quay [HQUAY]'],
  ['Harbour Quay', '', 'Harbour Quay'],
  ['', 'HQUAY', 'No name [HQUAY]'],
  ['', '', 'No name'],
])('the name "%s" with the code "%s" has the label %s', (name, organisationCode, label) => {
  expect(organisationLabelOf({ name, organisationCode })).toBe(label);
});

test('only a name that is written from right to left is isolated', () => {
  for (const name of ['', 'Harbour Quay', 'Gästehaus 漢字 🍕']) expect(isolated(name)).toBe(name);
  for (const name of ['מסעדת הנמל 3', 'مطعم المرفأ', 'Café מסעדה']) {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  }
  expect(isolatedLabelOf({ name: 'הנמל', organisationCode: 'HQUAY' })).toBe(
    '\u2068הנמל\u2069 [HQUAY]',
  );
  expect(pathText(['Harbour', 'הנמל'])).toBe('Harbour › \u2068הנמל\u2069');
});
