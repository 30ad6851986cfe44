import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import {
  AuthorisationsPage,
  authoriseTerminal,
  posTerminal,
  readTerminalPackages,
  readTerminalVersions,
  saveGroup,
} from '../../support/records/authorisations';

test.use({ account: superUser });

test('a link rolls one organisation back, and another one loses its authorisation', async ({
  page,
  request,
}) => {
  const { orgId, names, licensees } = await saveGroup(request);
  const packages = await readTerminalPackages(request, orgId);
  const [newest = { id: '', text: '' }, , , older = { id: '', text: '' }] = packages;
  const [ash = '', birch = ''] = licensees;
  await authoriseTerminal(request, orgId, newest.id, [ash, birch]);

  const screen = new AuthorisationsPage(page);
  await screen.open(orgId, { app: posTerminal, version: newest.id, to: older.id });
  await expect(screen.entry(newest.text)).toHaveAttribute('aria-selected', 'true');
  await screen.organisation(names.ash).click();
  await expect(page).toHaveURL(new RegExp(`organisation=${ash}`));
  await screen.button('Authorise').click();
  const question = screen.dialog(`Roll back to POS Terminal ${older.text}`);
  await expect(question).toContainText('Rollbacks do not revert sites that already installed.');
  await question.getByRole('button', { name: 'Roll back' }).click();
  await expect(screen.dialog('Success')).toContainText('1 organisation updated.');
  await screen.confirm('Success');
  await expect(screen.entry(older.text)).toContainText('!1 org');

  // The list does not have the organisation any more after its roll-back.
  await page.goBack();
  await expect(screen.button('Authorise')).toBeDisabled();
  await expect(screen.select('Organisation')).toHaveAccessibleDescription(/not among the listed/);

  await screen.choose('Organisation', 'All (1)');
  await screen.choose('Version', 'Unauthorised');
  await screen.authorise('Unauthorise POS Terminal', 'Unauthorise');
  await screen.confirm('Success');
  await expect(screen.entry('Unauthorised')).toContainText('2 orgs');
  expect(await readTerminalVersions(request, orgId)).toEqual({
    [names.ash]: older.text,
    [names.birch]: null,
    [names.cedar]: null,
  });
});

test.describe('far east of Greenwich, on a narrow screen', () => {
  test.use({ timezoneId: 'Pacific/Auckland', viewport: { width: 390, height: 800 } });

  test('Tomorrow is the same local time of the next day, shown with its zone, sent in UTC', async ({
    page,
    request,
  }) => {
    const { orgId, names, licensees } = await saveGroup(request);
    const [newest = { id: '', text: '' }] = await readTerminalPackages(request, orgId);
    // It is half an hour before midnight in UTC. The clocks there go forward in the night after.
    await page.clock.setFixedTime('2026-09-25T23:30:00Z');
    const screen = new AuthorisationsPage(page);
    await screen.open(orgId);
    await screen.entry('POS Terminal').click();
    await expect(screen.heading('POS Terminal')).toBeFocused();
    await expect(screen.heading('POS Terminal')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await screen.choose('Version', `${newest.text} (Latest)`);
    await screen.organisation(names.ash).click();
    await screen.button('Tomorrow').click();
    await expect(
      page.getByRole('textbox', { name: 'Auto-accept not before (optional)' }),
    ).toHaveValue('2026-09-27 11:30');
    await expect(page.getByText('In your time zone, Pacific/Auckland (GMT+13).')).toBeVisible();

    await screen.button('Authorise').click();
    const question = screen.dialog(`Authorise POS Terminal ${newest.text}`);
    await expect(question).toContainText('automatically accept it not before 27 Sept 2026, 11:30');
    const sent = page.waitForRequest((call) => call.method() === 'POST');
    await question.getByRole('button', { name: 'Authorise' }).click();
    expect((await sent).postDataJSON()).toEqual({
      applicationPackageID: newest.id,
      organisationIDs: [licensees[0]],
      autoAcceptNotBeforeDate: '2026-09-26 22:30:00',
    });
    await screen.confirm('Success');
    await screen.button('Back to the tree').click();
    await expect(screen.entry('POS Terminal')).toBeFocused();
  });
});
