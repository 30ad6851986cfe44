import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const orgId = '20000000-0000-4000-8000-000000000003';
const list = `/organisation/${orgId}/permissiongroups`;
const api = `/api/organisation/${orgId}/userpermissiongroup`;
const managersId = '50000000-0000-4000-8000-000000000002';
const managers = () => exampleOf('getPermissionGroup', managersId);
const refused = (reason: string) =>
  new Response('BadRequest', {
    status: 400,
    headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': reason },
  });

const open = (answers = {}, search = '', id = managersId) =>
  openConsole(`${list}/edit/${id}${search}`, 'organisationAdministrator', {
    [`GET ${api}/${managersId}`]: managers,
    [`GET ${api}`]: () => exampleOf('listPermissionGroups', 'permissionGroups'),
    [`POST ${api}/batch`]: () => exampleOf('commitPermissionGroups', 'saved'),
    ...answers,
  });
const batchOf = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.find(({ call }) => call === `POST ${api}/batch`)?.body;
const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.findByRole('textbox', { name: 'Name' });
const radio = (permission: string, level: string) =>
  within(screen.getByRole('radiogroup', { name: permission })).getByRole('radio', { name: level });

describe('Edit Permission Group', () => {
  test('shows the group, and without changes Done instead of Save and Cancel', async () => {
    const { user, history } = await open();
    expect(await name()).toHaveValue('Managers');
    expect(screen.getByText('Managers · 2 assigned users')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Default Permission Group' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Site Supervisor' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(button('Done'));
    expect(history.location.pathname).toBe(list);
  });

  test('a large number of assigned users has separators', async () => {
    await open({
      [`GET ${api}/${managersId}`]: () => ({ ...managers(), totalAssignedUsers: 12_000 }),
    });
    expect(await screen.findByText('Managers · 12,000 assigned users')).toBeVisible();
  });

  test('saves all permissions and returns to the list', async () => {
    const opened = await open();
    await name();
    await opened.user.click(screen.getByRole('checkbox', { name: 'Sales Insights' }));
    await opened.user.click(button('Save'));
    await waitFor(() => expect(opened.history.location.pathname).toBe(list));
    expect(batchOf(opened)).toEqual({
      changes: [
        {
          userPermissionGroupID: managersId,
          name: 'Managers',
          organisationDefault: false,
          permissions: expect.arrayContaining([
            ...managers().permissions,
            { permissionID: 31, allowedActions: 8 },
            { permissionID: 32, allowedActions: 8 },
          ]),
        },
      ],
      deletes: [],
    });
  });

  test('shows Done again after a change is reverted', async () => {
    const { user } = await open();
    await name();
    await user.click(screen.getByRole('checkbox', { name: 'Config Access' }));
    expect(button('Save')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Config Access' }));
    expect(button('Done')).toBeVisible();
  });

  test.each([
    ['Forbid All', []],
    ['View All', [{ permissionID: 4095, allowedActions: 8 }]],
    ['Edit All', [{ permissionID: 4095, allowedActions: 7 }]],
    ['Full Access', [{ permissionID: 4095, allowedActions: 15 }]],
  ])('%s sets the alias All, or no permissions', async (word, permissions) => {
    const opened = await open();
    await name();
    expect(button(word)).toHaveAttribute('aria-pressed', 'false');
    await opened.user.click(button(word));
    expect(button(word)).toHaveAttribute('aria-pressed', 'true');
    await opened.user.click(button('Save'));
    await waitFor(() => expect(batchOf(opened)).toMatchObject({ changes: [{ permissions }] }));
  });

  test('the tab is in the address, and changing the tab keeps the edits', async () => {
    const { user, history } = await open({}, '?tab=advanced');
    await name();
    expect(screen.getByRole('tab', { name: 'Advanced' })).toHaveAttribute('aria-selected', 'true');
    await user.click(radio('Sales_SalesData', 'View'));
    const scroll = vi.spyOn(window, 'scrollTo');
    await user.click(screen.getByRole('tab', { name: 'Profiles' }));
    expect(history.location.href).toBe(`${list}/edit/${managersId}`);
    expect(await screen.findByText(/permissions that no profile explains/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
    expect(scroll).not.toHaveBeenCalled();
    await user.click(screen.getByRole('tab', { name: 'Advanced' }));
    expect(history.location.href).toBe(`${list}/edit/${managersId}?tab=advanced`);
    expect(radio('Sales_SalesData', 'View')).toBeChecked();
    expect(radio('Config_PLUs', 'All')).toBeChecked();
  });

  test('deletes after a question, and returns to the list', async () => {
    const opened = await open();
    await name();
    await opened.user.click(button('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    expect(dialog).toHaveTextContent('Delete "Managers"?');
    expect(batchOf(opened)).toBeUndefined();
    await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(opened.history.location.pathname).toBe(list));
    expect(batchOf(opened)).toEqual({ changes: [], deletes: [managersId] });
  });

  test('the question before deleting a default group says whom it affects', async () => {
    const { user } = await open({
      [`GET ${api}/${managersId}`]: () => ({ ...managers(), organisationDefault: true }),
    });
    await name();
    await user.click(button('Delete'));
    expect(await screen.findByRole('dialog', { name: 'Delete' })).toHaveTextContent(
      'It applies to all users of the organisation, who lose what it allows.',
    );
  });

  test('focuses a missing name on Save, and sends nothing', async () => {
    const opened = await open();
    await opened.user.clear(await name());
    await opened.user.click(button('Save'));
    expect(await name()).toHaveAccessibleDescription('Enter a name.');
    expect(await name()).toHaveFocus();
    expect(batchOf(opened)).toBeUndefined();
  });
});

describe('a failure has the text of the screen', () => {
  test('loading shows Retry', async () => {
    let isDown = true;
    const { user } = await open({
      [`GET ${api}/${managersId}`]: () => (isDown ? refused('Locked.') : managers()),
    });
    expect(
      await screen.findByText(
        'There was a problem accessing this Permission Group. Please try again later. Locked.',
      ),
    ).toBeVisible();
    isDown = false;
    await user.click(button('Retry'));
    expect(await name()).toHaveValue('Managers');
  });

  test('saving keeps the page and its edits', async () => {
    const { user, history } = await open({
      [`POST ${api}/batch`]: () =>
        refused('There is a permission group with the name Chefs already.'),
    });
    await user.clear(await name());
    await user.type(await name(), 'Chefs');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was a problem saving changes. Please try again later. There is a permission group with the name Chefs already.',
    );
    expect(await name()).toHaveValue('Chefs');
    expect(history.location.pathname).toBe(`${list}/edit/${managersId}`);
  });

  test('deleting shows the reason', async () => {
    const { user } = await open({ [`POST ${api}/batch`]: () => refused('It is in use.') });
    await name();
    await user.click(button('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/There was a problem deleting/)).toHaveTextContent(
      'There was a problem deleting this record. Please try again later. It is in use.',
    );
  });
});

describe('creating', () => {
  const post = { [`POST ${api}/batch`]: () => exampleOf('commitPermissionGroups', 'added') };

  test('starts empty, with nothing to save or delete', async () => {
    const opened = await open(post, '', 'new');
    expect(await name()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Create Permission Group' })).toBeVisible();
    expect(button('Delete')).toBeDisabled();
    expect(button('Done')).toBeVisible();
    expect(button('Forbid All')).toHaveAttribute('aria-pressed', 'true');
    await opened.user.type(await name(), ' Tills ');
    await opened.user.click(button('Save'));
    await waitFor(() => expect(opened.history.location.pathname).toBe(list));
    expect(batchOf(opened)).toEqual({
      changes: [{ name: 'Tills', organisationDefault: false, permissions: [] }],
      deletes: [],
    });
  });

  test('a copy has the permissions of the group and a free name, and starts unsaved', async () => {
    const opened = await open(post);
    await name();
    await opened.user.click(screen.getByRole('link', { name: 'Duplicate' }));
    await waitFor(async () => expect(await name()).toHaveValue('Managers copy'));
    expect(screen.getByRole('checkbox', { name: 'Site Supervisor' })).toBeChecked();
    await opened.user.click(button('Save'));
    await waitFor(() => expect(opened.history.location.pathname).toBe(list));
    const { permissions } = managers();
    expect(batchOf(opened)).toEqual({
      changes: [
        {
          name: 'Managers copy',
          organisationDefault: false,
          permissions: expect.arrayContaining(permissions),
        },
      ],
      deletes: [],
    });
  });

  test('a copy of a group that does not exist shows the reason', async () => {
    await open({}, '?copy=gone', 'new');
    expect(await screen.findByText(/The permission group to copy does not exist\./)).toBeVisible();
  });
});
