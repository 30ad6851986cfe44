import { readFile } from 'node:fs/promises';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { daysAgo, readEntries } from '../../support/pages/audit-log';

test.use({ account: superUser });

test('the export has every entry that matches the filters, thousands included', async ({
  page,
}) => {
  // A range in the past, to which no test adds entries.
  const to = daysAgo(2);
  const newest = await readEntries(page, { dateTimeCreatedTo: to });
  await page.goto(`/admin/auditlogs?to=${to}&page=2`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [header, ...lines] = text.slice(1).trimEnd().split('\r\n');
  expect(header).toBe(
    'Type,Type Number,Category,User,User ID,Created (UTC),Organisation,Organisation ID,Message',
  );
  const moments = lines.map((line) => line.split(',')[5]);
  expect(moments.slice(0, newest.length)).toEqual(newest.map(({ created }) => created));
  expect(newest).toHaveLength(1_000);
  expect(lines.length).toBeGreaterThan(4_500);
  expect(lines.length - new Set(lines).size).toBeLessThan(5);
  const count = lines.length.toLocaleString('en-GB');
  await expect(page.getByText(`${count} entries exported.`)).toBeVisible();
});
