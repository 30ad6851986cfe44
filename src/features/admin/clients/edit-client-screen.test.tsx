import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ClientBatch } from '~/api/clients';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const kiosk = () => exampleOf('getClient', 'kiosk');
const saves = {
  'GET /api/client': () => exampleOf('listClients', 'list'),
  'POST /api/client/batch': () => exampleOf('commitClients', 'saved'),
};
const open = (answers = {}) =>
  openConsole('/admin/clients/edit/kiosk', 'superUser', {
    'GET /api/client/kiosk': kiosk,
    ...saves,
    ...answers,
  });
const create = () => openConsole('/admin/clients/edit/new', 'superUser', saves);
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const save = () => screen.getByRole('button', { name: 'Save' });

describe('Edit Client', () => {
  test('shows the record with a read-only ID and an empty secret', async () => {
    await open();
    expect(await field('Client ID')).toHaveAttribute('readonly');
    expect(await field('Client ID')).toHaveValue('kiosk');
    expect(await field('Name')).toHaveValue(kiosk().name);
    expect(await field('Description')).toHaveValue(kiosk().description);
    expect(await field('Redirect URIs')).toHaveValue(kiosk().redirectUris.join(' '));
    expect(await field('Enter New Secret')).toHaveValue('');
    expect(
      screen.getByRole('checkbox', { name: 'Allow Handling End User Passwords' }),
    ).toHaveAccessibleDescription('Internal use only');
    expect(
      screen.getByRole('checkbox', { name: 'Allow Remote Ordering Grants' }),
    ).toHaveAccessibleDescription('For third-party remote-order providers only');
  });

  test('offers in no field what the browser knows of the person', async () => {
    await create();
    await field('Name');
    for (const each of screen.getAllByRole('textbox')) {
      expect(each).toHaveAttribute('autocomplete', 'off');
    }
  });

  test('trims the name, but neither the secret nor the description of several lines', async () => {
    const { user, calls, history } = await open();
    await user.type(await field('Name'), ' ');
    await user.type(await field('Enter New Secret'), ' tulip ');
    await user.type(await field('Description'), ' {Enter}');
    await user.click(save());
    await waitFor(() => expect(history.location.pathname).toBe('/admin/clients'));
    const batch = calls.find((sent) => sent.call === 'POST /api/client/batch')?.body as ClientBatch;
    const description = `${kiosk().description} \n`;
    expect(batch.changes).toEqual([{ ...kiosk(), newClientSecret: ' tulip ', description }]);
  });

  test('sends a new secret once and keeps nothing of it in the cache', async () => {
    const { user, calls, history, queryClient } = await open();
    await user.type(await field('Enter New Secret'), 'tulip-42');
    await user.click(save());
    await waitFor(() => expect(history.location.pathname).toBe('/admin/clients'));
    const batch = calls.find((sent) => sent.call === 'POST /api/client/batch')?.body as ClientBatch;
    expect(batch).toEqual({ changes: [{ ...kiosk(), newClientSecret: 'tulip-42' }], deletes: [] });
    await waitFor(() =>
      expect(
        JSON.stringify(
          queryClient
            .getMutationCache()
            .getAll()
            .map(({ state }) => state),
        ),
      ).not.toContain('tulip-42'),
    );
  });

  test('splits the redirect URIs at spaces', async () => {
    const { user, calls } = await open();
    const input = await field('Redirect URIs');
    await user.clear(input);
    await user.type(input, ' https://a.example  https://b.example ');
    await user.click(save());
    await waitFor(() => {
      const batch = calls.find((sent) => sent.call === 'POST /api/client/batch')
        ?.body as ClientBatch;
      expect(batch.changes[0]?.redirectUris).toEqual(['https://a.example', 'https://b.example']);
    });
  });

  test('marks a refused secret for screen readers', async () => {
    const { user } = await open();
    await user.click(await field('Enter New Secret'));
    await user.paste('x'.repeat(129));
    expect(await field('Enter New Secret')).toBeInvalid();
  });

  test('shows the message and keeps the secret when the service refuses', async () => {
    const { user } = await open({ 'POST /api/client/batch': () => coded('BadRequest') });
    await user.type(await field('Enter New Secret'), 'tulip-42');
    await user.click(save());
    expect(await screen.findByText('Bad Request.')).toBeVisible();
    expect(await field('Enter New Secret')).toHaveValue('tulip-42');
  });

  test('asks before it overwrites a change of somebody else', async () => {
    let stored = kiosk();
    const { user, calls } = await open({ 'GET /api/client/kiosk': () => stored });
    await user.clear(await field('Description'));
    await user.type(await field('Description'), 'Mine');
    stored = { ...stored, description: 'Theirs' };
    await user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    expect(
      within(question).getByRole('row', { name: 'Description Mine Theirs' }),
    ).toBeInTheDocument();
    expect(calls.some((sent) => sent.call === 'POST /api/client/batch')).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Load theirs' }));
    await waitFor(async () => expect(await field('Description')).toHaveValue('Theirs'));
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('a missing client offers no Retry, which would not help; Done returns to the list', async () => {
    const { user, history } = await open({
      'GET /api/client/kiosk': () => coded('The record does not exist.', 404),
    });
    expect(await screen.findByText('The record does not exist.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/clients'));
  });

  test('creates a client with the entered ID', async () => {
    const { user, calls, history } = await create();
    await user.type(await field('Client ID'), 'till-2');
    await user.type(await field('Name'), 'Till 2');
    await user.click(save());
    await waitFor(() => expect(history.location.pathname).toBe('/admin/clients'));
    const batch = calls.find((sent) => sent.call === 'POST /api/client/batch')?.body as ClientBatch;
    expect(batch.changes).toMatchObject([{ clientID: 'till-2', name: 'Till 2', redirectUris: [] }]);
  });

  test('does not overwrite a client with the same ID in other capitals', async () => {
    const { user, calls, history } = await create();
    await user.type(await field('Client ID'), 'KIOSK');
    await user.type(await field('Name'), 'Another kiosk');
    await user.click(save());
    expect(await screen.findByText('There is a client with the ID KIOSK already.')).toBeVisible();
    expect(history.location.pathname).toBe('/admin/clients/edit/new');
    expect(calls.some((sent) => sent.call === 'POST /api/client/batch')).toBe(false);
  });
});
