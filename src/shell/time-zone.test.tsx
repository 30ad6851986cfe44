import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { inTimeZone } from '~/testing/in-time-zone';
import { openConsole } from '~/testing/open-console';
import { accessApi, ids, openAccess } from '~/testing/organisation-access';

const openMenu = async (user: Awaited<ReturnType<typeof openConsole>>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  return within(screen.getByRole('group', { name: 'Times' }));
};

const openAuditLogs = (search = '') =>
  openConsole(`/admin/auditlogs${search}`, 'superUser', {
    'GET /admin/summary/': () => exampleOf('getAdminSummary', 'summary'),
    'GET /api/auditlog/descriptions': () => exampleOf('listAuditLogDescriptions', 'descriptions'),
    'POST /api/auditlog/query': () => exampleOf('queryAuditLog', 'page').slice(0, 1),
  });
const zone = () => screen.getByRole('columnheader', { name: 'Created' });
// Not every browser has the name of the place as it is written today.
const kathmandu = /Kath?mandu time$/;

afterEach(() => localStorage.clear());

inTimeZone('Asia/Kathmandu', () => {
  test('the user menu offers local time, with its name, and UTC', async () => {
    const { user } = await openConsole('/user', 'ordinaryUser');
    const menu = await openMenu(user);
    expect(menu.getAllByRole('radio')).toHaveLength(2);
    expect(menu.getByRole('radio', { name: /^Local time.*GMT\+5:45/ })).toBeChecked();
    expect(menu.getByRole('radio', { name: 'UTC' })).not.toBeChecked();
  });

  test('a choice applies at once, reads nothing again, and lasts for the next page', async () => {
    const first = await openAuditLogs();
    await waitFor(() => expect(zone()).toHaveAccessibleDescription(kathmandu));
    const menu = await openMenu(first.user);
    // The frame reads the summary when a person begins.
    await screen.findByRole('link', { name: 'Deployment Server' });
    const calls = first.calls.length;
    await first.user.click(menu.getByRole('radio', { name: 'UTC' }));
    expect(zone()).toHaveAccessibleDescription(/UTC$/);
    expect(first.calls).toHaveLength(calls);
    const { user } = await openConsole('/user', 'ordinaryUser');
    const [, next] = screen.getAllByRole('button', { name: /^User menu/ });
    await user.click(next as HTMLElement);
    const radios = screen.getAllByRole('radio', { name: 'UTC' });
    for (const radio of radios) expect(radio).toBeChecked();
  });

  test.each([
    ['is chosen', () => localStorage.setItem('console-time-zone', 'UTC'), /UTC$/],
    ['is not known', () => localStorage.setItem('console-time-zone', 'Mars'), kathmandu],
  ])('a zone that %s in another tab', async (_what, store, shown) => {
    await openAuditLogs();
    await waitFor(() => expect(zone()).toHaveAccessibleDescription(kathmandu));
    store();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'console-time-zone' })));
    expect(zone()).toHaveAccessibleDescription(shown);
  });

  test('a filter by days in UTC sends them, and an open filter keeps its moments', async () => {
    const { user, calls } = await openAuditLogs('?from=2026-10-01T20:00:07.123Z');
    await user.click(await screen.findByRole('button', { name: 'Filter Created' }));
    const form = within(await screen.findByRole('dialog', { name: 'Filter Created' }));
    const from = () => form.getByRole('textbox', { name: 'From' });
    expect(from()).toHaveValue('2026-10-02 01:45');
    localStorage.setItem('console-time-zone', 'UTC');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'console-time-zone' })));
    expect(from()).toHaveValue('2026-10-01 20:00');
    expect(from()).toHaveAccessibleDescription('In UTC.');
    await user.click(form.getByRole('button', { name: 'Calendar for From' }));
    await user.click(await form.findByRole('button', { name: /^3 October 2026/ }));
    await user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ dateTimeCreatedFrom: '2026-10-03T20:00:00.000Z' }),
    );
  });
});

inTimeZone('Asia/Kathmandu', () => {
  const zoneCall = `GET ${accessApi}/timezone`;
  const example = (name: 'own' | 'inherited' | 'none' | 'unknown') => () =>
    exampleOf('getOrganisationTimeZone', name);
  const uma = ids.link(2);

  /** Opens Edit Access with an end at 17:00 UTC on 31 March 2031, and then the user menu. */
  async function openEnd(zone: () => unknown) {
    const opened = await openAccess(`/edit/${uma}`, {
      [`GET ${accessApi}/accessends`]: () => [
        { organisationUserLinkID: uma, endsAt: '2031-03-31T17:00:00Z' },
      ],
      [zoneCall]: zone,
    });
    return { ...opened, menu: await openMenu(opened.user) };
  }
  const end = async () => within(await screen.findByRole('region', { name: 'Access Ends' }));

  test.each(['own', 'inherited'] as const)(
    'on the pages of an organisation its time zone applies: %s',
    async (name) => {
      const { user, menu, calls } = await openEnd(example(name));
      expect((await end()).getByRole('status')).toHaveTextContent('GMT+5:45');
      const choice = await menu.findByRole('radio', {
        name: /^Organisation's time.*Pacific\/Auckland/,
      });
      await user.click(choice);
      await waitFor(async () =>
        expect((await end()).getByRole('status')).toHaveTextContent(
          /Apr 01, 2031, 06:00\sAM GMT\+13/,
        ),
      );
      expect(localStorage.getItem('console-time-zone')).toBe('organisation');
      expect(calls.filter(({ call }) => call === zoneCall)).toHaveLength(1);
    },
  );

  test.each([
    ['an organisation without one', example('none'), 'Not set: local time'],
    ['one that the browser does not know', example('unknown'), 'not known here: local time'],
    ['a failure', () => coded('InternalError', 500), 'Could not be read: local time'],
  ])('the choice means local time for %s', async (_what, zone, words) => {
    const { user, menu } = await openEnd(zone);
    const choice = await menu.findByRole('radio', { name: new RegExp(words) });
    await user.click(choice);
    expect(choice).toBeChecked();
    expect((await end()).getByRole('status')).toHaveTextContent('GMT+5:45');
  });

  test('the times of a grid follow the choice', async () => {
    const { user } = await openAccess('', {
      [zoneCall]: example('own'),
      [`GET ${accessApi}/lastseen/people`]: () => [
        { id: ids.user(2), lastSeen: '2031-03-31T17:00:00Z' },
      ],
    });
    const seen = (time: string) =>
      screen.findByRole('gridcell', { name: new RegExp(`2031,.${time}`) });
    expect(await seen('10:45.PM GMT\\+5:45')).toBeVisible();
    const menu = await openMenu(user);
    await user.click(await menu.findByRole('radio', { name: /^Organisation's time/ }));
    expect(await seen('06:00.AM GMT\\+13')).toBeVisible();
    await user.click(menu.getByRole('radio', { name: 'UTC' }));
    expect(await seen('05:00.PM UTC')).toBeVisible();
    await user.click(menu.getByRole('radio', { name: /^Local time/ }));
    expect(await seen('10:45.PM GMT\\+5:45')).toBeVisible();
  });

  test('a service without the call has no such choice', async () => {
    const { menu } = await openEnd(() => new Response('', { status: 501 }));
    await waitFor(() => expect(menu.getAllByRole('radio')).toHaveLength(2));
  });

  test('on other pages the choice means local time, and the menu says where it applies', async () => {
    localStorage.setItem('console-time-zone', 'organisation');
    const { user } = await openAuditLogs();
    await waitFor(() => expect(zone()).toHaveAccessibleDescription(kathmandu));
    const menu = await openMenu(user);
    const choice = menu.getByRole('radio', { name: /Organisation's time.*pages of organisations/ });
    expect(choice).toBeChecked();
  });
});
