import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import {
  applicationId,
  authoriseButton,
  childrenCall,
  entry,
  openAuthorisations as open,
  organisationId,
  packageId,
  packagesCall,
} from '~/testing/authorisations-page';
import { exampleOf } from '~/testing/contract-examples';
import { typeAndPress } from '~/testing/type-and-press';

const idOf = (number: number) => `9a000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const tree = async () => within(await screen.findByRole('tree', { name: 'Applications' }));
const version = (number: number) => `?app=${applicationId(1)}&version=${packageId(number)}`;

describe('the tree', () => {
  test('lists the apps with badges; expansion loads the versions, newest first', async () => {
    const { user, calls } = await open();
    expect(await entry('POS Terminal')).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual([
      'POS Terminal✓1 org on the latest version!1 org on an older version',
      'Kitchen Display!1 org on an older version',
    ]);
    expect(calls.some(({ call }) => call.includes('packageauthorisations'))).toBe(false);
    await user.click((await entry('Kitchen Display')).querySelector('[data-expander]') as Element);
    await entry('Unauthorised');
    expect(names().slice(2)).toEqual([
      '2.2.0.48Latest',
      '2.1.0.40!1 org on 2.1.0.40',
      'Unauthorised!1 org not authorised for Kitchen Display',
    ]);
    expect(calls.filter(({ call }) => call === packagesCall(2))).toHaveLength(1);
    expect(screen.getByText(/^Select an application or a version/)).toBeVisible();
  });

  test('a link to an app expands it, however late the apps come', async () => {
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await open(`?app=${applicationId(1)}`, {
      [childrenCall]: () =>
        isLate.then(() => exampleOf('listChildAuthorisations', 'childAuthorisations')),
    });
    await screen.findByRole('heading', { name: 'Version Authorisation' });
    answer();
    expect(await entry('POS Terminal')).toHaveAttribute('aria-expanded', 'true');
  });

  test('a link to an app shows the tree with its versions, which would push the other apps away', async () => {
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = await open(`?app=${applicationId(1)}`, {
      [packagesCall(1)]: () => isLate.then(() => []),
    });
    await waitFor(() => expect(calls.some(({ call }) => call === packagesCall(1))).toBe(true));
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    answer();
    expect(await entry('Unauthorised')).toBeVisible();
  });

  test('a badge is green for the latest version and a warning for any other', async () => {
    await open(`?app=${applicationId(1)}`);
    await entry('Unauthorised');
    const colours = [...document.querySelectorAll<HTMLElement>('[data-colour]')].map(
      ({ dataset, textContent }) => [dataset.colour, textContent],
    );
    expect(colours).toEqual([
      ['green', '✓1 org on the latest version'],
      ['warning', '!1 org on an older version'],
      ['green', '✓1 org on 5.6.1.250, the latest'],
      ['warning', '!1 org on 5.5.0.233'],
      ['warning', '!1 org on an older version'],
    ]);
  });

  test('a version newer than all rows is the latest in the tree and the panel', async () => {
    const known = exampleOf('listPackageAuthorisations', applicationId(1));
    const made = { ...known[0], applicationPackageID: packageId(9), majorVersion: 9 };
    await open(`?app=${applicationId(1)}`, { [packagesCall(1)]: () => [made, ...known] });
    await entry('Unauthorised');
    const colours = [...document.querySelectorAll<HTMLElement>('[data-colour]')].map(
      ({ dataset, textContent }) => [dataset.colour, textContent],
    );
    expect(colours.slice(0, 2)).toEqual([
      ['warning', '!2 orgs on an older version'],
      ['warning', '!1 org on 5.6.1.250'],
    ]);
    expect(await screen.findByText('2 organisations: 2 on an older one')).toBeVisible();
  });

  test('a click selects an entry and puts it into the address', async () => {
    const { user, history } = await open();
    await user.click(await entry('POS Terminal'));
    await waitFor(() => expect(history.location.search).toBe(`?app=${applicationId(1)}`));
    await user.click(await entry('5.5.0.233'));
    await waitFor(() => expect(history.location.search).toBe(version(2)));
    expect(await entry('5.5.0.233')).toHaveAttribute('aria-selected', 'true');
    history.back();
    expect(await screen.findByRole('heading', { name: 'POS Terminal' })).toBeVisible();
  });
});

describe('the panel', () => {
  test('a version shows its notes with line breaks, size, date and organisations', async () => {
    await open(version(2));
    expect(await screen.findByRole('heading', { name: 'POS Terminal 5.5.0.233' })).toBeVisible();
    const panel = within(screen.getByRole('region', { name: 'POS Terminal 5.5.0.233' }));
    expect(panel.getByText('5.5.0.233 (the latest is 5.6.1.250)')).toBeVisible();
    expect(panel.getByText(/^Split bills by seat/).textContent).toBe(
      'Split bills by seat.\nFixed: totals of refunds on the day report.',
    );
    expect(panel.getByText('48.8 MB')).toBeVisible();
    expect(panel.getByText(/20.*2026/)).toBeVisible();
    const list = within(panel.getByRole('tree', { name: 'Organisations' }));
    expect(list.getByRole('treeitem', { name: /^Harbour Market/ })).toBeVisible();
    expect(list.getByRole('link', { name: 'Open summary of Harbour Market' })).toHaveAttribute(
      'href',
      `/organisation/${organisationId(5)}`,
    );
    expect(list.getAllByRole('treeitem')).toHaveLength(1);
  });

  test('an application shows all organisations with their versions', async () => {
    await open(`?app=${applicationId(2)}`);
    expect(
      await screen.findByText('2 organisations: 1 on an older one, 1 unauthorised'),
    ).toBeVisible();
    const list = within(screen.getByRole('tree', { name: 'Organisations' }));
    expect(list.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
      'Harbour Quay HQUAY2.1.0.40Open summary',
      'Harbour Market HMARKETUnauthorisedOpen summary',
    ]);
  });

  test('a version without organisations has a button to authorise it for others', async () => {
    const { user, history } = await open(version(1));
    const others = await screen.findByRole('button', { name: 'Authorise 5.4.0.210 for others' });
    expect(screen.queryByRole('button', { name: 'Authorise' })).toBeNull();
    expect(screen.getByRole('heading', { name: '0 organisations' })).toBeVisible();
    await user.click(others);
    await waitFor(() =>
      expect(history.location.search).toBe(`?app=${applicationId(1)}&to=${packageId(1)}`),
    );
    expect(await authoriseButton()).not.toHaveAttribute('aria-disabled');
    expect(document.body).not.toHaveFocus();
    expect(screen.getByText('2 organisations change to 5.4.0.210, a rollback.')).toBeVisible();
  });

  describe('among many organisations', () => {
    const [row] = exampleOf('listChildAuthorisations', 'childAuthorisations');
    const many = Array.from({ length: 3_000 }, (_, index) => ({
      ...row,
      organisation: {
        organisationID: idOf(index),
        organisationCode: `CODE${index}`,
        name: `Café ${index}`,
      },
    }));
    const openMany = (search = '') =>
      open(`?app=${applicationId(1)}${search}`, { [childrenCall]: () => many });
    const found = () =>
      within(screen.getByRole('tree', { name: 'Organisations' })).getAllByRole('treeitem');
    const field = () => screen.findByRole('textbox', { name: 'Filter organisations' });

    test('the filter ignores accents, and says when nothing matches', async () => {
      const { user } = await openMany();
      expect(await screen.findByRole('heading', { name: '3,000 organisations' })).toBeVisible();
      expect(found().length).toBeLessThan(100);
      await user.type(await field(), 'cafe 2999');
      await waitFor(() => expect(found()).toHaveLength(1));
      await user.clear(await field());
      await user.type(await field(), 'nobody');
      expect(await screen.findByText('No organisation matches "nobody".')).toBeVisible();
    });

    test('the list is filtered when Tab follows the last letter at once', async () => {
      await openMany();
      const input = await field();
      input.focus();
      typeAndPress(input, 'cafe 2999', 'Tab');
      expect(found()).toHaveLength(1);
    });

    test('the filter replaces the address without a new history entry', async () => {
      const { user, history } = await openMany();
      const entries = history.length;
      await user.type(await field(), 'cafe 29');
      await waitFor(() => expect(history.location.search).toContain('filter=cafe+29'));
      await user.type(await field(), '99 ');
      await waitFor(() => expect(history.location.search).toContain('filter=cafe+2999'));
      expect(await field()).toHaveValue('cafe 2999 ');
      expect(history.length).toBe(entries);
      await user.clear(await field());
      await waitFor(() => expect(history.location.search).toBe(`?app=${applicationId(1)}`));
      expect(history.length).toBe(entries);
    });

    test('a link restores the filter, another entry clears it, and Back restores it', async () => {
      const { user, history } = await openMany('&filter=CODE2999');
      expect(await field()).toHaveValue('CODE2999');
      expect(found()).toHaveLength(1);
      await user.click(await entry('5.6.1.250'));
      await waitFor(() => expect(history.location.search).toBe(version(3)));
      expect(await field()).toHaveValue('');
      history.back();
      await waitFor(async () => expect(await field()).toHaveValue('CODE2999'));
      await waitFor(() => expect(found()).toHaveLength(1));
    });

    test('a selection keeps the filter in the address, also after Back', async () => {
      const { user, history } = await openMany();
      await user.type(await field(), 'cafe 2999');
      await waitFor(() => expect(found()).toHaveLength(1));
      await user.click(found()[0] as HTMLElement);
      await waitFor(() => expect(history.location.search).toContain(`organisation=${idOf(2_999)}`));
      expect(history.location.search).toContain('filter=cafe+2999');
      history.back();
      await waitFor(() => expect(history.location.search).not.toContain('organisation'));
      expect(history.location.search).toContain('filter=cafe+2999');
      expect(await field()).toHaveValue('cafe 2999');
    });
  });

  test('a link that filters a short list shows the field, and clearing keeps it', async () => {
    const { user } = await open(`?app=${applicationId(2)}&filter=quay`);
    const list = () => within(screen.getByRole('tree', { name: 'Organisations' }));
    const field = await screen.findByRole('textbox', { name: 'Filter organisations' });
    expect(list().getAllByRole('treeitem')).toHaveLength(1);
    await user.clear(field);
    await waitFor(() => expect(list().getAllByRole('treeitem')).toHaveLength(2));
    expect(field).toHaveFocus();
  });

  test.each([
    ['an application', '?app=gone'],
    ['a version', `?app=${applicationId(1)}&version=gone`],
  ])('%s that does not exist shows a hint', async (_what, search) => {
    await open(search);
    expect(await screen.findByText(/^There is no such application or version/)).toBeVisible();
  });
});

describe('failures and empty answers', () => {
  test('failed organisations show the specified text, the reason and Retry', async () => {
    let answer: () => unknown = () => coded('BadRequest');
    const { user } = await open('', { [childrenCall]: () => answer() });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Unable to fetch child organisation authorisations');
    expect(alert).toHaveTextContent('Bad Request.');
    answer = () => exampleOf('listChildAuthorisations', 'childAuthorisations');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await entry('POS Terminal')).toBeVisible();
  });

  test('an organisation without children says that there is nothing to authorise', async () => {
    await open('', { [childrenCall]: () => [] });
    expect(await screen.findByText('No Data')).toBeVisible();
    expect(screen.getByText(/^There is no organisation below this one/)).toBeVisible();
  });

  test('failed packages mark the row and keep the versions that the rows name', async () => {
    let answer: () => unknown = () => new Response('', { status: 403, statusText: 'Forbidden' });
    const { user } = await open(`?app=${applicationId(1)}`, {
      [packagesCall(1)]: () => answer(),
    });
    expect(await (await tree()).findByText('Could not be loaded')).toBeVisible();
    expect(await entry('5.5.0.233')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Forbidden');
    answer = () => exampleOf('listPackageAuthorisations', applicationId(1));
    await user.click((await tree()).getByRole('button', { name: 'Retry' }));
    expect(await entry('5.4.0.210')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
