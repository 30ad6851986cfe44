import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import {
  AcceptancesPage,
  findAcceptable,
  readAcceptances,
  readSettings,
} from '../../support/records/acceptances';

test.use({ account: organisationAdministrator, locale: 'en-GB' });

test('a link opens an entry deep in the tree, and Back opens it again', async ({ page }) => {
  const screen = new AcceptancesPage(page);
  await screen.open('20000000-0000-4000-8000-000000000004', {
    app: '80000000-0000-4000-8000-000000000001',
    version: '81000000-0000-4000-8000-000000000001',
    acceptance: '82000000-0000-4000-8000-000000000003',
  });
  await expect(screen.row('All nodes')).toHaveAttribute('aria-selected', 'true');
  await expect(screen.row('All nodes')).toHaveAttribute('aria-level', '4');
  await expect(screen.heading('Acceptance for all nodes')).toBeVisible();
  await page.getByRole('link', { name: 'POS Terminal 5.0.0.34' }).click();
  await expect(screen.heading('POS Terminal 5.0.0.34')).toBeVisible();
  await expect(page.getByText(/An older version: only the authorised one/)).toBeVisible();
  await page.goBack();
  await expect(screen.heading('Acceptance for all nodes')).toBeVisible();
});

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an outlet accepts a version for later, and then all site nodes accept it', async ({
    page,
  }) => {
    const found = await findAcceptable(page.request);
    const { orgId, packageID, outlets } = found;
    const title = `${found.applicationName} ${found.version}`;
    const screen = new AcceptancesPage(page);
    await page.clock.setFixedTime(new Date('2026-06-10T02:00:00Z'));
    await screen.open(orgId, { app: found.applicationID });
    await screen.row(found.version).click();
    await expect(screen.heading(title)).toBeVisible();
    await expect(screen.row(found.version)).toContainText('Not Accepted');

    await screen.box('Only for node').check();
    await expect(screen.button('Accept')).toBeDisabled();
    await screen.chooseNode(outlets[0]);
    await screen.box('Not Before').check();
    // It is the evening of the 9th there. The next day is the 10th, which UTC has already.
    await expect(page.getByText(/^It will take effect in 8 hours, on 10 Jun/)).toBeVisible();
    await expect(page.getByText(/America\/New_York \(GMT-4\)/)).toBeVisible();
    await screen.accept();
    await expect(page.getByText('The acceptance was saved.')).toBeVisible();
    await expect(screen.row(found.version)).toContainText('Partial');
    await expect(screen.row(found.version)).toHaveAttribute('aria-selected', 'true');
    const [first] = await readAcceptances(page.request, orgId, packageID);
    expect(first).toEqual({ name: outlets[0], notBefore: '2026-06-10 10:00:00' });

    // The choice leaves out the outlet, which has accepted already.
    await screen.box('Only for node').check();
    await screen.button('Choose an outlet or group').click();
    const choice = page.getByRole('dialog', { name: 'Choose an outlet or group' });
    await expect(choice.getByRole('treeitem', { name: outlets[1], exact: true })).toBeVisible();
    await expect(choice.getByRole('treeitem', { name: outlets[0], exact: true })).toHaveCount(0);
    await choice.getByRole('button', { name: 'Cancel' }).click();
    await screen.box('Only for node').uncheck();

    await screen.row(found.version).locator('[data-expander]').click();
    await screen.row(outlets[0]).click();
    await expect(page.getByText('Ada Marchetti')).toBeVisible();
    await screen.button('Tomorrow').click();
    await screen.button('Save').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(screen.row(outlets[0])).toHaveAttribute('aria-selected', 'true');
    expect(await readAcceptances(page.request, orgId, packageID)).toEqual([
      { name: outlets[0], notBefore: '2026-06-11 02:00:00' },
    ]);

    await screen.row(found.version).click();
    await screen.accept();
    await expect(screen.row(found.version)).toContainText('Accepted');
    await expect(page.getByText(/^Accepted for all nodes, most recently on /)).toBeVisible();
    await expect(screen.button('Accept')).toHaveCount(0);
    await expect(screen.row('All nodes')).toBeVisible();
  });
});

test.describe('east of Greenwich, on a narrow screen', () => {
  test.use({ timezoneId: 'Pacific/Auckland', viewport: { width: 390, height: 800 } });

  test('auto accept takes a local time of day and stores it in UTC', async ({ page }) => {
    const { orgId, applicationID, applicationName } = await findAcceptable(page.request);
    const screen = new AcceptancesPage(page);
    // Noon of the 10th of June there, in winter, twelve hours ahead of UTC.
    await page.clock.setFixedTime(new Date('2026-06-10T00:00:00Z'));
    await screen.open(orgId);
    await screen.row(applicationName).click();
    await expect(screen.heading(applicationName)).toBeFocused();
    await expect(screen.heading(applicationName)).toBeInViewport();
    await expectNoSidewaysScroll(page);
    const toggle = page.getByRole('switch', { name: 'Auto accept' });
    await toggle.check();
    await page.getByRole('radio', { name: 'At a time of day' }).check();
    await page.getByLabel('Time of day', { exact: true }).fill('05:30');
    await expect(page.getByText(/Pacific\/Auckland \(GMT\+12\)/)).toBeVisible();
    await screen.button('Save').click();
    await expect(screen.row(applicationName)).toContainText('Auto accept');
    const settings = { autoAccept: true, notBeforeTimeUTC: '2026-06-10 17:30:00' };
    expect(await readSettings(page.request, orgId, applicationID)).toEqual(settings);

    // In summer the clocks there are an hour further ahead.
    await page.clock.setFixedTime(new Date('2026-12-10T00:00:00Z'));
    await page.reload();
    await expect(page.getByLabel('Time of day', { exact: true })).toHaveValue('06:30');
    await page.getByRole('radio', { name: 'Immediately' }).check();
    await screen.button('Save').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await toggle.uncheck();
    await screen.button('Save').click();
    await expect(screen.row(applicationName)).not.toContainText('Auto accept');
    const off = { autoAccept: false, notBeforeTimeUTC: null };
    expect(await readSettings(page.request, orgId, applicationID)).toEqual(off);
    await screen.button('Back to the tree').click();
    await expect(screen.row(applicationName)).toBeFocused();
  });
});
