import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const call = 'GET /api/EntityLookup/filterunscoped';
const matches = () => exampleOf('lookUpEntities', 'matches');
const filterOf = (request: Request) => new URL(request.url).searchParams.get('filter') ?? '';

/** Opens the screen with an answer for each filter, and collects the requested filters. */
async function open(
  address: string,
  answer: (filter: string, request: Request) => unknown = matches,
) {
  const asked: string[] = [];
  const opened = await openConsole(address, 'superUser', {
    [call]: (_body: unknown, request: Request) => {
      asked.push(filterOf(request));
      return answer(filterOf(request), request);
    },
  });
  const box = await screen.findByPlaceholderText('Enter an outlet/account/device/other id');
  return { ...opened, asked, box };
}

/** The match with this name. The breadcrumbs of the page are list items too. */
const item = (name: string) =>
  waitFor(() => {
    const found = screen
      .getAllByRole('listitem')
      .find((candidate) => within(candidate).queryAllByText(name, { exact: true }).length > 0);
    if (!found) throw new Error(`There is no match ${name}.`);
    return within(found);
  });

describe('Entity Lookup', () => {
  test('asks for nothing with a text beyond the limit, and says so', async () => {
    const { user, asked, box, history } = await open('/admin/entitylookup');
    await user.click(box);
    await user.paste('x'.repeat(20_000));
    await user.keyboard('{Enter}');
    expect(box).toHaveAccessibleDescription('At most 250 characters; this has 20000.');
    expect([asked, history.location.search]).toEqual([[], '']);
  });

  test('asks for nothing until there is a text', async () => {
    const { user, asked, box } = await open('/admin/entitylookup');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(box, '   {Enter}');
    expect(asked).toEqual([]);
    expect(screen.queryByText('No matches')).toBeNull();
  });

  test.each([
    ['Enter', '{Enter}'],
    ['the button', ''],
  ])('searches with %s, and puts the text into the URL', async (_how, keys) => {
    const { user, asked, box, history } = await open('/admin/entitylookup');
    await user.type(box, ` quay ${keys}`);
    if (keys === '') await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('12 matches')).toBeVisible();
    expect(screen.getByText('12 matches found.')).toBeInTheDocument();
    expect(asked).toEqual(['quay']);
    expect(history.location.search).toBe('?filter=quay');
  });

  // The router's default parser reads each of them as something else.
  test.each(['662E41', '12345678901234567890', '{}', 'null', '1.10'])(
    'a link searches for its text as it is written: %s',
    async (text) => {
      const { asked, box } = await open(`/admin/entitylookup?filter=${text}`);
      await screen.findByText('12 matches');
      expect(asked).toEqual([text]);
      expect(box).toHaveValue(text);
    },
  );

  test('the same text again sends the call again', async () => {
    const { user, asked, box } = await open('/admin/entitylookup?filter=quay');
    await screen.findByText('12 matches');
    await user.type(box, '{Enter}');
    await waitFor(() => expect(asked).toEqual(['quay', 'quay']));
  });

  test('an empty text clears the results without a call', async () => {
    const { user, asked, box, history } = await open('/admin/entitylookup?filter=quay');
    await screen.findByText('12 matches');
    await user.clear(box);
    await user.type(box, '{Enter}');
    await waitFor(() => expect(screen.queryByText('12 matches')).toBeNull());
    expect(history.location.search).toBe('');
    expect(asked).toEqual(['quay']);
  });

  test('Clear empties the text and the results', async () => {
    const { user, box } = await open('/admin/entitylookup?filter=quay');
    await screen.findByText('12 matches');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByText('12 matches')).toBeNull());
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });

  test('shows "No matches" for an empty list', async () => {
    await open('/admin/entitylookup?filter=x', () => []);
    expect(await screen.findByText('No matches')).toBeVisible();
  });

  test('Back restores the text of the previous search', async () => {
    const { user, box, history } = await open('/admin/entitylookup?filter=one');
    await screen.findByText('12 matches');
    await user.clear(box);
    await user.type(box, 'two{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?filter=two'));
    history.back();
    await waitFor(() => expect(box).toHaveValue('one'));
  });
});

describe('a match', () => {
  test('shows its organisation with name, code, id and kapow', async () => {
    await open('/admin/entitylookup?filter=quay');
    const outlet = await item('Quay Street');
    const organisation = outlet.getByRole('link', { name: 'Harbour Restaurants' });
    const id = '20000000-0000-4000-8000-000000000003';
    expect(organisation).toHaveAttribute('href', `/organisation/${id}`);
    expect(outlet.getByText('HARBOUR')).toBeVisible();
    expect(outlet.getByText('KPW-20251')).toBeVisible();
    expect(outlet.getByText(id)).toBeVisible();
    expect(
      outlet.getByRole('button', { name: 'Copy organisation id of Quay Street' }),
    ).toBeVisible();
  });

  test.each([
    ['Uma Olsen', 'User', '/admin/users/edit/10000000-0000-4000-8000-000000000003'],
    [
      'POS Core Europe',
      'POSCore Instance',
      '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001',
    ],
    [
      'Deployment Main',
      'Deployment Server Instance',
      '/admin/deploymentserver/edit/31000000-0000-4000-8000-000000000001',
    ],
    [
      'Remote Orders One',
      'Integration Server Instance',
      '/admin/integrationserver/edit/32000000-0000-4000-8000-000000000001',
    ],
    ['Quay Street', 'Outlet', '/organisation/21000000-0000-4000-8000-000000000002'],
    [
      'Quay Street POS',
      'Service Account',
      '/organisation/20000000-0000-4000-8000-000000000003/serviceaccounts/edit/70000000-0000-4000-8000-000000000001',
    ],
    ['Partner Orders', 'Client', '/admin/clients/edit/partner-orders'],
  ])('%s is a %s and links to %s', async (name, label, href) => {
    await open('/admin/entitylookup?filter=quay');
    const match = await item(name);
    expect(match.getByRole('link', { name: `${name} ${label}` })).toHaveAttribute('href', href);
  });

  test.each([
    ['City Centre', 'Outlet Group'],
    ['Bar 1', 'Terminal'],
    ['Quayside uploader', 'Service Account'],
    ['Quay import job', 'Unknown'],
  ])('%s is a %s without a link', async (name, label) => {
    await open('/admin/entitylookup?filter=quay');
    const match = await item(name);
    expect(match.getByText(label)).toBeVisible();
    expect(match.queryByRole('link', { name: new RegExp(label) })).toBeNull();
  });

  test('shows an unknown type with its number and an empty name as "No name"', async () => {
    const [match] = matches();
    const odd = [
      { ...match, type: 77, name: 'Strange' },
      { ...match, type: 9, name: '', organisation: null },
    ];
    await open('/admin/entitylookup?filter=odd', () => odd);
    expect((await item('Strange')).getByText('Unknown (77)')).toBeVisible();
    expect((await item('No name')).getByText('Service Account')).toBeVisible();
  });

  test('renders only after Show more when it is beyond the first 100', async () => {
    const many = Array.from({ length: 250 }, (_, number) => ({
      type: 4,
      entityID: `id-${number}`,
      name: `Till ${number}`,
      organisation: null,
    }));
    const { user } = await open('/admin/entitylookup?filter=till', () => many);
    expect(await screen.findByText('250 matches')).toBeVisible();
    expect(screen.queryByText('Till 100')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more: 150 left' }));
    expect(screen.getByText('Till 100')).toBeVisible();
    expect(screen.queryByText('Till 200')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more: 50 left' }));
    expect(screen.getByRole('region', { name: 'Matches' })).toHaveFocus();
  });
});

describe('the last search wins', () => {
  test('and an older one is aborted', async () => {
    // A signal alone does not outlive its request in Node: nothing aborts it after a garbage collection.
    const requests = new Map<string, Request>();
    const { user, box } = await open('/admin/entitylookup?filter=slow', (filter, request) => {
      requests.set(filter, request);
      return filter === 'slow'
        ? new Promise(() => undefined)
        : exampleOf('lookUpEntities', 'oneMatch');
    });
    expect(await screen.findByText('Loading...')).toBeVisible();
    await user.clear(box);
    await user.type(box, 'quick{Enter}');
    expect(await screen.findByText('1 match')).toBeVisible();
    expect(requests.get('slow')?.signal.aborted).toBe(true);
    expect(requests.get('quick')?.signal.aborted).toBe(false);
  });
});

describe('a failure', () => {
  test.each([
    ['400', () => coded('BadRequest'), 'Bad Request.'],
    ['403', () => new Response('', { status: 403, statusText: 'Forbidden' }), 'Forbidden'],
  ])('with %s shows the error state', async (_status, answer, text) => {
    await open('/admin/entitylookup?filter=x', answer);
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('empties the results, and Retry loads them again', async () => {
    let works = true;
    const { user, box } = await open('/admin/entitylookup?filter=quay', () =>
      works ? matches() : coded('BadRequest'),
    );
    await screen.findByText('12 matches');
    works = false;
    await user.type(box, '{Enter}');
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.queryByText('Quay Street')).toBeNull();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Quay Street')).toBeVisible();
  });
});
