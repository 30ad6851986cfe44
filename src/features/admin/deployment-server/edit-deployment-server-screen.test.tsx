import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { DeploymentServerInstanceBatch } from '~/api/deployment-servers';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const id = '31000000-0000-4000-8000-000000000001';
const newId = '31000000-0000-4000-8000-000000000002';
const list = 'GET /api/deploymentServerInstance';
const batch = 'POST /api/deploymentServerInstance/batch';
const servers = () => exampleOf('listDeploymentServers', 'list');

const open = (path: string, answers = {}) =>
  openConsole(`/admin/deploymentserver/${path}`, 'superUser', {
    [list]: servers,
    [batch]: () => exampleOf('commitDeploymentServers', 'saved'),
    'GET /admin/summary/': () => exampleOf('getAdminSummary', 'summary'),
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\*)?$`));
const save = () => screen.getByRole('button', { name: 'Save' });
const isBack = ({ history }: Opened) =>
  waitFor(() => expect(history.location.pathname).toBe('/admin'));
const sent = ({ calls }: Opened) =>
  calls.find(({ call }) => call === batch)?.body as DeploymentServerInstanceBatch | undefined;

describe('Edit Deployment Server', () => {
  test('shows its record from the list of deployment servers', async () => {
    await open(`edit/${id}`);
    expect(await field('Deployment Server ID')).toHaveValue(id);
    expect(await field('Deployment Server ID')).toHaveAttribute('readonly');
    expect(await field('Name')).toHaveValue('Deployment Main');
    expect(await field('Uri')).toHaveValue('https://deploy.demo.test');
    expect(await field('Uri')).toHaveAttribute(
      'placeholder',
      'Enter an valid URI for API access to this Deployment Server',
    );
    expect(await field('JWT Signing Key')).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Linked Organisations' })).toBeNull();
  });

  test('a save returns to the Administration summary and refetches it', async () => {
    const opened = await open(`edit/${id}`);
    await opened.user.type(await field('Name'), ' 2');
    await opened.user.click(save());
    await isBack(opened);
    expect(sent(opened)).toEqual({
      changes: [
        {
          deploymentServerInstanceID: id,
          name: 'Deployment Main 2',
          uri: 'https://deploy.demo.test',
        },
      ],
      deletes: [],
    });
    await waitFor(() =>
      expect(
        opened.calls.map(({ call }) => call).lastIndexOf('GET /admin/summary/'),
      ).toBeGreaterThan(opened.calls.map(({ call }) => call).indexOf(batch)),
    );
  });

  test.each(['Done', 'Cancel'])('%s returns to the summary and sends nothing', async (button) => {
    const opened = await open(`edit/${id}`);
    await opened.user.type(await field('Name'), button === 'Cancel' ? '!' : '!{Backspace}');
    await opened.user.click(screen.getByRole('button', { name: button }));
    await isBack(opened);
    expect(sent(opened)).toBeUndefined();
  });

  test('deletes after a confirmation and returns to the Administration summary', async () => {
    const opened = await open(`edit/${id}`, { [list]: servers });
    await field('Name');
    await opened.user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete' });
    await opened.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await isBack(opened);
    expect(sent(opened)).toEqual({ changes: [], deletes: [id] });
  });

  test.each([
    ['edit/new', 'Deployment Main'],
    [`edit/${id}`, 'Deployment Spare'],
  ])('%s comes with the other servers, after one call', async (path, other) => {
    const [first] = servers();
    const spare = { ...first, deploymentServerInstanceID: newId, name: 'Deployment Spare' };
    const { calls } = await open(path, { [list]: () => [first, spare] });
    await field('Name');
    expect(screen.getByRole('link', { name: other })).toBeVisible();
    expect(calls.filter(({ call }) => call === list)).toHaveLength(1);
  });

  test('leads to the other servers, which the summary does not have', async () => {
    const [first] = servers();
    const other = { ...first, deploymentServerInstanceID: newId, name: 'Deployment Spare' };
    await open(`edit/${id}`, { [list]: () => [first, other] });
    expect(await screen.findByRole('link', { name: 'Deployment Spare' })).toHaveAttribute(
      'href',
      `/admin/deploymentserver/edit/${newId}`,
    );
    expect(screen.queryByRole('link', { name: 'Deployment Main' })).toBeNull();
  });

  test('an id that is not in the list shows a message and Done, and no Retry', async () => {
    await open(`edit/${id}`, { [list]: () => exampleOf('listDeploymentServers', 'empty') });
    expect(
      await screen.findByText(
        'There is no deployment server with this id. It may have been deleted.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('a failed save shows the message of the screen and the reason of the service', async () => {
    const refusal = coded('BadRequest');
    refusal.headers.set('X-Error-Reason', 'The deployment server does not exist any more.');
    const { user } = await open(`edit/${id}`, { [batch]: () => refusal });
    await user.type(await field('Name'), '!');
    await user.click(save());
    expect(
      await screen.findByText(
        'There was an error updating the record. The deployment server does not exist any more.',
      ),
    ).toBeVisible();
  });

  test('asks before it overwrites a change of somebody else', async () => {
    let stored = servers();
    const opened = await open(`edit/${id}`, { [list]: () => stored });
    await opened.user.type(await field('Name'), '!');
    stored = stored.map((server) => ({ ...server, name: 'Theirs' }));
    await opened.user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    const row = { name: 'Name Deployment Main! Theirs' };
    expect(within(question).getByRole('row', row)).toBeVisible();
    await opened.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await field('Name')).toHaveValue('Deployment Main!');
    expect(sent(opened)).toBeUndefined();
  });

  test('does not save a server that somebody else has deleted', async () => {
    let isStored = true;
    const opened = await open(`edit/${id}`, { [list]: () => (isStored ? servers() : []) });
    await opened.user.type(await field('Name'), '!');
    isStored = false;
    await opened.user.click(save());
    expect(
      await screen.findByText(/error updating the record\. There is no deployment server/),
    ).toBeVisible();
    expect(sent(opened)).toBeUndefined();
  });
});

test.each(['create', 'edit/new'])('creates a deployment server at %s', async (path) => {
  const opened = await open(path);
  expect(await screen.findByRole('heading', { name: 'Create Deployment Server' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(await screen.findByRole('link', { name: 'Deployment Main' })).toBeVisible();
  await opened.user.type(await field('Name'), 'Deployment Spare');
  await opened.user.type(await field('Uri'), 'https://spare.test');
  await opened.user.type(await field('JWT Signing Key'), ' k-1 ');
  await opened.user.click(save());
  await isBack(opened);
  expect(sent(opened)).toEqual({
    changes: [{ name: 'Deployment Spare', uri: 'https://spare.test', jwtSigningKey: ' k-1 ' }],
    deletes: [],
  });
});
