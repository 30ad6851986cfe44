import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PosCoreInstanceBatch } from '~/api/pos-core-instances';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const id = '30000000-0000-4000-8000-000000000001';
const single = `GET /api/posCoreInstance/${id}`;
const linked = `GET /api/posCoreInstance/${id}/linkedorgs`;
const batch = 'POST /api/POSCoreInstance/batch';
const europe = () => exampleOf('getPosCoreInstance', id);

const saves = {
  'GET /api/POSCoreInstance': () => exampleOf('listPosCoreInstances', 'empty'),
  [batch]: () => exampleOf('commitPosCoreInstances', 'saved'),
};
const open = (answers = {}) =>
  openConsole(`/admin/poscoreinstances/edit/${id}`, 'superUser', {
    [single]: europe,
    [linked]: () => exampleOf('listPosCoreLinkedOrganisations', id),
    ...saves,
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\*)?$`));
const save = () => screen.getByRole('button', { name: 'Save' });
const sent = ({ calls }: Opened) =>
  calls.find(({ call }) => call === batch)?.body as PosCoreInstanceBatch | undefined;
const section = () => screen.findByRole('region', { name: 'Linked Organisations' });

describe('Edit POS Core Instance', () => {
  test('shows the record with a read-only ID and an empty signing key', async () => {
    await open();
    expect(await field('ID')).toHaveAttribute('readonly');
    expect(await field('ID')).toHaveValue(id);
    expect(await field('Name')).toHaveValue('POS Core Europe');
    expect(await field('Uri')).toHaveValue('http://localhost:4010');
    expect(await field('JWT Signing Key')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Copy ID' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('sends a new signing key once and keeps nothing of it in the cache', async () => {
    const opened = await open();
    await opened.user.type(await field('JWT Signing Key'), ' tulip-42 ');
    await opened.user.click(save());
    await waitFor(() => expect(opened.history.location.pathname).toBe('/admin/poscoreinstances'));
    expect(sent(opened)).toEqual({
      changes: [
        {
          posCoreInstanceID: id,
          name: 'POS Core Europe',
          uri: 'http://localhost:4010',
          jwtSigningKey: ' tulip-42 ',
        },
      ],
      deletes: [],
    });
    const kept = () =>
      JSON.stringify(
        opened.queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      );
    await waitFor(() => expect(kept()).not.toContain('tulip-42'));
  });

  test.each([
    ['localhost:4010', /has to begin with https:\/\/ or http:\/\//],
    ['https://pos_1.test', /^The console cannot ask this host/],
  ])('%s shows an error, focuses its field and sends nothing', async (address, words) => {
    const opened = await open();
    await opened.user.clear(await field('Uri'));
    await opened.user.type(await field('Uri'), address);
    await opened.user.click(save());
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field('Uri')).toHaveFocus();
    expect(sent(opened)).toBeUndefined();
  });

  test('a failed save keeps the edit and shows the messages of screen and service', async () => {
    const opened = await open({ [batch]: () => coded('InvalidPOSCoreInstance') });
    await opened.user.type(await field('Name'), ' 2');
    await opened.user.click(save());
    expect(
      await screen.findByText(
        'There was an error updating the record. Invalid POS Core Instance specified.',
      ),
    ).toBeVisible();
    expect(await field('Name')).toHaveValue('POS Core Europe 2');
  });

  test('a refused deletion shows what refers to the instance', async () => {
    const refusal = coded('BadRequest');
    refusal.headers.set('X-Error-Reason', 'POS Core Europe still serves 3 organisations: A, B, C.');
    const opened = await open({
      'GET /api/POSCoreInstance': () => [europe()],
      [batch]: () => refusal,
    });
    await field('Name');
    await opened.user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete' });
    await opened.user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(
        /^There was an error commiting these changes\..*browser\. POS Core Europe still serves 3/,
      ),
    ).toBeVisible();
    expect(sent(opened)).toEqual({ changes: [], deletes: [id] });
  });

  test('asks before it overwrites a change of somebody else', async () => {
    let stored = europe();
    const opened = await open({ [single]: () => stored });
    await opened.user.type(await field('Name'), ' mine');
    stored = { ...stored, name: 'Theirs' };
    await opened.user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    await opened.user.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent(opened)?.changes[0]?.name).toBe('POS Core Europe mine'));
  });

  test('an instance that fails to load offers Retry', async () => {
    let isStored = false;
    const { user } = await open({
      [single]: () => (isStored ? europe() : new Response('BadRequest', { status: 400 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    isStored = true;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await field('Name')).toHaveValue('POS Core Europe');
  });
});

describe('Linked Organisations', () => {
  test('is an expanded tree with a configure link in each row', async () => {
    await open();
    const tree = await within(await section()).findByRole('tree');
    const items = within(tree).getAllByRole('treeitem');
    expect(items.map((item) => [item.ariaLevel ?? item.getAttribute('aria-level')])).toEqual([
      ['1'],
      ['2'],
      ['3'],
    ]);
    expect(within(tree).getByRole('link', { name: 'Configure Harbour Quay' })).toHaveAttribute(
      'href',
      '/organisation/20000000-0000-4000-8000-000000000004',
    );
  });

  test('a click collapses and expands a branch', async () => {
    const { user } = await open();
    const tree = await within(await section()).findByRole('tree');
    const top = within(tree).getByRole('treeitem', { name: /Alpine Dealer/ });
    await user.click(top);
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(1);
    await user.click(top);
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(3);
  });

  test('shows "No linked organisations" for an empty list', async () => {
    await open({ [linked]: () => [] });
    expect(await within(await section()).findByText('No linked organisations')).toBeVisible();
  });

  test('fails and retries without the form', async () => {
    let mayRead = false;
    const { user } = await open({
      [linked]: () => (mayRead ? [] : new Response('Not now', { status: 403 })),
    });
    expect(await field('Name')).toHaveValue('POS Core Europe');
    const retry = await within(await section()).findByRole('button', { name: 'Retry' });
    mayRead = true;
    await user.click(retry);
    expect(await within(await section()).findByText('No linked organisations')).toBeVisible();
  });
});

describe('Create POS Core Instance', () => {
  test('sends a record without an id and returns to the list', async () => {
    const opened = await openConsole('/admin/poscoreinstances/edit/new', 'superUser', saves);
    expect(await screen.findByRole('heading', { name: 'Create POS Core Instance' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(await within(await section()).findByText('No linked organisations')).toBeVisible();
    await opened.user.type(await field('Name'), 'POS Core South');
    await opened.user.type(await field('Uri'), 'https://south.test');
    await opened.user.click(save());
    await waitFor(() => expect(opened.history.location.pathname).toBe('/admin/poscoreinstances'));
    expect(sent(opened)).toEqual({
      changes: [{ name: 'POS Core South', uri: 'https://south.test' }],
      deletes: [],
    });
  });
});
