import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole, type Persona } from '~/testing/open-console';
import { choose, optionsOf } from '~/testing/organisations-page';

const harbour = '20000000-0000-4000-8000-000000000003';
const market = '20000000-0000-4000-8000-000000000005';
const read = (part: string) => `GET /api/organisation/${market}/${part}`;
const write = `POST /api/organisation/${market}/initialise`;
const workText = 'Please wait, initialising organisation...this may take several minutes';
const errorText = 'There was an error initialising this instance. Please try again later.';

const open = (answers = {}, persona: Persona = 'superUser') =>
  openConsole(`/organisation/${market}/initialise`, persona, {
    [read('accessibleteams/values')]: () => exampleOf('listAccessibleTeamValues', 'teams'),
    [read('configtemplateorgs')]: () => exampleOf('listConfigTemplateOrganisations', 'templates'),
    [read('authorisations')]: () => exampleOf('listAuthorisations', 'authorisations'),
    [write]: () => exampleOf('initialiseOrganisation', market),
    'GET /api/OrganisationTree': () => [],
    'GET /api/POSCoreInstance/values': () => [],
    'GET /api/integrationServerInstance/values': () =>
      exampleOf('getIntegrationServerValues', 'values'),
    'GET /api/organisation/parentvalues': () => [],
    ...answers,
  });

const currency = () => screen.findByRole('textbox', { name: 'Currency Code' });
const select = (name: string) => screen.findByRole('combobox', { name });
const initialise = () => screen.getByRole('button', { name: 'Initialise' });
const textsOf = async (label: string) =>
  (await optionsOf(label)).map(({ textContent }) => textContent);
const app = (name: string) => screen.getByRole('checkbox', { name });

describe('Initialise Organisation', () => {
  test('offers teams and templates under headings, with a blank choice, and the apps with icons', async () => {
    const { user } = await open();
    await user.click(await select('Organisation Admin'));
    expect(await textsOf('Organisation Admin')).toEqual([
      'None',
      'Support',
      'Area Managers',
      'Dealer Helpdesk',
    ]);
    expect(screen.getByText('Harbour Restaurants')).toBeInTheDocument();
    expect(screen.getByText('Alpine Dealer')).toBeInTheDocument();
    await user.click(await select('Default Configuration Template'));
    expect(await textsOf('Default Configuration Template')).toEqual([
      'None',
      'Restaurant Template',
    ]);
    expect(screen.getByText('Public Template')).toBeInTheDocument();
    const apps = screen.getByRole('group', { name: 'Apps' });
    expect(within(apps).getAllByRole('checkbox')).toHaveLength(2);
    expect(apps.querySelectorAll('img[src^="data:image/svg"]')).toHaveLength(2);
    expect(within(apps).getByText('5.6.1.250')).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByText('Harbour Market [HMARKET]')).toBeVisible();
  });

  test('a currency code of 2 to 4 characters enables Initialise', async () => {
    const { user } = await open();
    const field = await currency();
    await waitFor(() => expect(field).toBeEnabled());
    expect(initialise()).toHaveAttribute('aria-disabled');
    for (const [code, isEnough] of [
      ['G', false],
      ['GB', true],
      ['GBPX', true],
      ['GBPXY', false],
      ['   ', false],
    ] as const) {
      await user.clear(field);
      await user.type(field, code);
      expect(initialise().hasAttribute('aria-disabled'), code).toBe(!isEnough);
    }
  });

  test('sends the choices once and goes to the organisations', async () => {
    let answer = (_: unknown) => {};
    const { user, calls, history } = await open({
      [write]: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.type(await currency(), 'chf');
    await choose(user, 'Organisation Admin', 'Area Managers');
    await choose(user, 'Default Configuration Template', 'Restaurant Template');
    await user.click(app('POS Terminal'));
    await user.click(app('Kitchen Display'));
    await user.click(app('POS Terminal'));
    await user.dblClick(initialise());

    expect(await screen.findByText(workText)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(await currency()).toBeDisabled();
    expect(initialise()).toHaveAttribute('aria-disabled');
    expect(calls.filter(({ call }) => call === write)).toEqual([
      {
        call: write,
        body: {
          currencyCode: 'CHF',
          authorisedAppIds: ['80000000-0000-4000-8000-000000000002'],
          initialAdminTeamID: '40000000-0000-4000-8000-000000000002',
          initialAdminUserID: null,
          defaultConfigTemplateOrgCode: 'TPLREST',
        },
      },
    ]);
    answer(exampleOf('initialiseOrganisation', market));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/organisations'));
    expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull();
    expect(
      await screen.findByText('Initialised Harbour Market [HMARKET]. It is not active yet.'),
    ).toBeVisible();
  });

  test('an organisation administrator goes to the summary', async () => {
    const { user, history } = await open(
      {
        [`GET /api/Organisation/summary/${market}`]: () =>
          exampleOf('getOrganisationSummary', market),
      },
      'organisationAdministrator',
    );
    await user.type(await currency(), 'GBP');
    await user.click(initialise());
    await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${market}`));
  });

  test('a failure shows the reason of the service and keeps all input', async () => {
    const refusal = () =>
      new Response('BadRequest', {
        status: 400,
        headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': 'The team does not exist.' },
      });
    const { user, history } = await open({ [write]: refusal });
    await user.type(await currency(), 'EUR');
    await choose(user, 'Organisation Admin', 'Support');
    await user.click(app('POS Terminal'));
    await user.click(initialise());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${errorText} The team does not exist.`);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(await currency()).toHaveValue('EUR');
    expect(await select('Organisation Admin')).toHaveValue('Support');
    expect(app('POS Terminal')).toBeChecked();
    expect(initialise()).not.toHaveAttribute('aria-disabled');
    expect(history.location.pathname).toBe(`/organisation/${market}/initialise`);
  });

  test.each<[string, () => unknown]>([
    ['cut after it was done', () => Promise.reject(new TypeError('cut'))],
    ['refused since somebody else was quicker', () => coded('BadRequest')],
  ])('a call that was %s shows that the organisation is initialised', async (_what, answer) => {
    let isDone = false;
    const { user } = await open({
      [write]: () => {
        isDone = true;
        return answer();
      },
      'GET /api/Organisation': () =>
        exampleOf('listOrganisations', 'list').map((organisation) => ({
          ...organisation,
          initialised: isDone || organisation.initialised,
        })),
    });
    await user.type(await currency(), 'EUR');
    await user.click(initialise());
    expect(
      await screen.findByText('Harbour Market [HMARKET] is initialised already.'),
    ).toBeVisible();
  });

  test('leaving with choices asks first; Cancel does not', async () => {
    const { user, history } = await open();
    await user.type(await currency(), 'EUR');
    await user.click(screen.getByRole('link', { name: 'My Account' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(await currency()).toHaveValue('EUR');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/organisations'));
  });

  test('an initialised organisation shows a notice instead of the form', async () => {
    await openConsole(`/organisation/${harbour}/initialise`, 'organisationAdministrator', {
      [`GET /api/organisation/${harbour}/accessibleteams/values`]: () => [],
      [`GET /api/organisation/${harbour}/configtemplateorgs`]: () => [],
      [`GET /api/organisation/${harbour}/authorisations`]: () => [],
    });
    expect(
      await screen.findByText('Harbour Restaurants [HARBOUR] is initialised already.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Initialise' })).toBeNull();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Organisation Summary' })).toHaveAttribute(
      'href',
      `/organisation/${harbour}`,
    );
  });

  test('an organisation without a POS Core instance shows a warning', async () => {
    await open({
      'GET /api/Organisation': () =>
        exampleOf('listOrganisations', 'list').map((organisation) => ({
          ...organisation,
          posCoreInstanceID: null,
        })),
    });
    expect(await screen.findByText(/cannot be given one once it is initialised/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose one first' })).toHaveAttribute(
      'href',
      `/admin/organisations?selected=${market}`,
    );
  });
});

describe('choices', () => {
  test.each(['accessibleteams/values', 'configtemplateorgs', 'authorisations'])(
    '%s: the page shows a failed load, and Retry repeats it',
    async (part) => {
      let isBroken = true;
      const answers = {
        [read(part)]: () => (isBroken ? coded('BadRequest') : []),
      };
      const { user } = await open(answers);
      expect(await screen.findByText('Bad Request.')).toBeVisible();
      expect(initialise()).toHaveAttribute('aria-disabled');
      isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(async () => expect(await currency()).toBeEnabled());
    },
  );

  test('that cannot be read again say so once, and Retry reads them', async () => {
    let isBroken = false;
    const answers = ['accessibleteams/values', 'configtemplateorgs'].map((part) => [
      read(part),
      () => (isBroken ? coded('BadRequest') : []),
    ]);
    const { user, queryClient } = await open(Object.fromEntries(answers));
    await waitFor(async () => expect(await currency()).toBeEnabled());
    isBroken = true;
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^What is shown may be out of date\. Bad Request\./,
    );
    expect(await currency()).toBeEnabled();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('show fallbacks for missing names, and disable an app without a version', async () => {
    const [row] = exampleOf('listAuthorisations', 'authorisations');
    const key = '40000000-0000-4000-8000-000000000009';
    const { user } = await open({
      [read('accessibleteams/values')]: () => [{ key, value: '', group: '' }],
      [read('authorisations')]: () => [
        { ...row, applicationName: '', currentVersion: null, latestVersion: null },
      ],
    });
    expect(await screen.findByText('No version yet')).toBeVisible();
    expect(app('No name')).toBeDisabled();
    await user.click(await select('Organisation Admin'));
    expect(await textsOf('Organisation Admin')).toEqual(['None', key]);
  });

  test('show a text when there are no apps', async () => {
    await open({ [read('authorisations')]: () => [] });
    expect(await screen.findByText('There are no apps to choose from.')).toBeVisible();
  });

  test('appear even without the list of organisations', async () => {
    await open({ 'GET /api/Organisation': () => coded('BadRequest') });
    expect(await currency()).toBeVisible();
  });
});
