import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PosCoreInstance, PosCoreInstanceBatch } from '~/api/pos-core-instances';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const versionCall = 'GET /api/v1/version/info';
const exceptionsCall = 'GET /api/v1/exceptions/info';
const instances = () => exampleOf('listPosCoreInstances', 'list');
const version = () => exampleOf('getRemoteVersionInfo', 'version');
const exceptions = () => exampleOf('getRemoteExceptionsInfo', 'exceptions');

const open = (answers = {}, path = '/admin/poscoreinstances') =>
  openConsole(path, 'superUser', {
    'GET /api/POSCoreInstance': instances,
    'POST /api/POSCoreInstance/batch': (batch: unknown) => batch,
    [versionCall]: version,
    [exceptionsCall]: exceptions,
    ...answers,
  });
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest<HTMLElement>('[role="row"]') ?? header);
};
const countOf = ({ calls }: Awaited<ReturnType<typeof open>>, call: string) =>
  calls.filter((sent) => sent.call === call).length;

test('shows the specified columns', async () => {
  await open();
  await row('POS Core North');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers.slice(0, 6)).toEqual(['ID', 'Name', 'Version', 'Staging', 'Errors', 'Uri']);
});

describe('the lookups', () => {
  test('show version and commit, staging version, number and time of errors, and N/A', async () => {
    await open();
    const north = await row('POS Core North');
    expect(await north.findByText('7.4.2.118')).toBeVisible();
    expect(north.getByText('5b2e9f1')).toBeVisible();
    expect(await north.findByText('N/A')).toBeVisible();
    expect(await north.findByText('3 errors')).toBeVisible();
    expect(north.getByText(/20 Nov 2026|Nov 20, 2026/)).toBeVisible();
    const europe = await row('POS Core Europe');
    await waitFor(() => expect(europe.getAllByText('7.4.2.118')).toHaveLength(2));
  });

  test('an answer without POSCore shows N/A', async () => {
    const answers = { [versionCall]: () => exampleOf('getRemoteVersionInfo', 'withoutPosCore') };
    await open(answers);
    const europe = await row('POS Core Europe');
    expect(await europe.findAllByText('N/A')).toHaveLength(2);
  });

  test('each cell fails and retries without the others', async () => {
    let isDown = true;
    const opened = await open({
      [versionCall]: () => (isDown ? new Response('', { status: 502 }) : version()),
    });
    const north = await row('POS Core North');
    expect(await north.findByText('Answered with status 502')).toBeVisible();
    expect(north.getByRole('img', { name: 'Error' })).toBeVisible();
    expect(await north.findByText('3 errors')).toBeVisible();
    const asked = countOf(opened, exceptionsCall);
    isDown = false;
    await opened.user.click(
      north.getByRole('button', { name: 'Retry: Version of POS Core North' }),
    );
    expect(await north.findByText('7.4.2.118')).toBeVisible();
    expect(countOf(opened, exceptionsCall)).toBe(asked);
  });

  test('a pending lookup shows "Loading..." while the others show their answers', async () => {
    await open({ [exceptionsCall]: () => new Promise(() => {}) });
    const north = await row('POS Core North');
    expect(await north.findByText('7.4.2.118')).toBeVisible();
    expect(north.getByText('Loading...')).toBeInTheDocument();
  });

  test('instances with the same address share one call, and Refresh sends it again', async () => {
    const opened = await open();
    const north = await row('POS Core North');
    await north.findByText('7.4.2.118');
    const europe = await row('POS Core Europe');
    await waitFor(() => expect(europe.getAllByText('7.4.2.118')).toHaveLength(2));
    // The three instances have two addresses: one of them is the unreachable one.
    expect(countOf(opened, versionCall)).toBe(2);
    await opened.user.click(screen.getByRole('button', { name: 'More tools' }));
    await opened.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(countOf(opened, versionCall)).toBe(4));
    expect(countOf(opened, 'GET /api/POSCoreInstance')).toBe(2);
  });

  test('an HTML page instead of an answer shows an error in its cell', async () => {
    const page = () => new Response('<!doctype html>');
    await open({ [versionCall]: page, [exceptionsCall]: page });
    const north = await row('POS Core North');
    await waitFor(() => expect(north.getAllByRole('button', { name: /^Retry: / })).toHaveLength(2));
  });
});

/** Returns 1000 instances, each with its own address. */
const manyInstances = (): PosCoreInstance[] =>
  Array.from({ length: 1000 }, (_, index) => {
    const uri = `https://core-${index}.test`;
    return {
      posCoreInstanceID: `30000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`,
      name: `Core ${index}`,
      uri,
      versionUri: uri,
      stagingUri: null,
      exceptionsUri: uri,
    };
  });

test('rows that are not drawn send no lookups', async () => {
  const opened = await open({ 'GET /api/POSCoreInstance': manyInstances });
  const first = await row('Core 0');
  await first.findByText('7.4.2.118');
  await first.findByText('3 errors');
  const drawn = screen.getAllByRole('rowheader').length;
  expect(drawn).toBeLessThan(60);
  await waitFor(() => expect(countOf(opened, versionCall)).toBe(drawn));
  await waitFor(() => expect(countOf(opened, exceptionsCall)).toBe(drawn));
});

test('the export says which lookups have failed, and which have no answer yet', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const create = vi.spyOn(URL, 'createObjectURL');
  const { user } = await open({
    'GET /api/POSCoreInstance': manyInstances,
    [exceptionsCall]: () => new Response('', { status: 502 }),
  });
  const first = await row('Core 0');
  await first.findByText('7.4.2.118');
  await first.findByText('Answered with status 502');
  await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const [file] = create.mock.calls.at(-1) ?? [];
  const lines = (await (file as Blob).text()).split('\r\n').map((line) => line.split(','));
  const lookupsOf = (name: string) => lines.find((line) => line[1] === name)?.slice(2, 5);
  expect(lookupsOf('Core 0')).toEqual(['7.4.2.118 (5b2e9f1)', 'N/A', 'Answered with status 502']);
  expect(lookupsOf('Core 999')).toEqual(['No answer yet', 'N/A', 'No answer yet']);
});

test('a sort by version sends the lookups of every instance and sorts by the answers', async () => {
  let given = 0;
  const opened = await open(
    {
      'GET /api/POSCoreInstance': () => manyInstances().slice(0, 50),
      [versionCall]: () => {
        given += 1;
        return { success: true, data: [{ Name: 'POSCore', Version: `9.${given}`, GitHash: '' }] };
      },
    },
    '/admin/poscoreinstances?sort=-versionUri',
  );
  await waitFor(() => expect(countOf(opened, versionCall)).toBe(50), { timeout: 10_000 });
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('9.50'));
});

describe('editing', () => {
  const batchOf = ({ calls }: Awaited<ReturnType<typeof open>>) =>
    calls.find((sent) => sent.call === 'POST /api/POSCoreInstance/batch')?.body as
      | PosCoreInstanceBatch
      | undefined;

  async function edit(opened: Awaited<ReturnType<typeof open>>, uri: string) {
    const north = await row('POS Core North');
    await opened.user.dblClick(north.getAllByRole('gridcell').find(isUri) ?? document.body);
    const editor = screen.getByRole('textbox', { name: 'Uri' });
    await opened.user.clear(editor);
    await opened.user.type(editor, `${uri}{Enter}`);
    await opened.user.click(screen.getByRole('button', { name: /Save Changes/ }));
  }
  const isUri = (cell: HTMLElement) => cell.textContent === 'http://localhost:4010';

  test('adds an instance, whose lookup cells show N/A before the save', async () => {
    const saved = () => exampleOf('commitPosCoreInstances', 'saved');
    const opened = await open({ 'POST /api/POSCoreInstance/batch': saved });
    await row('POS Core North');
    await opened.user.click(screen.getByRole('button', { name: 'Add POS Core instance' }));
    await opened.user.keyboard('POS Core South{Tab}https://south.test{Enter}');
    const south = await row('POS Core South');
    expect(south.getAllByText('N/A')).toHaveLength(3);
    await opened.user.click(screen.getByRole('button', { name: /Save Changes/ }));
    await waitFor(() =>
      expect(batchOf(opened)?.changes).toMatchObject([
        { name: 'POS Core South', uri: 'https://south.test' },
      ]),
    );
    expect(batchOf(opened)?.changes[0]).not.toHaveProperty('posCoreInstanceID');
  });

  test.each([
    ['javascript:alert(1)', /has to begin with https:\/\//],
    ['http://[[::1]:4010', /The console cannot ask this host/],
  ])('the address %s shows an error at its cell and sends nothing', async (address, words) => {
    const opened = await open();
    await edit(opened, address);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(batchOf(opened)).toBeUndefined();
  });

  test('a refused save shows the message of the screen and the reason of the service', async () => {
    const refusal = coded('BadRequest');
    refusal.headers.set('X-Error-Reason', 'The name is empty.');
    const opened = await open({ 'POST /api/POSCoreInstance/batch': () => refusal });
    await edit(opened, 'https://north.test');
    expect(
      await screen.findByText(
        'There was an error commiting these changes. Please try again later or consider refreshing your browser. The name is empty.',
      ),
    ).toBeVisible();
  });

  test('the lookup columns and the ID have no editor', async () => {
    const { user } = await open();
    const north = await row('POS Core North');
    await user.dblClick(await north.findByText('7.4.2.118'));
    await user.dblClick(north.getByText('30000000-0000-4000-8000-000000000002'));
    expect(screen.queryByRole('textbox', { name: /^(ID|Version)$/ })).toBeNull();
  });
});
