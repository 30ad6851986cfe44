import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ServiceAccountBatch } from '~/api/service-accounts';
import { ServiceAccountType } from '~/domain/contract/enums.gen';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const orgId = '20000000-0000-4000-8000-000000000003';
const posId = '70000000-0000-4000-8000-000000000001';
const feedId = '70000000-0000-4000-8000-000000000002';
const base = `/api/organisation/${orgId}/serviceaccounts`;
const screens = `/organisation/${orgId}/serviceaccounts`;
const batchCall = `POST ${base}/batch`;
const pos = () => exampleOf('getServiceAccount', posId);
const feed = () => exampleOf('getServiceAccount', feedId);

const open = (id: string, answers = {}) =>
  openConsole(`${screens}/edit/${id}`, 'organisationAdministrator', {
    [`GET ${base}`]: () => exampleOf('listServiceAccounts', 'serviceAccounts'),
    [`GET ${base}/${posId}`]: pos,
    [`GET ${base}/${feedId}`]: feed,
    [`GET /api/organisation/${orgId}/outlets/nodes`]: () => exampleOf('listOutletNodes', 'nodes'),
    [batchCall]: () => exampleOf('commitServiceAccounts', 'saved'),
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\*)?$`));
const button = (name: string) => screen.getByRole('button', { name });
const type = () => screen.findByRole('combobox', { name: 'Type' });
const option = (name: string) => screen.findByRole('option', { name, hidden: true });
const permissions = () => screen.queryByRole('group', { name: 'Integration Server Permissions' });
const batchOf = ({ calls }: Opened) =>
  calls.find(({ call }) => call === batchCall)?.body as ServiceAccountBatch;
const left = ({ history }: Opened) =>
  waitFor(() => expect(history.location.pathname).toBe(screens));

describe('Edit Service Account', () => {
  test('shows the account, with an id that a person can only copy', async () => {
    await open(posId);
    expect(await field('Service Account ID')).toHaveAttribute('readonly');
    expect(await field('Service Account ID')).toHaveValue(posId);
    expect(button('Copy Service Account ID')).toBeEnabled();
    expect(await field('Name')).toHaveValue('Quay Street POS');
    expect(await field('Name')).toHaveAttribute(
      'placeholder',
      'Enter a descriptive name for this account',
    );
    expect(await type()).toHaveValue('POS Server');
    expect(await type()).toHaveAccessibleDescription(
      'The type of service this account will be for',
    );
    expect(permissions()).toBeNull();
    const restriction = screen.getByRole('group', { name: 'Outlet restriction' });
    expect(await within(restriction).findByText('Quay Street')).toBeVisible();
    expect(within(restriction).getByText('Outlet in City Centre')).toBeVisible();
    expect(button('Reset service account password')).toBeEnabled();
    expect(button('Done')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('offers the seven types', async () => {
    const { user } = await open(posId);
    await user.click(await type());
    const options = await screen.findAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'POS Server',
      'ATP Uploader',
      'Test POS',
      'Install Service',
      'Readonly Sales',
      'Authentication Advert',
      'Integration Server',
    ]);
  });

  test('an Integration Server has three permissions to choose; another type has none', async () => {
    const opened = await open(feedId);
    const { user } = opened;
    await type();
    const boxes = within(permissions() as HTMLElement).getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'DataExtractionService_Templates',
      'PartnerServices_Config',
      'PartnerServices_Sales',
    ]);
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true]);
    await user.click(await type());
    await user.click(await option('Install Service'));
    expect(permissions()).toBeNull();
    await user.click(await type());
    await user.click(await option('Integration Server'));
    expect(
      within(permissions() as HTMLElement).queryAllByRole('checkbox', { checked: true }),
    ).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'DataExtractionService_Templates' }));
    await user.click(button('Save'));
    await left(opened);
    expect(batchOf(opened)).toEqual({
      changes: [{ ...feed(), integrationServerPermissions: [41] }],
      deletes: [],
    });
  });

  test('after an undone change there is nothing to save', async () => {
    const { user } = await open(feedId);
    const sales = await screen.findByRole('checkbox', { name: 'PartnerServices_Config' });
    await user.click(sales);
    expect(button('Save')).toBeVisible();
    await user.click(sales);
    expect(button('Done')).toBeVisible();
  });

  test('a removed restriction is saved as null', async () => {
    const opened = await open(posId);
    await opened.user.click(await screen.findByRole('button', { name: 'Remove Quay Street' }));
    expect(screen.getByText('No restriction: all outlets')).toBeVisible();
    await opened.user.click(button('Save'));
    await left(opened);
    expect(batchOf(opened).changes[0]).toMatchObject({ rootNodeID: null, rootNodeType: null });
  });

  test('asks before it overwrites a change of somebody else', async () => {
    let stored = feed();
    const opened = await open(feedId, { [`GET ${base}/${feedId}`]: () => stored });
    await opened.user.click(await screen.findByRole('checkbox', { name: 'PartnerServices_Sales' }));
    stored = {
      ...stored,
      integrationServerPermissions: [41],
      rootNodeID: '21000000-0000-4000-8000-000000000003',
      rootNodeType: 2,
    };
    await opened.user.click(button('Save'));
    const question = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    expect(
      within(question).getByRole('row', {
        name: 'Integration Server Permissions PartnerServices_Config DataExtractionService_Templates',
      }),
    ).toBeVisible();
    expect(within(question).queryByRole('row', { name: /^Outlet restriction/ })).toBeNull();
    expect(batchOf(opened)).toBeUndefined();
  });
});

test('asks if somebody else has set another type than the one of the edited permissions', async () => {
  let stored = feed();
  const opened = await open(feedId, { [`GET ${base}/${feedId}`]: () => stored });
  await opened.user.click(await screen.findByRole('checkbox', { name: 'PartnerServices_Sales' }));
  stored = {
    ...stored,
    serviceAccountType: ServiceAccountType.PosServer,
    integrationServerPermissions: [],
  };
  await opened.user.click(button('Save'));
  const question = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
  expect(within(question).getByRole('row', { name: /^Type Integration Server/ })).toBeVisible();
  expect(batchOf(opened)).toBeUndefined();
});

describe('errors in the words of the screen', () => {
  const refused = (reason: string) => () =>
    new Response('BadRequest', {
      status: 400,
      headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': reason },
    });

  test('loading, with Retry', async () => {
    let answer: () => unknown = () => coded('', 404);
    const { user } = await open(posId, { [`GET ${base}/${posId}`]: () => answer() });
    expect(
      await screen.findByText(
        /^There was an error loading this service account\. Please try refreshing the page\./,
      ),
    ).toBeVisible();
    answer = pos;
    await user.click(button('Retry'));
    expect(await field('Name')).toHaveValue('Quay Street POS');
  });

  test('saving: the page keeps the input', async () => {
    const { user, history } = await open(posId, { [batchCall]: refused('It is Sunday.') });
    await user.type(await field('Name'), ' 2');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error saving this service account. Please try again later. It is Sunday.',
    );
    expect(history.location.pathname).toBe(`${screens}/edit/${posId}`);
    expect(await field('Name')).toHaveValue('Quay Street POS 2');
  });

  test('deleting, after the question', async () => {
    const { user } = await open(posId, { [batchCall]: refused('It is in use.') });
    await field('Name');
    await user.click(button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(
        'There was an error deleting this service account. Please try again later. It is in use.',
      ),
    ).toBeVisible();
  });
});

describe('creating', () => {
  test('starts empty, without Delete and without a password to reset', async () => {
    const { calls } = await open('new');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Create Service Account',
    );
    expect(await field('Service Account ID')).toHaveValue('');
    expect(await type()).toHaveValue('');
    expect(button('Delete')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Reset service account password' })).toBeNull();
    expect(calls.some(({ call }) => call.endsWith('/new'))).toBe(false);
  });

  test('requires a name and a type, sends no id and returns to the list', async () => {
    const opened = await open('new');
    const { user } = opened;
    await user.type(await field('Name'), ' Till 9 ');
    await user.click(button('Save'));
    expect(await screen.findByText('Choose a type.')).toBeVisible();
    expect(await type()).toHaveFocus();
    await user.click(await type());
    await user.click(await option('Test POS'));
    expect(screen.queryByText('Choose a type.')).toBeNull();
    await user.click(button('Save'));
    await left(opened);
    expect(batchOf(opened).changes).toEqual([
      {
        name: 'Till 9',
        serviceAccountType: 3,
        rootNodeID: null,
        rootNodeType: null,
        integrationServerPermissions: [],
      },
    ]);
  });
});
