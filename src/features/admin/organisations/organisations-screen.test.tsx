import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import {
  answers,
  batchCall,
  childrenCall,
  choose,
  field,
  id,
  openOrganisations as open,
  optionsOf,
  row,
  saveAsSent,
  sent,
} from '~/testing/organisations-page';

const rows = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-level'));
const button = (name: string) => screen.queryByRole('button', { name });

describe('the tree', () => {
  test('starts with all roots expanded and nothing selected', async () => {
    const { calls } = await open();
    expect(await row('Northwind POS')).toHaveAttribute('aria-expanded', 'true');
    expect(await row('Alpine Dealer')).toHaveAttribute('aria-expanded', 'false');
    expect(rows()).toEqual(['1', '2', '2']);
    expect(screen.getByText('Select an organisation to see and edit it.')).toBeVisible();
    expect(calls.some(({ call }) => call.startsWith('GET /api/OrganisationTree/'))).toBe(false);
  });

  test('the actions of a row without a name have accessible names', async () => {
    const [root] = exampleOf('listRootOrganisationNodes', 'roots');
    await open('', { 'GET /api/OrganisationTree': () => [{ ...root, name: '', children: [] }] });
    const nameless = within(await row('No name'));
    expect(
      nameless.getByRole('link', { name: 'Configure an organisation without a name' }),
    ).toBeVisible();
  });

  test('asks for no selection while the selected organisation loads', async () => {
    await open(`?selected=${id(5)}`, {
      'GET /api/POSCoreInstance/values': () => new Promise(() => {}),
    });
    expect(await row('Harbour Market')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByText('Select an organisation to see and edit it.')).toBeNull();
  });

  test('loads children on the first expansion only', async () => {
    const { user, calls } = await open();
    const dealer = await row('Alpine Dealer');
    const expander = dealer.querySelector('[data-expander]') as Element;
    await user.click(expander);
    expect(await row('Harbour Restaurants')).toBeVisible();
    await user.click(expander);
    await user.click(expander);
    expect(await row('Harbour Restaurants')).toBeVisible();
    expect(calls.filter(({ call }) => call === childrenCall(2))).toHaveLength(1);
    expect(screen.getByText('Select an organisation to see and edit it.')).toBeVisible();
  });

  test('each row shows whether it is active and initialised, and links to its pages', async () => {
    const { user, history } = await open(`?selected=${id(5)}`);
    const quay = within(await row('Harbour Quay'));
    expect(quay.getByRole('img', { name: 'Active' })).toBeVisible();
    expect(quay.getByRole('img', { name: 'Initialised' })).toBeVisible();
    const market = within(await row('Harbour Market'));
    expect(market.getByRole('img', { name: 'Not active' })).toBeVisible();
    const hrefs = market
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(hrefs).toEqual([
      ['Not initialised: initialise Harbour Market', `/organisation/${id(5)}/initialise`],
      ['Configure Harbour Market', `/organisation/${id(5)}`],
      ['Invite a user to Harbour Market', `/organisation/${id(5)}/invite`],
    ]);
    await user.click(market.getByRole('link', { name: 'Invite a user to Harbour Market' }));
    await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${id(5)}/invite`));
  });

  test('Back from a page of an organisation finds the open branches and the focused row again', async () => {
    const { user, history } = await open('', {
      [`GET /api/Organisation/summary/${id(3)}`]: () => exampleOf('getOrganisationSummary', id(3)),
    });
    await user.click((await row('Alpine Dealer')).querySelector('[data-expander]') as Element);
    await user.click(await screen.findByRole('link', { name: 'Configure Harbour Restaurants' }));
    await screen.findByRole('heading', { level: 1, name: 'Organisation Summary' });
    act(() => history.back());
    await waitFor(async () => expect(await row('Harbour Restaurants')).toHaveFocus());
    expect(await row('Alpine Dealer')).toHaveAttribute('aria-expanded', 'true');
  });

  test('one menu has the actions of a row for narrow screens, and gives the focus back', async () => {
    const { user, history } = await open();
    await user.click((await row('Alpine Dealer')).querySelector('[data-expander]') as Element);
    const button = await screen.findByRole('button', { name: 'Actions of Harbour Restaurants' });
    await user.click(button);
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Configure', `/organisation/${id(3)}`],
      ['Invite a user', `/organisation/${id(3)}/invite`],
    ]);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: /^Invite a user/ }));
    await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${id(3)}/invite`));
  });

  test('the panel of an organisation that is not initialised has a link with a word', async () => {
    await open(`?selected=${id(5)}`);
    expect(await screen.findByRole('link', { name: 'Initialise...' })).toHaveAttribute(
      'href',
      `/organisation/${id(5)}/initialise`,
    );
  });

  test('a filter shows all that it finds, expanded; clearing it brings the whole tree back', async () => {
    const { user, history } = await open();
    const box = await screen.findByPlaceholderText('Filter name/code/kapow');
    await user.type(box, 'quay{Enter}');
    expect(await row('Harbour Quay')).toBeVisible();
    expect(rows()).toEqual(['1', '2', '3', '4']);
    expect(history.location.search).toBe('?filter=quay');
    expect(screen.getByText('4 organisations in the filtered tree.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(rows()).toEqual(['1', '2', '2']));
    expect(history.location.search).toBe('');
    expect(box).toHaveFocus();
  });

  test('a filter without matches shows a message', async () => {
    await open('?filter=none', {
      'GET /api/OrganisationTree/filtered': () => exampleOf('filterOrganisationTree', 'empty'),
    });
    expect(await screen.findByText('No organisation matches "none".')).toBeVisible();
  });

  test('a tree that fails to load shows an error with Retry', async () => {
    let isBroken = true;
    const { user } = await open('', {
      'GET /api/OrganisationTree': () =>
        isBroken ? coded('BadRequest') : exampleOf('listRootOrganisationNodes', 'roots'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error...Bad Request.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Northwind POS')).toBeVisible();
  });

  test('children that fail to load do not affect the rest of the tree', async () => {
    const { user } = await open('', { [childrenCall(2)]: () => coded('BadRequest') });
    await user.click((await row('Alpine Dealer')).querySelector('[data-expander]') as Element);
    expect(await screen.findByText('Could not be loaded')).toBeVisible();
    expect(await row('Restaurant Template')).toBeVisible();
  });
});

describe('the selected organisation', () => {
  test('a link to it expands its ancestors and shows its form', async () => {
    await open(`?selected=${id(4)}`);
    expect(await row('Harbour Quay')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Harbour Quay' })).toBeVisible();
    expect(await field('Organisation ID')).toHaveValue(id(4));
    expect(await field('Organisation Code')).toHaveAttribute('readonly');
    expect(await field('Kapow')).toHaveValue('KPW-20362');
    expect(await field('Kapow')).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: 'POS Core Instance' })).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: 'Parent Organisation' })).toHaveValue(
      'Harbour Restaurants [HARBOUR]',
    );
    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    expect([button('Save'), button('Cancel')]).toEqual([null, null]);
  });

  test('a link to it shows the tree with it: its branch would push the other rows away', async () => {
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = await open(`?selected=${id(4)}`, {
      [childrenCall(3)]: () => isLate.then(() => exampleOf('listChildOrganisationNodes', id(3))),
    });
    await waitFor(() => expect(calls.some(({ call }) => call === childrenCall(3))).toBe(true));
    expect(screen.queryByRole('tree')).toBeNull();
    answer();
    expect(await row('Harbour Quay')).toBeVisible();
  });

  test('a link to it reads those above it one by one, up to one of the tree', async () => {
    const all = exampleOf('listOrganisations', 'list');
    const { calls } = await open(`?selected=${id(4)}`, {
      'GET /api/Organisation': (_body: unknown, { url }: Request) => {
        const [asked] = new URL(url).searchParams.getAll('ids');
        if (asked === undefined) throw new Error('The whole list was asked for.');
        return all.filter(({ organisationID }) => organisationID === asked);
      },
    });
    expect(await row('Harbour Quay')).toHaveAttribute('aria-selected', 'true');
    // Itself and its parent, below a root.
    expect(calls.filter(({ call }) => call === 'GET /api/Organisation')).toHaveLength(2);
  });

  test('a cycle of parents ends the path to it', async () => {
    const [one, other] = exampleOf('listOrganisations', 'list');
    if (!one || !other) throw new Error('The example is too short.');
    const [first, second] = [id(8), id(9)];
    const circle = [
      { ...one, organisationID: first, parentOrganisationID: second },
      { ...other, organisationID: second, parentOrganisationID: first },
    ];
    const { calls } = await open(`?selected=${first}`, {
      'GET /api/Organisation': (_body: unknown, { url }: Request) =>
        circle.filter(
          ({ organisationID }) => organisationID === new URL(url).searchParams.get('ids'),
        ),
    });
    expect(await field('Organisation ID')).toHaveValue(first);
    expect(calls.filter(({ call }) => call === 'GET /api/Organisation')).toHaveLength(2);
  });

  test('its POS Core instance can change while it is not initialised', async () => {
    const { user, calls } = await open(`?selected=${id(5)}`);
    const select = await screen.findByRole('combobox', { name: 'POS Core Instance' });
    expect(select).not.toHaveAttribute('readonly');
    await choose(user, 'POS Core Instance', 'None');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.changes[0]).toMatchObject({ posCoreInstanceID: null });
  });

  test('its parent can be any organisation except itself', async () => {
    const { user } = await open(`?selected=${id(5)}`);
    await user.click(await screen.findByRole('combobox', { name: 'Parent Organisation' }));
    const options = (await optionsOf('Parent Organisation')).map(({ textContent }) => textContent);
    expect(options).toHaveLength(6);
    expect(options).not.toContain('Harbour Market [HMARKET]');
  });

  test('an unknown id shows a message', async () => {
    await open('?selected=nobody');
    expect(await screen.findByText(/There is no organisation with this id/)).toBeVisible();
  });

  test.each([
    'GET /api/POSCoreInstance/values',
    'GET /api/integrationServerInstance/values',
    'GET /api/organisation/parentvalues',
  ])('options that fail to load show an error with Retry: %s', async (call) => {
    let isBroken = true;
    const { user } = await open(`?selected=${id(2)}`, {
      [call]: (...request) => (isBroken ? coded('BadRequest') : answers[call]?.(...request)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error...Bad Request.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('Name')).toHaveValue('Alpine Dealer');
  });
});

test('a filter finds the new name of an organisation, although it was read before the save', async () => {
  const filters: (string | null)[] = [];
  const { user } = await open(`?selected=${id(5)}`, {
    [batchCall]: saveAsSent,
    'GET /api/OrganisationTree/filtered': (_body: unknown, { url }: Request) => {
      filters.push(new URL(url).searchParams.get('query'));
      return exampleOf('filterOrganisationTree', 'filtered');
    },
  });
  const find = (text: string) =>
    user.type(screen.getByPlaceholderText('Filter name/code/kapow'), `${text}{Enter}`);
  const clear = async () => {
    await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
    expect(await row('Restaurant Template')).toBeVisible();
  };
  await field('Name');
  await find('quay');
  await waitFor(() => expect(filters).toEqual(['quay']));
  await clear();
  await user.type(await field('Name'), ' at the quay');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await row('Harbour Market at the quay')).toBeVisible();
  await find('quay');
  await waitFor(() => expect(filters).toEqual(['quay', 'quay']));
});
