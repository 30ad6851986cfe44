import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { widthsOfColumns } from '~/testing/widths-of-columns';

const clients = () => exampleOf('listClients', 'list');
const open = (list: unknown = clients()) =>
  openConsole('/admin/clients', 'superUser', {
    'GET /api/client': () => list,
    'POST /api/client/batch': (batch: unknown) => batch,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const batchOf = ({ calls }: Opened) =>
  calls.find((sent) => sent.call === 'POST /api/client/batch')?.body;
const loaded = () => screen.findByRole('gridcell', { name: 'kiosk' });

async function add({ user }: Opened, id: string, name: string) {
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Add client' }));
  // Add focuses the first cell of the new row. Typing opens its editor.
  await user.keyboard(`${id}{Tab}${name}{Enter}`);
  await user.click(screen.getByRole('button', { name: /Save Changes/ }));
}

describe('the clients grid', () => {
  test('shows the specified columns in their widths', async () => {
    await open();
    await loaded();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.slice(0, 4)).toEqual(['ID', 'Name', 'Description', 'Allow Password Grant']);
    expect(widthsOfColumns().slice(0, 4)).toEqual([300, 300, 500, 200]);
  });

  test('adds a client with the entered ID', async () => {
    const opened = await open();
    await add(opened, 'till-2', 'Till 2');
    await waitFor(() =>
      expect(batchOf(opened)).toMatchObject({
        changes: [{ clientID: 'till-2', name: 'Till 2', allowPasswordGrant: false }],
        deletes: [],
      }),
    );
  });

  test('does not send a client whose ID is taken, and shows the reason', async () => {
    const opened = await open();
    await add(opened, 'Kiosk', 'Another kiosk');
    expect(
      await screen.findByText(/Nothing was saved.*There is a client with the ID Kiosk already\./),
    ).toBeVisible();
    expect(batchOf(opened)).toBeUndefined();
  });

  test('changes Allow Password Grant in place', async () => {
    const opened = await open();
    await loaded();
    const kiosk = clients().find(({ clientID }) => clientID === 'kiosk');
    await opened.user.click(await loaded());
    await opened.user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight} ');
    await opened.user.click(screen.getByRole('button', { name: /Save Changes/ }));
    await waitFor(() =>
      expect(batchOf(opened)).toEqual({
        changes: [{ ...kiosk, allowPasswordGrant: !kiosk?.allowPasswordGrant }],
        deletes: [],
      }),
    );
  });

  test('keeps the line breaks of a description', async () => {
    const [kiosk] = clients().filter(({ clientID }) => clientID === 'kiosk');
    const description = 'Takes orders.\n\n  Not in the bar.';
    const opened = await open([{ ...kiosk, description }]);
    (await screen.findByRole('gridcell', { name: /Takes orders/ })).focus();
    await opened.user.keyboard('{F2}');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    field.setSelectionRange(0, 0);
    await opened.user.keyboard('It {Enter}');
    await opened.user.click(screen.getByRole('button', { name: /Save Changes/ }));
    await waitFor(() =>
      expect(batchOf(opened)).toEqual({
        changes: [{ ...kiosk, description: `It ${description}` }],
        deletes: [],
      }),
    );
  });

  test('opens no editor for the ID of a stored client', async () => {
    const { user } = await open();
    await user.dblClick(await loaded());
    expect(screen.queryByRole('textbox', { name: 'ID' })).toBeNull();
  });
});
