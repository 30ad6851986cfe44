import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { GridSearch } from '~/components/record-grid/grid-search';
import { renderGrid } from './people-grid';

/** Whose views of which grid the tests use. */
export const viewKey = 'sam:/people';

/** Renders the grid of people with views. */
export const openGrid = (search?: GridSearch) => renderGrid({ viewKey, search });

export const button = (name: string) => screen.getByRole('button', { name });

/** Returns the names of the columns in their order. */
export const headers = () =>
  screen.getAllByRole('columnheader').flatMap((header) => {
    const [name] = within(header).queryAllByRole('button');
    return name?.textContent?.replace(', filtered', '') ?? [];
  });

type User = ReturnType<typeof renderGrid>['user'];

/** Chooses an item of the menu Columns. */
export async function chooseItem(user: User, item: string) {
  await user.click(button('Columns'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Chooses a view, or a density, in the menu Columns. */
export async function chooseView(user: User, name: string) {
  await user.click(button('Columns'));
  await user.click(await screen.findByRole('menuitemradio', { name, hidden: true }));
}

/** Sets how high the rows are. */
export async function setDensity(user: User, name: 'Compact' | 'Normal' | 'Roomy') {
  await chooseView(user, name);
  await user.keyboard('{Escape}');
}

/** Returns the height of the rows in pixels. */
export const rowHeight = () => screen.getByRole('grid').style.getPropertyValue('--grid-row-height');

/** Saves the shown view under a name. */
export async function saveView(user: User, name: string) {
  await chooseItem(user, 'Save view as...');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), `${name}{Enter}`);
}

/** Changes the columns, their order, the sort and the density of the default view. */
export async function changeView(user: User) {
  await user.click(button('Name column menu'));
  await user.click(await screen.findByRole('menuitem', { name: 'Move right' }));
  await user.keyboard('{Escape}');
  await user.click(button('Columns'));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Locale' }));
  await user.keyboard('{Escape}');
  await user.click(button('Name'));
  await setDensity(user, 'Roomy');
  expect(headers()).toEqual(['Email', 'Name', 'Admin']);
}
