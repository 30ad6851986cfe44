import { expect, test } from 'vitest';
import { Permission } from '~/domain/contract/enums.gen';
import { permissionSections } from './permission-reasons';

const permissions = [
  Permission.Config_PLUs,
  Permission.Config_Menus,
  Permission.Sales_SalesData,
  99,
].map((id) => ({ id, grants: [], sources: [] }));
const found = (text: string) =>
  permissionSections(permissions, text).map(({ title, permissions: members }) => [
    title,
    ...members.map(({ id }) => id),
  ]);

test.each<[string, unknown[][]]>([
  [
    '',
    [
      ['Config', Permission.Config_PLUs, Permission.Config_Menus],
      ['Sales', Permission.Sales_SalesData],
      ['Unknown', 99],
    ],
  ],
  ['  plus ', [['Config', Permission.Config_PLUs]]],
  ['Config_Menus', [['Config', Permission.Config_Menus]]],
  ['sales', [['Sales', Permission.Sales_SalesData]]],
  ['99', [['Unknown', 99]]],
  ['nothing of that name', []],
])('the text %j selects permissions by name and heading', (text, sections) => {
  expect(found(text)).toEqual(sections);
});
