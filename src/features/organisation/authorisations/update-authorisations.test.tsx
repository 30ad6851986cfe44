import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import {
  applicationId,
  authoriseButton,
  batchCall,
  childrenCall,
  choose,
  openAuthorisations as open,
  optionsOf,
  organisationId,
  packageId,
  sent,
} from '~/testing/authorisations-page';
import { exampleOf } from '~/testing/contract-examples';

const app = `?app=${applicationId(1)}`;
const toNewest = `${app}&to=${packageId(3)}`;
const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Clicks Authorise, and then the button of the question. */
async function authorise(user: UserEvent, title: string, word: string) {
  await user.click(await authoriseButton());
  await user.click(within(await dialog(title)).getByRole('button', { name: word }));
}

describe('the update panel', () => {
  test('enables Authorise with a version; field and list choose an organisation', async () => {
    const { user, history } = await open(app);
    expect(await authoriseButton()).toHaveAttribute('aria-disabled');
    await choose(user, 'Version', '5.6.1.250 (Latest)');
    await waitFor(async () => expect(await authoriseButton()).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByText('1 organisation changes to 5.6.1.250.')).toBeVisible();
    await choose(user, 'Organisation', 'Harbour Market [HMARKET]');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
        app: applicationId(1),
        organisation: organisationId(5),
        to: packageId(3),
      }),
    );
    const row = await screen.findByRole('treeitem', { name: /^Harbour Market/ });
    expect(row).toHaveAttribute('aria-selected', 'true');
    await user.click(row);
    expect(await screen.findByRole('combobox', { name: 'Organisation' })).toHaveValue('All (2)');
  });

  test('disables Authorise while the chosen organisation is not listed', async () => {
    const search = `${app}&version=${packageId(3)}&organisation=${organisationId(5)}`;
    await open(`${search}&to=${packageId(2)}`);
    expect(await authoriseButton()).toHaveAttribute('aria-disabled');
    const select = await screen.findByRole('combobox', { name: 'Organisation' });
    expect(select).toHaveValue('Harbour Market [HMARKET]');
    expect(select).toHaveAccessibleDescription(/not among the listed ones/);
  });

  test('disables Authorise when the entry does not offer the chosen version', async () => {
    const rows = exampleOf('listChildAuthorisations', 'childAuthorisations');
    await open(`${app}&version=none&to=none`, {
      [childrenCall]: () => rows.map((row) => ({ ...row, currentVersion: null })),
    });
    expect(await screen.findByRole('combobox', { name: 'Version' })).toHaveValue('');
    expect(await authoriseButton()).toHaveAttribute('aria-disabled');
    expect(screen.queryByText('Nobody changes version.')).toBeNull();
  });

  test('offers every version, with a mark on the current one, and Unauthorised once', async () => {
    const { user } = await open(`${app}&version=${packageId(2)}`);
    await user.click(await screen.findByRole('combobox', { name: 'Version' }));
    expect((await optionsOf('Version')).map(({ textContent }) => textContent)).toEqual([
      '5.6.1.250 (Latest)',
      '5.5.0.233 (current)',
      '5.4.0.210',
      'Unauthorised',
    ]);
    await user.click(screen.getByRole('combobox', { name: 'Organisation' }));
    expect((await optionsOf('Organisation')).map(({ textContent }) => textContent)).toEqual([
      'All (1)',
      'Harbour Market [HMARKET]',
    ]);
  });
});

describe('the question', () => {
  test('says how many organisations change; Cancel sends nothing', async () => {
    const { user, calls } = await open(toNewest);
    await user.click(await authoriseButton());
    const question = await dialog('Authorise POS Terminal 5.6.1.250');
    expect(question).toHaveTextContent(
      '2 organisations will be authorised for POS Terminal 5.6.1.250. 1 of them is authorised for it already.',
    );
    expect(question).not.toHaveTextContent('rollback');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await authoriseButton()).toHaveFocus());
    expect(sent(calls)).toEqual([]);
  });

  test('an older version is a rollback, which does not revert sites', async () => {
    const { user, calls } = await open(`${app}&to=${packageId(2)}`);
    await user.click(await authoriseButton());
    const question = await dialog('Roll back to POS Terminal 5.5.0.233');
    expect(question).toHaveTextContent(
      'This is a rollback: the chosen version is older than the current one of 1 organisation among them. Rollbacks do not revert sites that already installed.',
    );
    await user.click(within(question).getByRole('button', { name: 'Roll back' }));
    await dialog('Success');
    expect(sent(calls)[0]?.applicationPackageID).toBe(packageId(2));
  });

  test('Unauthorised withdraws the authorisation and sends null', async () => {
    const { user, calls } = await open(`${app}&to=none&organisation=${organisationId(4)}`);
    expect(await screen.findByRole('textbox', { name: /^Auto-accept/ })).toBeDisabled();
    await authorise(user, 'Unauthorise POS Terminal', 'Unauthorise');
    await dialog('Success');
    expect(sent(calls)).toEqual([
      {
        applicationPackageID: null,
        organisationIDs: [organisationId(4)],
        autoAcceptNotBeforeDate: null,
      },
    ]);
  });
});

test('a text that is no date and time is kept, and Authorise is disabled until it is one', async () => {
  const { user, calls } = await open(toNewest);
  const field = await screen.findByRole('textbox', { name: /^Auto-accept not before/ });
  expect(await authoriseButton()).not.toHaveAttribute('aria-disabled');
  await user.type(field, '20 Nov{Enter}');
  expect(await authoriseButton()).toHaveAttribute('aria-disabled');
  expect(field).toBeInvalid();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(field, ' 2031, 18:21');
  await user.click(await authoriseButton());
  const question = await dialog('Authorise POS Terminal 5.6.1.250');
  await user.click(within(question).getByRole('button', { name: 'Authorise' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  const date = sent(calls)[0]?.autoAcceptNotBeforeDate;
  expect(Date.parse(`${date}Z`)).toBe(new Date(2031, 10, 20, 18, 21).getTime());
});

describe('sending', () => {
  test('sends one batch, with the date in UTC, when the button is clicked twice', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, calls, history } = await open(toNewest, {
      [batchCall]: () => held.then(() => exampleOf('commitPackageAuthorisations', 'success')),
    });
    const before = Date.now();
    await user.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    await user.click(await authoriseButton());
    const question = await dialog('Authorise POS Terminal 5.6.1.250');
    expect(question).toHaveTextContent(/automatically accept it not before .*\d\d:\d\d/);
    const confirm = within(question).getByRole('button', { name: 'Authorise' });
    await user.dblClick(confirm);
    await user.keyboard('{Escape}');
    expect(question).toBeVisible();
    act(() => history.push('/profile'));
    await user.click(within(await dialog('Unsaved changes')).getByRole('button', { name: 'Stay' }));
    answer();
    await dialog('Success');
    const [request, ...more] = sent(calls);
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      applicationPackageID: packageId(3),
      organisationIDs: [organisationId(4), organisationId(5)],
    });
    const date = request?.autoAcceptNotBeforeDate ?? '';
    expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/);
    // The field has minutes, and a day on which the clocks change has 23 or 25 hours.
    const hours = (Date.parse(`${date.replace(' ', 'T')}Z`) - before) / 3_600_000;
    expect(Math.abs(hours - 24)).toBeLessThan(1.1);
  });

  test('confirming Success reloads the data and resets the form', async () => {
    const { user, calls, history } = await open(toNewest);
    await authorise(user, 'Authorise POS Terminal 5.6.1.250', 'Authorise');
    const outcome = await dialog('Success');
    expect(outcome).toHaveTextContent('2 organisations updated.');
    const reads = () => calls.filter(({ call }) => call === childrenCall).length;
    const before = reads();
    await user.click(within(outcome).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
    await waitFor(() => expect(history.location.search).toBe(app));
    expect(await authoriseButton()).toHaveAttribute('aria-disabled');
    expect(screen.getByRole('heading', { name: 'POS Terminal' })).toHaveFocus();
  });

  test('Partial Success lists failed organisations by name and code, and the reason', async () => {
    const { user } = await open(toNewest, {
      [batchCall]: () => exampleOf('commitPackageAuthorisations', 'partialSuccess'),
    });
    await authorise(user, 'Authorise POS Terminal 5.6.1.250', 'Authorise');
    const outcome = await dialog('Partial Success');
    expect(outcome).toHaveTextContent('1 organisation updated.');
    expect(outcome).toHaveTextContent(
      '1 organisation failed to update due to their POSCore not meeting the minimum version requirements:',
    );
    expect(within(outcome).getByRole('listitem')).toHaveTextContent('Harbour Market [HMARKET]');
  });

  test('a long list of failed organisations is drawn in parts', async () => {
    const {
      insufficientPOSCoreOrgs: [refused],
      ...rest
    } = exampleOf('commitPackageAuthorisations', 'partialSuccess');
    const insufficientPOSCoreOrgs = Array.from({ length: 201 }, (_, index) => ({
      ...refused,
      organisationID: `20000000-0000-4000-8000-${1e11 + index}`,
    }));
    const { user } = await open(toNewest, {
      [batchCall]: () => ({ ...rest, insufficientPOSCoreOrgs }),
    });
    await authorise(user, 'Authorise POS Terminal 5.6.1.250', 'Authorise');
    const outcome = await dialog('Partial Success');
    expect(within(outcome).getAllByRole('listitem')).toHaveLength(200);
    await user.click(within(outcome).getByRole('button', { name: 'Show more: 1 left' }));
    expect(within(outcome).getAllByRole('listitem')).toHaveLength(201);
  });

  const failure = 'Unable to change authorised versions at this time. Please try again later.';

  const nobody = () => exampleOf('commitPackageAuthorisations', 'failure');

  test.each<[string, string, () => unknown, string]>([
    ['Failure', 'nobody was updated', nobody, failure],
    ['Failure', 'a refusal', () => coded('BadRequest'), `${failure} Bad Request.`],
    ['Error', 'no network', () => Promise.reject(new TypeError('cut')), `${failure} Network error`],
  ])('%s: %s; the choices stay', async (title, _what, answer, text) => {
    const { user, history } = await open(toNewest, { [batchCall]: answer });
    await authorise(user, 'Authorise POS Terminal 5.6.1.250', 'Authorise');
    const outcome = await dialog(title);
    expect(outcome).toHaveTextContent(text);
    await user.click(within(outcome).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.search).toBe(toNewest);
    expect(await authoriseButton()).not.toHaveAttribute('aria-disabled');
  });
});
