import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';

const list = `/organisation/${harbourRestaurants}/links`;
const uma = `${list}/edit/60000000-0000-4000-8000-000000000002`;

/** Every documented answer to a save, and the server's words in it. */
const failures = [
  ['400', 'Bad Request.'],
  ['403', 'Your account is not allowed to do this.'],
  ['404', 'The record does not exist.'],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;

/** The codes that only saving and deleting a link has. */
const codes = [
  ['400/BadRequest_UserDoesNotExist', 'User does not exist.'],
  ['400/BadRequest_UserHasAlreadyJoined', 'User is already part of this organisation.'],
  [
    '400/BadRequest_CannotUnlinkSelfFromOrganisation',
    'You cannot unlink yourself from this organisation.',
  ],
  [
    '400/BadRequest_CannotDemoteSelf',
    'You cannot remove yourself as an administator of this organisation.',
  ],
] as const;

const saveText =
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a save that fails keeps the edits, whichever call and whatever the answer', async ({
  page,
}) => {
  const scenarios = [
    ...[...failures, ...codes].map(([answer, words]) => ['commitLinks', answer, words] as const),
    ...failures.map(([answer, words]) => ['commitLinkAssignments', answer, words] as const),
    ...failures.map(([answer, words]) => ['commitLinkRootNodes', answer, words] as const),
  ];
  for (const [call, answer, words] of scenarios) {
    const scenario = `${call}:${answer}`;
    await page.goto(`${uma}?mock=${encodeURIComponent(scenario)}`);
    await page.getByRole('checkbox', { name: 'Organisation Administrator' }).check();
    await page.getByRole('checkbox', { name: 'Installers' }).check();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: saveText });
    await expect.soft(alert, scenario).toContainText(words);
    await expect.soft(alert, scenario).toContainText('outlet restrictions');
    await expect.soft(page.getByRole('checkbox', { name: 'Installers' })).toBeChecked();
    if (scenario === 'commitLinkRootNodes:400') {
      await expect.soft(alert).toContainText('Saved: administrator and permission groups.');
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(list);
  }
});

test('a deletion that fails leaves the page, whatever the answer', async ({ page }) => {
  for (const [answer, words] of [...failures, ...codes.slice(2, 3)]) {
    await page.goto(`${uma}?mock=${encodeURIComponent(`commitLinks:${answer}`)}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect
      .soft(page.getByRole('alert').first(), answer)
      .toHaveText(/^There was an error deleting this record\. /);
    await expect.soft(page.getByRole('alert').first(), answer).toContainText(words);
    await expect.soft(page.getByRole('textbox', { name: 'User' })).toHaveValue('Uma Olsen');
  }
});

test('adding: nobody to choose, teams that fail, and a link without an answer', async ({
  page,
}) => {
  await page.goto(
    `${list}/create?mock=listOrganisationUserValues:empty,listAccessibleTeamValues:500`,
  );
  await expect(page.getByText(/^Nobody is left to choose\./)).toBeVisible();
  await page.getByRole('radio', { name: 'A team' }).check();
  await expect(
    page.getByText(
      /^The teams to choose could not be loaded\. .*could not complete the request\.$/,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Done' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click();
  await page.goto(`${list}?mock=listLinks:empty`);
  await expect(page.getByText('No Data')).toBeVisible();
});
