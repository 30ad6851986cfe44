import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordKinds } from '~/domain/contract/record-kinds';
import { damagedExamples } from '~/testing/damaged-examples';
import { asSent } from '~/testing/damaged-records';
import { replaceReloads } from '~/testing/replaced-reloads';
import { savingGrids } from '~/testing/saving-grids';
import { savingPages } from '~/testing/saving-pages';
import { savingPanels } from '~/testing/saving-panels';
import { openSaving, type SavingScreen } from '~/testing/saving-screen';

// A saved profile restarts the console. No edit of this process would count after that.
beforeEach(replaceReloads);

// What each screen sends of a record that came damaged.

async function expectAsItCame(shown: SavingScreen, button: string) {
  const came = damagedExamples[shown.kind]();
  const { user, sent } = await openSaving(shown, () => came);
  await shown.edit(user);
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() =>
    expect(sent()).toStrictEqual([asSent(recordKinds[shown.kind], came, shown.edited)]),
  );
}

describe('sends a damaged record as it came, with the edit', () => {
  test.each(Object.entries(savingPages))('%s', (_name, page) => expectAsItCame(page, 'Save'));
  test.each(Object.entries(savingPanels))('%s', (_name, panel) => expectAsItCame(panel, 'Save'));
  test.each(Object.entries(savingGrids))('the grid of %s', (_name, grid) =>
    expectAsItCame(grid, 'Save Changes'),
  );
});

test('a duplicate of a damaged permission group has all that came, with its own name', async () => {
  const list = savingGrids['Permission Groups'];
  const came = damagedExamples.PermissionGroup();
  const path = `${list.path}/edit/new?copy=${came.userPermissionGroupID}`;
  const { user, sent } = await openSaving({ ...list, path }, () => came);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Managers copy');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const edited = { name: 'Managers copy' };
  const { userPermissionGroupID, ...copy } = asSent(recordKinds.PermissionGroup, came, edited);
  await waitFor(() => expect(sent()).toStrictEqual([copy]));
});
