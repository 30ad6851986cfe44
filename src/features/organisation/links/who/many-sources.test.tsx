import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, ids, openAccess } from '~/testing/organisation-access';

/** Answers with so many groups, which give Ada the same directly and by her team. */
const groups = Array.from({ length: 115 }, (_, index) => ({
  ...exampleOf('listPermissionGroups', 'permissionGroups').find(({ name }) => name === 'Managers'),
  userPermissionGroupID: ids.group(1_000 + index),
  name: `Group ${index}`,
  organisationDefault: true,
}));
const manyGroups = { [`GET ${accessApi}/userpermissiongroup`]: () => groups };

test.each([
  ['?who=Edit.Config_Publish', /^Ada Marchetti/],
  [`?why=true&person=${ids.user(2)}&permission=Config_Publish`, /^Publish /],
])('the cell of many sources draws ten, and more when asked: %s', async (address, name) => {
  const { user } = await openAccess(address, manyGroups);
  const table = within(await screen.findByRole('table'));
  const row = within(await table.findByRole('row', { name }));
  const shown = () => row.getAllByText(/^Group \d+$/);
  expect(shown()).toHaveLength(10);
  await user.click(row.getByRole('button', { name: 'Show more: 220 left' }));
  expect(shown()).toHaveLength(210);
  await user.click(row.getByRole('button', { name: 'Show more: 20 left' }));
  expect(shown()).toHaveLength(230);
  expect(row.queryByRole('button')).toBeNull();
});
