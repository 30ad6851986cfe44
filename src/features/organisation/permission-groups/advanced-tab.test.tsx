import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { PermissionList } from '~/domain/permissions/permission-list';
import { render } from '~/testing/render';
import { AdvancedTab } from './advanced-tab';

function setUp(first: PermissionList = []) {
  const shown: { list: PermissionList } = { list: first };
  function Holder() {
    const [list, setList] = useState(first);
    shown.list = list;
    return <AdvancedTab value={list} onChange={setList} />;
  }
  return { ...render(<Holder />), shown };
}

const levels = (permission: string) => screen.getByRole('radiogroup', { name: permission });
const radio = (permission: string, level: string) =>
  within(levels(permission)).getByRole('radio', { name: level });

describe('the Advanced tab', () => {
  test('has every named permission under its prefix, each with the four levels', () => {
    setUp();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(41);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Config',
      'Sales',
      'System',
      'Customer',
      'Partner services',
      'Data extraction service',
    ]);
    const options = within(levels('Config_PLUs')).getAllByRole<HTMLInputElement>('radio');
    expect(options.map(({ value, checked }) => [value, checked])).toEqual([
      ['Forbid', true],
      ['View', false],
      ['Edit', false],
      ['All', false],
    ]);
  });

  test('sets a level, and Forbid removes the permission', async () => {
    const { user, shown } = setUp();
    await user.click(radio('Sales_SalesData', 'Edit'));
    expect(shown.list).toEqual([{ permissionID: 31, allowedActions: 7 }]);
    await user.click(radio('Sales_SalesData', 'Forbid'));
    expect(shown.list).toEqual([]);
  });

  test('sets levels by the arrow keys and by the first letters', async () => {
    const { user, shown } = setUp();
    await user.click(radio('Config_Publish', 'Forbid'));
    await user.keyboard('{ArrowRight}');
    expect(radio('Config_Publish', 'View')).toBeChecked();
    await user.tab();
    expect(radio('Config_PLUs', 'Forbid')).toHaveFocus();
    await user.keyboard('a');
    expect(radio('Config_PLUs', 'All')).toHaveFocus();
    await user.keyboard('x');
    await user.tab();
    await user.keyboard('e');
    expect(shown.list).toEqual([
      { permissionID: 1, allowedActions: 8 },
      { permissionID: 2, allowedActions: 15 },
      { permissionID: 3, allowedActions: 7 },
    ]);
  });

  test('replaces an alias with its permissions when one of them changes', async () => {
    const { user, shown } = setUp([{ permissionID: 4095, allowedActions: 8 }]);
    expect(screen.getByText(/^All: View\./)).toBeVisible();
    expect(radio('Customer_Events', 'View')).toBeChecked();
    await user.click(radio('Customer_Events', 'View'));
    expect(shown.list).toHaveLength(1);
    await user.click(radio('Customer_Events', 'All'));
    expect(shown.list).toHaveLength(41);
    expect(screen.queryByText(/^All: View\./)).toBeNull();
    expect(radio('Config_PLUs', 'View')).toBeChecked();
  });

  test('shows a combination of actions that is no level, and keeps it', async () => {
    const { user, shown } = setUp([{ permissionID: 2, allowedActions: 9 }]);
    expect(screen.getByText('Custom: View and Insert')).toBeVisible();
    expect(levels('Config_PLUs')).toHaveAccessibleDescription('Custom: View and Insert');
    for (const option of within(levels('Config_PLUs')).getAllByRole('radio')) {
      expect(option).not.toBeChecked();
    }
    await user.click(radio('Config_Tax', 'View'));
    expect(shown.list).toContainEqual({ permissionID: 2, allowedActions: 9 });
  });

  test('shows unknown permissions by their number, and keeps their rows on Forbid', async () => {
    const { user, shown } = setUp([{ permissionID: 57, allowedActions: 8 }]);
    expect(screen.getByRole('heading', { name: 'Unknown' })).toBeVisible();
    await user.click(radio('Unknown (57)', 'Forbid'));
    expect(shown.list).toEqual([]);
    await user.click(radio('Unknown (57)', 'All'));
    expect(shown.list).toEqual([{ permissionID: 57, allowedActions: 15 }]);
  });

  test('filters permissions by label, name and family', async () => {
    const { user } = setUp();
    const filter = screen.getByRole('searchbox', { name: 'Filter permissions' });
    const found = () => screen.queryAllByRole('radiogroup').map((row) => row.ariaLabel);
    await user.type(filter, 'payment t');
    expect(found()).toEqual(['Config_PaymentTypes']);
    await user.clear(filter);
    await user.type(filter, 'Customer_E');
    expect(found()).toEqual(['Customer_Events']);
    await user.clear(filter);
    await user.type(filter, 'partner services');
    expect(found()).toEqual(['PartnerServices_Config', 'PartnerServices_Sales']);
    await user.type(filter, 'x');
    expect(screen.getByText('No matches')).toBeVisible();
  });
});
