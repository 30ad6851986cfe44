import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const batchCall = 'POST /api/integrationServerInstance/batch';
const servers = () => exampleOf('listIntegrationServers', 'list');
const open = (answers = {}) =>
  openConsole('/admin/integrationserver', 'superUser', {
    'GET /api/integrationServerInstance': servers,
    [batchCall]: (batch: unknown) => batch,
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const batchOf = ({ calls }: Opened) => calls.find((sent) => sent.call === batchCall)?.body;
const loaded = () => screen.findByRole('rowheader', { name: 'Remote Orders One' });
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: /Save Changes/ }));

describe('the integration servers grid', () => {
  test('shows the specified columns, the type in words and the address as a link', async () => {
    await open();
    const row = (await loaded()).closest('[role="row"]') as HTMLElement;
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.slice(0, 4)).toEqual(['Instance Id', 'Name', 'Type', 'Uri']);
    expect(within(row).getByText('Remote Order Service')).toBeInTheDocument();
    const link = within(row).getByRole('link', { name: 'https://orders.demo.test' });
    expect(link).toHaveAttribute('href', 'https://orders.demo.test');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('shows an unsafe address as text and an unknown type as Unknown', async () => {
    const [first] = servers();
    const odd = { ...first, uri: 'javascript:alert(1)', integrationServerInstanceType: 0 };
    await open({ 'GET /api/integrationServerInstance': () => [odd] });
    expect(await screen.findByText('Unknown')).toBeInTheDocument();
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  });

  test('adds a server of type Remote Order Service without an id', async () => {
    const opened = await open({
      [batchCall]: () => exampleOf('commitIntegrationServers', 'saved'),
    });
    await loaded();
    await opened.user.click(screen.getByRole('button', { name: 'Add integration server' }));
    await opened.user.keyboard('Orders Two{Tab}{ArrowRight}https://two.test{Enter}');
    await save(opened);
    await waitFor(() =>
      expect(batchOf(opened)).toEqual({
        changes: [
          {
            name: 'Orders Two',
            integrationServerInstanceType: 1,
            uri: 'https://two.test',
            stagingUri: null,
            testInstance: false,
          },
        ],
        deletes: [],
      }),
    );
  });

  test('opens no editor for the id', async () => {
    const { user } = await open();
    await loaded();
    await user.dblClick(screen.getByText('32000000-0000-4000-8000-000000000001'));
    expect(screen.queryByRole('textbox', { name: 'Instance Id' })).toBeNull();
  });

  test('a failed save shows the specified message and the reason of the service', async () => {
    const opened = await open({
      [batchCall]: () =>
        new Response('BadRequest', {
          status: 400,
          headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': 'The name is taken.' },
        }),
    });
    await loaded();
    await opened.user.click(screen.getByRole('button', { name: 'Delete Remote Orders One' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Row' });
    await opened.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await save(opened);
    expect(
      await screen.findByText(
        /There was an error commiting these changes\. Please try again later or consider refreshing your browser\. The name is taken\./,
      ),
    ).toBeVisible();
  });

  test('a failed load shows the error', async () => {
    await open({ 'GET /api/integrationServerInstance': () => coded('BadRequest') });
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog).toHaveTextContent('Bad Request.');
  });
});
