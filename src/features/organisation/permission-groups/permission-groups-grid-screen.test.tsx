import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { widthsOfColumns } from '~/testing/widths-of-columns';

const orgId = '20000000-0000-4000-8000-000000000003';
const path = `/organisation/${orgId}/permissiongroups`;
const api = `/api/organisation/${orgId}/userpermissiongroup`;
const id = (number: number) => `50000000-0000-4000-8000-00000000000${number}`;
const refused = (reason: string) =>
  new Response('BadRequest', {
    status: 400,
    headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': reason },
  });

const open = (answers = {}) =>
  openConsole(path, 'organisationAdministrator', {
    [`GET ${api}`]: () => exampleOf('listPermissionGroups', 'permissionGroups'),
    [`POST ${api}/batch`]: () => exampleOf('commitPermissionGroups', 'saved'),
    ...answers,
  });
const batches = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ call }) => call === `POST ${api}/batch`).map(({ body }) => body);
const nameCell = (name: string) => screen.findByRole('rowheader', { name });
const saveChanges = () => screen.getByRole('button', { name: /Save Changes/ });

describe('Permission Groups', () => {
  test('lists the groups by name and default', async () => {
    await open();
    const row = (await nameCell('Everyone')).closest<HTMLElement>('[role="row"]');
    expect(row && within(row).getByText('Yes')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Default' })).toBeVisible();
    expect(widthsOfColumns().slice(0, 2)).toEqual([300, 100]);
  });

  test('sends a changed group whole, without the count of its users', async () => {
    const opened = await open();
    const groups = exampleOf('listPermissionGroups', 'permissionGroups');
    const managers = groups.find(({ userPermissionGroupID }) => userPermissionGroupID === id(2));
    const { totalAssignedUsers, ...sent } = managers ?? {};
    await opened.user.click(await nameCell('Managers'));
    await opened.user.keyboard('{F2}{Control>}a{/Control}Chefs{Enter}');
    await opened.user.click(saveChanges());
    await waitFor(() =>
      expect(batches(opened)).toEqual([
        {
          changes: [{ ...sent, name: 'Chefs' }],
          deletes: [],
        },
      ]),
    );
  });

  test('adds a group without an id', async () => {
    const opened = await open();
    await nameCell('Managers');
    await opened.user.click(screen.getByRole('button', { name: 'Add permission group' }));
    await opened.user.keyboard('Tills{Enter}');
    await opened.user.click(saveChanges());
    await waitFor(() =>
      expect(batches(opened)).toEqual([
        { changes: [{ name: 'Tills', organisationDefault: false }], deletes: [] },
      ]),
    );
  });

  test('shows the text of this screen and the reason of a refused deletion', async () => {
    const { user } = await open({
      [`POST ${api}/batch`]: () => refused('The permission group Managers cannot be deleted.'),
    });
    await nameCell('Managers');
    await user.click(screen.getByRole('button', { name: 'Delete Managers' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete Row' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await user.click(saveChanges());
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
      'There was a problem deleting this record. Please try again later. The permission group Managers cannot be deleted.',
    );
  });

  test('shows the text of this screen and the reason of a failed list', async () => {
    await open({ [`GET ${api}`]: () => refused('The books are closed.') });
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
      'Permission groups could not be loaded for this organisation due to a server error. Please try again later. The books are closed.',
    );
  });

  test('opens an unsaved copy of a group on Duplicate', async () => {
    const { user, history, calls } = await open();
    await nameCell('Managers');
    await user.click(screen.getByRole('button', { name: 'More actions for Managers' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Managers copy');
    expect(history.location.href).toBe(`${path}/edit/new?copy=${id(2)}`);
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });
});
