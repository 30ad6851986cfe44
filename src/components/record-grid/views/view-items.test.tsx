import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  changeView,
  chooseItem,
  chooseView,
  headers,
  openGrid,
  rowHeight,
  saveView,
  setDensity,
  viewKey,
} from '~/testing/grid-views';

describe('named views', () => {
  test('a view is saved, marked, changed, and chosen again', async () => {
    const { user } = openGrid();
    await changeView(user);
    await saveView(user, 'Short');
    expect(screen.getByText('Short')).toBeVisible();
    // Its room is kept.
    expect(screen.getByText('changed')).not.toBeVisible();
    expect(button('Columns')).toHaveFocus();
    await setDensity(user, 'Compact');
    expect(screen.getByText('changed')).toBeVisible();
    await chooseView(user, 'Default view');
    expect(screen.queryByText('Short')).toBeNull();
    expect(headers()).toEqual(['Name', 'Email', 'Locale', 'Admin']);
    await chooseView(user, 'Short');
    expect(headers()).toEqual(['Email', 'Name', 'Admin']);
    expect(rowHeight()).toBe('48px');
  });

  test('the changes of a view are saved by one choice, and after another visit', async () => {
    const first = openGrid();
    await setDensity(first.user, 'Roomy');
    await saveView(first.user, 'Short');
    await setDensity(first.user, 'Compact');
    first.unmount();
    const { user } = openGrid();
    expect(await screen.findByText('changed')).toBeVisible();
    await chooseItem(user, 'Save changes');
    expect(screen.getByText('changed')).not.toBeVisible();
    expect(screen.getByText('"Short" saved.')).toBeVisible();
    await user.click(button('Reset view'));
    await chooseView(user, 'Short');
    expect(rowHeight()).toBe('30px');
  });

  test('a view is saved, renamed and deleted, which a status says, and the grid stays as it is', async () => {
    const { user } = openGrid();
    await changeView(user);
    await saveView(user, 'Short');
    expect(await screen.findByText('"Short" saved.')).toHaveRole('status');
    await chooseItem(user, 'Rename...');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Short');
    await user.clear(name);
    await user.type(name, ' Admins {Enter}');
    expect(await screen.findByText('"Admins" renamed.')).toHaveRole('status');
    expect(screen.getByText('Admins')).toBeVisible();
    await chooseItem(user, 'Delete...');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('"Admins" deleted.')).toHaveRole('status');
    expect(screen.queryByText('Admins')).toBeNull();
    expect(headers()).toEqual(['Email', 'Name', 'Admin']);
    await user.click(button('Columns'));
    const views = within(screen.getByRole('group', { name: 'Views' }));
    expect(views.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Default view',
    ]);
  });

  test.each([
    ['', 'A view needs a name.'],
    ['x'.repeat(41), 'At most 40 characters; this has 41.'],
    ['SHORT', 'There is a view "Short" already.'],
  ])('the name %j is refused', async (name, error) => {
    const { user } = openGrid();
    await setDensity(user, 'Roomy');
    await saveView(user, 'Short');
    await chooseItem(user, 'Save view as...');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    if (name) await user.type(field, name);
    await user.click(button('Save'));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(field).toHaveFocus();
  });

  test('the dialog says that the filters of a view stay in the browser', async () => {
    const { user } = openGrid({ filter: { name: 'Uma' } });
    await chooseItem(user, 'Save view as...');
    expect(
      await screen.findByText(
        'This browser keeps the view with its filters, also after you sign out.',
      ),
    ).toBeVisible();
  });

  test('a view that another tab saves appears, and a save keeps it', async () => {
    const { user } = openGrid();
    await setDensity(user, 'Roomy');
    const key = `console-views-1:${viewKey}`;
    localStorage.setItem(key, '[{"name":"Admins","view":{"sort":"admin"}}]');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await saveView(user, 'Short');
    await user.click(button('Columns'));
    const views = within(screen.getByRole('group', { name: 'Views' }));
    expect(views.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Default view',
      'Admins',
      'Short',
    ]);
  });
});

describe('a view that another tab deletes', () => {
  const key = `console-views-1:${viewKey}`;
  const deleteElsewhere = () => {
    localStorage.setItem(key, '[]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  };

  test('is not offered to be saved', async () => {
    const { user } = openGrid();
    await saveView(user, 'Short');
    await setDensity(user, 'Roomy');
    deleteElsewhere();
    await user.click(button('Columns'));
    expect(screen.getByRole('menuitem', { name: 'Save view as...' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Save changes' })).toBeNull();
    expect(rowHeight()).toBe('48px');
  });

  test('is saved by a rename that has begun', async () => {
    const { user } = openGrid();
    await setDensity(user, 'Roomy');
    await saveView(user, 'Short');
    await chooseItem(user, 'Rename...');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    deleteElsewhere();
    await user.type(name, 'er{Enter}');
    expect(screen.getByText('Shorter')).toBeVisible();
    expect(localStorage.getItem(key)).toContain('"Shorter"');
  });
});

describe('Copy link', () => {
  test('the link has the whole view, also the default one', async () => {
    const { user } = openGrid({ sort: '-name', hide: 'email' });
    await chooseItem(user, 'Copy link');
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/?sort=-name&hide=email&density=normal',
    );
  });

  test('a browser that does not copy shows the link', async () => {
    const { user } = openGrid({ density: 'roomy' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await chooseItem(user, 'Copy link');
    const link = await screen.findByRole('textbox', { name: 'Link to this view' });
    expect(link).toHaveValue('http://localhost:3000/?density=roomy');
    expect(link).toHaveFocus();
  });
});
