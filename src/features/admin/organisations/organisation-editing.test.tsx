import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import {
  batchCall,
  childrenCall,
  choose,
  field,
  id,
  openOrganisations as open,
  row,
  saveAsSent,
  sent,
} from '~/testing/organisations-page';

const button = (name: string) => screen.queryByRole('button', { name });

describe('saving', () => {
  test('sends the whole record without kapow, once, and updates the row in place', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, calls } = await open(`?selected=${id(5)}`, {
      [batchCall]: (body: unknown) => held.then(() => saveAsSent(body)),
    });
    await user.clear(await field('Name'));
    await user.type(await field('Name'), 'Harbour Stores');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    answer();
    expect(await row('Harbour Stores')).toHaveAttribute('aria-selected', 'true');
    const { kapow, ...market } = exampleOf('listOrganisations', 'list')[1] ?? { kapow: null };
    expect(sent(calls)).toEqual([
      { changes: [{ ...market, name: 'Harbour Stores' }], deletes: [] },
    ]);
    expect(calls.filter(({ call }) => call === 'GET /api/OrganisationTree')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Harbour Stores' })).toHaveFocus();
    expect([button('Save'), button('Cancel')]).toEqual([null, null]);
    expect(screen.getByText('Saved Harbour Stores.')).toBeVisible();
  });

  test('a save with a new parent refetches the tree', async () => {
    const { user, calls } = await open(`?selected=${id(5)}`, {
      [batchCall]: saveAsSent,
    });
    await choose(user, 'Parent Organisation', 'Alpine Dealer [ALPINE]');
    expect(screen.getByText(/ that are not above any more lose their access\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'GET /api/OrganisationTree')).toHaveLength(2),
    );
    expect(sent(calls)[0]?.changes[0]).toMatchObject({ parentOrganisationID: id(2) });
    expect(button('Save')).toBeNull();
  });

  test.each([
    ['OrganisationCodeAlreadyInUse', 'Organisation Code is already in use.'],
    ['InvalidPOSCoreInstance', 'Invalid POS Core Instance specified.'],
    ['BadRequest', 'Bad Request.'],
  ])('%s shows its message, and the edits stay', async (code, text) => {
    const { user } = await open(`?selected=${id(5)}`, { [batchCall]: () => coded(code) });
    await user.type(await field('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(await field('Name')).toHaveValue('Harbour Market!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await field('Name')).toHaveValue('Harbour Market');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an answer without the saved record shows that the save was done', async () => {
    const { user } = await open(`?selected=${id(5)}`, {
      [batchCall]: () => ({ changes: [], deletes: [] }),
    });
    await user.type(await field('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This was done, but the answer to it could not be read: changes is a list of 0 instead of a list with the saved record. Reload the page to see it.',
    );
  });

  test('a save focuses an invalid field and sends nothing', async () => {
    const { user, calls } = await open(`?selected=${id(5)}`);
    await user.clear(await field('Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(await field('Name')).toHaveFocus();
    expect(sent(calls)).toEqual([]);
  });

  test.each([
    ['Keep mine', 'Harbour Market!', 1],
    ['Load theirs', 'Theirs', 0],
  ])('asks before it overwrites a change of somebody else: %s', async (way, name, times) => {
    let reads = 0;
    const { user, calls } = await open(`?selected=${id(5)}`, {
      [childrenCall(3)]: () => {
        reads += 1;
        const nodes = exampleOf('listChildOrganisationNodes', id(3));
        return nodes.map((node) => ({
          ...node,
          entity: reads > 1 && node.id === id(5) ? { ...node.entity, name: 'Theirs' } : node.entity,
        }));
      },
    });
    await user.type(await field('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    expect(question).toHaveTextContent('Harbour Market!Theirs');
    expect(sent(calls)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: way }));
    await waitFor(() => expect(sent(calls)).toHaveLength(times));
    await waitFor(async () => expect(await field('Name')).toHaveValue(name));
  });
});

describe('an organisation that was initialised elsewhere', () => {
  /** Opens an organisation. `initialise` stores that it is initialised, and the tree is read again. */
  async function openAndInitialise() {
    let isInitialised = false;
    const opened = await open(`?selected=${id(5)}`, {
      [childrenCall(3)]: () =>
        exampleOf('listChildOrganisationNodes', id(3)).map((node) =>
          node.id === id(5)
            ? { ...node, entity: { ...node.entity, initialised: isInitialised } }
            : node,
        ),
      [batchCall]: saveAsSent,
    });
    await field('Name');
    const initialise = () => {
      isInitialised = true;
      return act(() => opened.queryClient.invalidateQueries());
    };
    return { ...opened, initialise };
  }
  const initialised = () => screen.getByRole('checkbox', { name: 'Initialised' });
  const instance = () => screen.getByRole('combobox', { name: 'POS Core Instance' });

  test('is so in its form, and a save asks about nobody else', async () => {
    const { user, calls, initialise } = await openAndInitialise();
    expect(initialised()).not.toBeChecked();
    expect(instance()).not.toHaveAttribute('readonly');
    await initialise();
    await waitFor(() => expect(initialised()).toBeChecked());
    expect(instance()).toHaveAttribute('readonly');
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.changes[0]).toMatchObject({ active: true, initialised: true });
  });

  test('keeps the edits of its form, and is so after Cancel', async () => {
    const { user, initialise } = await openAndInitialise();
    await user.type(await field('Name'), '!');
    await initialise();
    await waitFor(() => expect(instance()).toHaveAttribute('readonly'));
    expect(await field('Name')).toHaveValue('Harbour Market!');
    expect(initialised()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(initialised()).toBeChecked());
    expect(await field('Name')).toHaveValue('Harbour Market');
  });
});

describe('creating', () => {
  test('starts below the selected organisation with the defaults, and selects the created one', async () => {
    const { user, calls, history } = await open(`?selected=${id(3)}`, {
      [batchCall]: () => exampleOf('commitOrganisations', 'added'),
    });
    await field('Kapow');
    await user.click(screen.getByRole('button', { name: 'Create new organisation' }));
    expect(await screen.findByRole('heading', { name: 'New organisation' })).toBeVisible();
    expect(await field('Organisation Code')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Organisation Type' })).toHaveValue('Licensee');
    expect(screen.getByRole('checkbox', { name: 'Active' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Initialised' })).not.toBeChecked();
    await user.type(await field('Organisation Code'), 'HBAKERY');
    await user.type(await field('Name'), 'Harbour Bakery');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.search).toBe(`?selected=${id(7)}`));
    expect(sent(calls)[0]?.changes).toEqual([
      expect.objectContaining({
        organisationCode: 'HBAKERY',
        parentOrganisationID: id(3),
        organisationType: 1,
        active: false,
        initialised: false,
      }),
    ]);
    expect(sent(calls)[0]?.changes[0]).not.toHaveProperty('organisationID');
    expect(await screen.findByRole('heading', { name: 'Harbour Bakery' })).toBeVisible();
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'GET /api/OrganisationTree')).toHaveLength(2),
    );
  });

  test.each([
    ['the same', '', 1],
    ['another name', ' 2', 2],
  ])(
    'a save with %s after a lost answer goes on with the created organisation',
    async (_, typed, calls) => {
      const stored = exampleOf('listOrganisations', 'list');
      const {
        user,
        calls: made,
        history,
      } = await open('?selected=new', {
        'GET /api/Organisation': () => stored,
        [batchCall]: (body: unknown) => {
          const { changes, ...rest } = saveAsSent(body);
          const { organisationID = undefined, ...change } = { ...changes[0] };
          if (organisationID) return { changes, ...rest };
          stored.push({ ...change, organisationID: id(7) } as (typeof stored)[number]);
          throw new TypeError('Failed to fetch');
        },
      });
      await user.type(await field('Organisation Code'), 'HBAKERY');
      await user.type(await field('Name'), 'Harbour Bakery');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
      if (typed) await user.type(await field('Name'), typed);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(history.location.search).toBe(`?selected=${id(7)}`));
      expect(screen.getByText('Harbour Bakery was saved already.')).toBeVisible();
      expect(sent(made)).toHaveLength(calls);
      expect(stored).toHaveLength(exampleOf('listOrganisations', 'list').length + 1);
    },
  );

  test('Cancel discards the new organisation and selects the first root', async () => {
    const { user, history } = await open(`?selected=new`);
    await user.type(await field('Name'), 'Never');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(history.location.search).toBe(`?selected=${id(1)}`));
    expect(await field('Name')).toHaveValue('Northwind POS');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a creation that ends after the person has selected another organisation leaves it selected', async () => {
  let answer: () => void = () => {};
  const { user, history, calls, queryClient } = await open('', {
    [batchCall]: () =>
      new Promise((resolve) => {
        answer = () => resolve(exampleOf('commitOrganisations', 'added'));
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create new organisation' }));
  await user.type(await field('Organisation Code'), 'NEW');
  await user.type(await field('Name'), 'New one');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  await user.click(await row('Alpine Dealer'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(history.location.search).toBe(`?selected=${id(2)}`));
  answer();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await user.keyboard('x');
  expect(history.location.search).toBe(`?selected=${id(2)}`);
});

describe('unsaved changes', () => {
  test('every way out asks first: Stay keeps the edits, and leaving discards them', async () => {
    const { user, history } = await open(`?selected=${id(2)}`);
    await user.type(await field('Name'), '!');
    for (const way of [
      await row('Restaurant Template'),
      screen.getByRole('button', { name: 'Create new organisation' }),
      screen.getByRole('link', { name: 'Configure Restaurant Template' }),
      screen.getByRole('link', { name: 'Administration' }),
    ]) {
      await user.click(way);
      const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
      await user.click(within(question).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await field('Name')).toHaveValue('Alpine Dealer!');
      expect(history.location.search).toBe(`?selected=${id(2)}`);
    }
    await user.click(await row('Restaurant Template'));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(async () => expect(await field('Name')).toHaveValue('Restaurant Template'));
  });

  test('a filter that hides the organisation asks nothing and keeps its form and its edits', async () => {
    const { user } = await open(`?selected=${id(6)}`);
    await user.type(await field('Name'), '!');
    await user.type(screen.getByPlaceholderText('Filter name/code/kapow'), 'quay');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await row('Harbour Quay')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await field('Name')).toHaveValue('Restaurant Template!');
  });
});
