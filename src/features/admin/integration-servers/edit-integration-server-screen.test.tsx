import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { IntegrationServerInstanceBatch } from '~/api/integration-servers';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const id = '32000000-0000-4000-8000-000000000001';
const base = '/api/integrationServerInstance';
const single = `GET ${base}/${id}`;
const batchCall = `POST ${base}/batch`;
const linkedCall = `GET /api/IntegrationServerInstance/${id}/linkedorgs`;
const orders = () => exampleOf('getIntegrationServer', id);
const answers = {
  [`GET ${base}`]: () => exampleOf('listIntegrationServers', 'list'),
  [single]: orders,
  [linkedCall]: () => exampleOf('listIntegrationServerLinkedOrganisations', id),
  [batchCall]: () => exampleOf('commitIntegrationServers', 'saved'),
};
const open = (others = {}) =>
  openConsole(`/admin/integrationserver/edit/${id}`, 'superUser', { ...answers, ...others });
const create = (others = {}) =>
  openConsole('/admin/integrationserver/edit/new', 'superUser', { ...answers, ...others });
type Opened = Awaited<ReturnType<typeof open>>;

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\*)?$`));
const button = (name: string) => screen.getByRole('button', { name });
const batchOf = ({ calls }: Opened) =>
  calls.find((sent) => sent.call === batchCall)?.body as IntegrationServerInstanceBatch;
const left = ({ history }: Opened) =>
  waitFor(() => expect(history.location.pathname).toBe('/admin/integrationserver'));
// jsdom has no layout, so the list of options counts as hidden.
const options = () => screen.findAllByRole('option', { hidden: true });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('Edit Integration Server Instance', () => {
  test('shows the specified title and the record, with an empty key and secret', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Edit POS Core Instance',
    );
    expect(screen.getByText('Integration Server: Remote Orders One')).toBeVisible();
    expect(await field('Integration Server ID')).toHaveAttribute('readonly');
    expect(await field('Integration Server ID')).toHaveValue(id);
    expect(await field('Name')).toHaveValue('Remote Orders One');
    expect(await field('Name')).toHaveAccessibleDescription('Unique name used for token creation');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Remote Order Service');
    expect(await field('Uri')).toHaveValue('https://orders.demo.test');
    expect(await field('JWT Signing Key')).toHaveValue('');
    expect(await field('Secret')).toHaveValue('');
    expect(await field('Secret')).toHaveAccessibleDescription(
      'Entering a value and saving updates the remote order server secret',
    );
    const test = screen.getByRole('checkbox', { name: 'Test Instance' });
    expect(test).toHaveAccessibleDescription('For third-party developer testing');
    expect(test).not.toBeChecked();
    expect(button('Done')).toBeVisible();
    expect(button('Delete')).toBeEnabled();
  });

  test('offers the four types and no empty option', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Type' }));
    expect((await options()).map(({ textContent }) => textContent)).toEqual([
      'Remote Order Service',
      'Data Extraction Service',
      'Partner Services',
      'Reporting Service',
    ]);
  });

  test('shows a stored type of 0 as Unknown and keeps it', async () => {
    const opened = await open({
      [single]: () => ({ ...orders(), integrationServerInstanceType: 0 }),
    });
    expect(await screen.findByRole('combobox', { name: 'Type' })).toHaveValue('Unknown');
    await opened.user.click(screen.getByRole('checkbox', { name: 'Test Instance' }));
    await opened.user.click(button('Save'));
    await left(opened);
    expect(batchOf(opened).changes[0]).toMatchObject({
      integrationServerInstanceType: 0,
      testInstance: true,
    });
  });

  test('sends key and secret once, keeps the staging address, and caches no secret', async () => {
    const opened = await open();
    const { user, queryClient } = opened;
    await user.type(await field('JWT Signing Key'), ' key-42 ');
    await user.type(await field('Secret'), ' tulip-42 ');
    await user.click(await screen.findByRole('combobox', { name: 'Type' }));
    const reporting = (await options()).find(
      (option) => option.textContent === 'Reporting Service',
    );
    if (reporting) await user.click(reporting);
    await user.click(button('Save'));
    await left(opened);
    expect(batchOf(opened)).toEqual({
      changes: [
        {
          ...orders(),
          integrationServerInstanceType: 4,
          jwtSigningKey: ' key-42 ',
          secret: ' tulip-42 ',
        },
      ],
      deletes: [],
    });
    await waitFor(() => {
      const states = queryClient.getMutationCache().getAll();
      expect(JSON.stringify(states.map(({ state }) => state))).not.toMatch(/tulip-42|key-42/);
    });
  });

  test('a failed save keeps the page and the edits, and OK dismisses its message', async () => {
    const refused = () =>
      new Response('BadRequest', {
        status: 400,
        headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': 'The name is taken.' },
      });
    const { user, history } = await open({ [batchCall]: refused });
    await user.type(await field('Secret'), 'tulip-42');
    await user.click(button('Save'));
    const error = await dialog('Error');
    expect(error).toHaveTextContent('There was an error updating the record. The name is taken.');
    await user.click(within(error).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull());
    expect(history.location.pathname).toBe(`/admin/integrationserver/edit/${id}`);
    expect(await field('Secret')).toHaveValue('tulip-42');
    expect(button('Save')).toBeVisible();
  });

  test('a save after the end of the session shows only the session dialog', async () => {
    let isOver = false;
    const unauthorised = () => new Response('', { status: 401 });
    const { user } = await open({
      'GET /Authentication/current': () =>
        isOver ? unauthorised() : exampleOf('getCurrentSession', 'superUser'),
      [batchCall]: unauthorised,
    });
    await user.type(await field('Name'), ' two');
    isOver = true;
    await user.click(button('Save'));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Your session has ended');
    const save = screen.getByText('Save').closest('button');
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(await field('Name')).toHaveValue('Remote Orders One two');
  });

  test('deletes after a confirmation, and shows the error of a failed deletion', async () => {
    let answer: () => unknown = () => coded('BadRequest');
    const opened = await open({ [batchCall]: () => answer() });
    const { user } = opened;
    const confirm = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      const question = await dialog('Delete');
      expect(question).toHaveTextContent('Remote Orders One');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
    };
    await confirm();
    const error = await dialog('Error');
    expect(error).toHaveTextContent('There was an error commiting these changes.');
    await user.click(within(error).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull());
    answer = () => exampleOf('commitIntegrationServers', 'deleted');
    await confirm();
    await left(opened);
    expect(batchOf(opened)).toEqual({ changes: [], deletes: [id] });
  });

  test('asks before it overwrites a change of somebody else', async () => {
    let stored = orders();
    const opened = await open({ [single]: () => stored });
    const { user } = opened;
    await user.clear(await field('Name'));
    await user.type(await field('Name'), 'Mine');
    stored = { ...stored, name: 'Theirs', integrationServerInstanceType: 3 };
    await user.click(button('Save'));
    const question = await dialog('Changed by somebody else');
    expect(within(question).getByRole('row', { name: 'Name Mine Theirs' })).toBeVisible();
    expect(within(question).queryByRole('row', { name: /^Type/ })).toBeNull();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(batchOf(opened)).toBeUndefined();
  });

  test('the subtitle shows the id of a server without a name', async () => {
    await open({ [single]: () => ({ ...orders(), name: '' }) });
    expect(await screen.findByText(`Integration Server: ${id}`)).toBeVisible();
  });
});

describe('linked organisations', () => {
  test('each have a link to their configuration', async () => {
    await open();
    const linked = screen.getByRole('region', { name: 'Linked Organisations' });
    const configure = await within(linked).findByRole('link', { name: 'Configure Harbour Quay' });
    expect(configure).toHaveAttribute('href', '/organisation/20000000-0000-4000-8000-000000000004');
  });

  test.each([
    ['none', () => []],
    ['a refusal', () => coded('BadRequest')],
    ['a failure', () => new Response('', { status: 500 })],
  ])('the answer "%s" counts as no linked organisations', async (_what, answer) => {
    await open({ [linkedCall]: answer });
    expect(await screen.findByText('No linked organisations')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('creating', () => {
  test('starts from a blank record of type Remote Order Service', async () => {
    const { calls } = await create();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Create Integration Server Instance',
    );
    expect(await field('Name')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Remote Order Service');
    expect(button('Delete')).toBeDisabled();
    expect(screen.getByText('No linked organisations')).toBeVisible();
    expect(calls.some(({ call }) => call.includes('linkedorgs') || call.endsWith('/new'))).toBe(
      false,
    );
  });

  test('sends the new server without an id and returns to the list', async () => {
    const opened = await create();
    await opened.user.type(await field('Name'), 'Orders Two');
    await opened.user.type(await field('Uri'), 'https://two.test');
    await opened.user.click(button('Save'));
    await left(opened);
    expect(batchOf(opened)).toEqual({
      changes: [
        {
          name: 'Orders Two',
          integrationServerInstanceType: 1,
          uri: 'https://two.test',
          testInstance: false,
        },
      ],
      deletes: [],
    });
  });

  test('focuses the first invalid field and sends nothing', async () => {
    const opened = await create();
    await opened.user.type(await field('Uri'), 'two.test');
    await opened.user.click(button('Save'));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(await field('Name')).toHaveFocus();
    expect(batchOf(opened)).toBeUndefined();
  });
});

describe('an id without a record', () => {
  test('shows a message and a link that looks up the id', async () => {
    const { user, history } = await open({ [single]: () => coded('', 404) });
    expect(await screen.findByText('There is no integration server with this id.')).toBeVisible();
    expect(await field('Id')).toHaveValue(id);
    const way = screen.getByRole('link', { name: 'Look up this id' });
    expect(way).toHaveAttribute('href', `/admin/entitylookup?filter=${id}`);
    await user.click(button('Done'));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/integrationserver'));
  });

  test('OK dismisses the error of a failed read, and Retry reads again', async () => {
    let answer: () => unknown = () => coded('BadRequest');
    const { user } = await open({ [single]: () => answer() });
    const error = await dialog('Error');
    expect(error).toHaveTextContent('There was an error updating the record. Bad Request.');
    await user.click(within(error).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull());
    expect(screen.getByText(/There was an error updating the record\./)).toBeVisible();
    answer = orders;
    await user.click(button('Retry'));
    expect(await field('Name')).toHaveValue('Remote Orders One');
  });
});
