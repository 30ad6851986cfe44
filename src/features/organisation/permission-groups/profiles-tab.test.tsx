import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { PermissionList } from '~/domain/permissions/permission-list';
import { profilePermissions } from '~/domain/permissions/permission-profiles';
import { render } from '~/testing/render';
import { ProfilesTab } from './profiles-tab';

function setUp(first: PermissionList) {
  const shown: { list: PermissionList } = { list: first };
  function Holder() {
    const [list, setList] = useState(first);
    shown.list = list;
    return <ProfilesTab value={list} onChange={setList} />;
  }
  return { ...render(<Holder />), shown };
}

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the Profiles tab', () => {
  test('checks the covered profiles, and describes the permissions of each', () => {
    setUp(profilePermissions('Sales Insights'));
    expect(box('Sales Insights')).toBeChecked();
    for (const name of ['Config Access', 'System Installation', 'Site Supervisor']) {
      expect(box(name)).not.toBeChecked();
    }
    expect(box('Sales Insights')).toHaveAccessibleDescription('View of aggregates and sales data.');
  });

  test('unchecking keeps what another checked profile needs', async () => {
    const { user, shown } = setUp(profilePermissions('Sales Insights'));
    await user.click(box('System Installation'));
    await user.click(box('Sales Insights'));
    expect(box('System Installation')).toBeChecked();
    expect(shown.list).toEqual(profilePermissions('System Installation'));
  });

  test('a profile that another one includes is checked, disabled and says so', async () => {
    const { user, shown } = setUp([]);
    await user.click(box('Config Access'));
    expect(box('Site Supervisor')).toBeChecked();
    expect(box('Site Supervisor')).toBeDisabled();
    expect(box('Site Supervisor')).toHaveAccessibleDescription(/Included in Config Access\.$/);
    await user.click(box('Config Access'));
    expect(box('Site Supervisor')).not.toBeChecked();
    expect(box('Site Supervisor')).toBeEnabled();
    expect(shown.list).toEqual([]);
  });

  test('permissions that no profile explains lock the profiles until a reset', async () => {
    const { user, shown } = setUp([
      ...profilePermissions('Sales Insights'),
      { permissionID: 37, allowedActions: 9 },
      { permissionID: 57, allowedActions: 8 },
    ]);
    expect(box('Sales Insights')).toBeChecked();
    for (const checkbox of screen.getAllByRole('checkbox')) expect(checkbox).toBeDisabled();
    const listed = screen.getByRole('list', { name: 'Permissions that no profile explains' });
    expect(
      within(listed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Contacts (Customer): View and Insert', 'Unknown (57): View']);
    const reset = screen.getByRole('button', { name: 'Reset to empty' });
    await user.click(reset);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(shown.list).toHaveLength(4);
    await user.click(reset);
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(shown.list).toEqual([]);
    expect(screen.queryByText(/no profile explains/)).toBeNull();
    expect(box('Sales Insights')).toBeEnabled();
    await waitFor(() => expect(box('Config Access')).toHaveFocus());
  });

  test('counts the unexplained permissions after the first eight', () => {
    setUp([{ permissionID: 4095, allowedActions: 1 }]);
    expect(screen.getByText('and 33 more')).toBeVisible();
  });
});
