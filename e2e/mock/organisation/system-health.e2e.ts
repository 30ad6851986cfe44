import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { holdCalls } from '../../support/provoke';

const home = '/organisation/20000000-0000-4000-8000-000000000004/systemhealth';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('slow, then failed, then empty: each has its words', async ({ page }) => {
  const held = await holdCalls(page, '**/systemhealthtree');
  await page.goto(`${home}?mock=clear`);
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await held.release();
  await expect(page.getByRole('treeitem', { name: 'Bar 1' })).toBeVisible();

  await page.goto(`${home}?mock=getSystemHealthTree:500`);
  await expect(page.getByText('Error...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${home}?mock=getSystemHealthTree:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
});

test('200/odd: whatever is missing, nodes and states are there', async ({ page }) => {
  await page.goto(`${home}?mock=getSystemHealthTree:200/odd`);
  await expect(page.getByRole('treeitem', { name: 'No name' })).toBeVisible();
  await expect(page.getByText('Without a version')).toBeVisible();
  await expect(page.getByText('next week', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Roll-out', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Versions of Fortune Teller' })).toBeVisible();
  await expectAccessible(page);
});

test('200/rollOut: accepted and waiting, not accepted, silent', async ({ page }) => {
  await page.goto(`${home}?view=roll-out&mock=getSystemHealthTree:200/rollOut`);
  const table = page.getByRole('table', {
    name: 'Roll-out of the authorised version of POS Terminal',
  });
  await expect(table.getByRole('rowheader')).toHaveText([
    'Installed',
    'Accepted, waiting',
    'Not accepted',
    'Silent',
  ]);
  await expectAccessible(page);
});
