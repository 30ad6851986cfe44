import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/keyboard-only';
import { AuditLog } from '../support/pages/audit-log';
import { count, download, field, month, rows, sorting, tree } from '../support/pages/statistics';

test.use({ account: superUser });

test('the audit log is filtered by a type and a message', async ({ page, keyboard }) => {
  await keyboard.open('/admin', 'Administration summary');
  await keyboard.reach(page.getByRole('link', { name: 'Open audit logs' }), 'Tab', 40);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit Logs' })).toBeFocused();
  const log = new AuditLog(page);
  await expect(log.rows.first()).toBeVisible();
  await keyboard.reach(log.icon('Message'));
  await keyboard.press('Enter');
  const message = page.getByRole('dialog', { name: 'Filter Message' });
  await expect(message.getByRole('textbox')).toBeFocused();
  await keyboard.type('kiosk');
  // The dialog traps the focus.
  await keyboard.press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(message.getByRole('textbox')).toBeFocused();
  await keyboard.reach(message.getByRole('button', { name: 'Apply' }));
  await keyboard.press('Enter');
  await expect(message).toHaveCount(0);
  await expect(log.icon('Message')).toBeFocused();
  await log.expectAll(4, /kiosk/i);

  await keyboard.reach(log.icon('Type'), 'Shift+Tab');
  await keyboard.press('Enter');
  const types = page.getByRole('dialog', { name: 'Filter Type' });
  await expect(types.getByRole('textbox')).toBeFocused();
  await keyboard.type('Token issued');
  await keyboard.reach(types.getByRole('checkbox', { name: 'Token issued' }));
  await keyboard.press('Space');
  await expect(types.getByRole('checkbox', { name: 'Token issued' })).toBeChecked();
  await keyboard.press('Enter');
  await expect(types).toHaveCount(0);
  await expect(log.icon('Type')).toBeFocused();
  await expect(page).toHaveURL(/types=300/);
  await log.expectAll(0, /^Token issued/);

  await keyboard.reach(page.getByRole('button', { name: 'Clear all filters' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/auditlogs');
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toHaveCount(0);
  await keyboard.expectFocusSeen('after the last filter is gone');
  // Tab enters the rows with one stop, and arrows move within them.
  await keyboard.reach(log.icon('Message'));
  await keyboard.press('Tab', 'ArrowDown', 'End');
  // The message of an entry with recorded changes is a button.
  const lastCell = log.cell(1, 4);
  const focused = page.locator(':focus');
  await expect(lastCell.and(focused).or(lastCell.getByRole('button').and(focused))).toBeVisible();
});

test('statistics of a month are sorted and downloaded', async ({ page, keyboard }) => {
  await keyboard.open('/admin/statistics', 'Statistics');
  await keyboard.reach(field(page));
  await keyboard.type(month);
  await keyboard.press('Enter');
  await expect(tree(page)).toBeVisible();
  await keyboard.reach(rows(page).first());
  await keyboard.reach(count(rows(page).first(), /outlets/));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/statistics?month=${month}&sort=-outlets`);
  await expect(sorting(page).getByRole('button', { name: 'Outlets, descending' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/statistics?month=${month}&sort=outlets`);
  await keyboard.reach(sorting(page).getByRole('button', { name: 'Clear sorting' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(sorting(page)).toHaveCount(0);
  await keyboard.expectFocusSeen('after the sorting is gone');

  await keyboard.reach(download(page));
  const saving = page.waitForEvent('download');
  await keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toBe(`monthly-statistics-${month}.csv`);
  await expect(download(page)).toBeFocused();
});
