import { expect, type Page } from '@playwright/test';
import { historyButton, touchPage } from '../../support/pages/history';
import { heading, press } from './acts';
import { showEveryAnswer } from './show-answers';

// The history of records, and the changes of an audit log entry.

const user = '/admin/users/edit/10000000-0000-4000-8000-000000000003';
const organisation = '/organisation/20000000-0000-4000-8000-000000000003';
const team = `${organisation}/teams/edit/40000000-0000-4000-8000-000000000001`;

/** The text in the drawer. The button is there only after the answer. */
const inDrawer = (text: string) => async (page: Page) => {
  await (await historyButton(page)).click();
  await expect(page.getByRole('dialog').getByText(text).first()).toBeVisible();
};
const failures = {
  400: inDrawer('Bad Request.'),
  403: inDrawer('Your account is not allowed to do this.'),
  500: inDrawer('The server could not complete the request.'),
};
/** The pointer moves until the page asks for the history. */
const touch = async (page: Page) => {
  const asked = page.waitForRequest(/\/history\//);
  await expect(async () => {
    await touchPage(page);
    await Promise.race([asked, page.waitForRequest(/\/history\//, { timeout: 500 })]);
  }).toPass();
};

showEveryAnswer([
  {
    operationId: 'readHistory',
    path: user,
    act: touch,
    shown: { ...failures, 200: inDrawer('Uma Berg'), 404: heading('Edit User') },
  },
  {
    operationId: 'readOrganisationHistory',
    path: `${team}?persona=organisationAdministrator`,
    act: touch,
    shown: { ...failures, 200: inDrawer('Helpdesk'), 404: heading('Edit Team') },
  },
  {
    operationId: 'readAuditEntryChanges',
    path: '/admin/auditlogs',
    others: 'queryAuditLog:200/withChanges',
    act: press('User Uma Olsen was changed.'),
    shown: { 200: 'Uma Berg', 404: 'The changes of this entry are not recorded any more.' },
  },
]);
