import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ChunkLoadError } from '~/shell/load-chunk';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { holdBack } from '~/testing/hold-back';
import { openConsole } from '~/testing/open-console';
import { welcomePart } from '../admin-summary-screen';

afterEach(() => localStorage.clear());

const empty = () => exampleOf('getAdminSummary', 'empty');
const withInstance = () => ({
  ...empty(),
  posCoreInstances: exampleOf('getAdminSummary', 'summary').posCoreInstances,
});
// A new organisation is not active.
const withOrganisation = () => ({ ...withInstance(), totalInactiveOrganisations: 1 });
const organisation = (invited: boolean) => {
  const summary = exampleOf('getOrganisationSummary', harbour);
  const pendingInvitations = invited ? summary.pendingInvitations : [];
  return { ...summary, links: [], pendingInvitations };
};

async function open(summary: () => unknown, isInvited = false) {
  const opened = await openConsole('/admin', 'superUser', {
    'GET /admin/summary/': summary,
    [`GET /api/Organisation/summary/${harbour}`]: () => organisation(isInvited),
    'GET /api/Organisation': () =>
      exampleOf('listOrganisations', 'list').filter((one) => one.organisationID === harbour),
  });
  await screen.findByRole('region', { name: 'Clients' });
  return opened;
}

const welcome = () => screen.findByRole('region', { name: 'Welcome' });
const steps = async () => {
  const region = within(await welcome());
  return region.getAllByRole('listitem').map((item) => ({
    href: within(item).queryByRole('link')?.getAttribute('href') ?? null,
    isDone: within(item).queryByText('Done') !== null,
  }));
};

const keyOf = (user: number) => `welcome-dismissed-10000000-0000-4000-8000-00000000000${user}`;
const instance = '/admin/poscoreinstances/edit/new';
const creation = '/admin/organisations?selected=new';
const invitation = `/organisation/${harbour}/invite`;

test('the cards come with it, so that it pushes none of them down', async () => {
  const late = holdBack(welcomePart);
  await openConsole('/admin', 'superUser', { 'GET /admin/summary/': empty });
  await waitFor(() => expect(late.load).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: 'Clients' })).toBeNull();
  await late.arrive();
  expect(await welcome()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Clients' })).toBeVisible();
});

test('the cards are there without it, if it is lost and the person goes on', async () => {
  const late = holdBack(welcomePart);
  const { user } = await openConsole('/admin', 'superUser', { 'GET /admin/summary/': empty });
  await waitFor(() => expect(late.load).toHaveBeenCalled());
  await late.fail(new ChunkLoadError('7', 'unreached'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('region', { name: 'Clients' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
});

describe('a platform with nothing but its first user', () => {
  test.each([
    ['nothing', empty, false, [false, false, false], null],
    ['an instance', withInstance, false, [true, false, false], null],
    ['an organisation', withOrganisation, false, [true, true, false], invitation],
    ['an invitation', withOrganisation, true, [true, true, true], invitation],
  ] as const)(
    'that has %s leads to what is missing',
    async (_name, summary, isInvited, done, last) => {
      await open(summary, isInvited);
      await waitFor(async () => {
        const hrefs = [instance, creation, last];
        const wanted = hrefs.map((href, index) => ({ href, isDone: done[index] }));
        expect(await steps()).toEqual(wanted);
      });
    },
  );

  test('asks for no organisation while there is none', async () => {
    const { calls } = await open(empty);
    await welcome();
    expect(
      calls.filter(({ call }) => call.includes(harbour) || call === 'GET /api/Organisation'),
    ).toEqual([]);
  });

  test('dismissing it is remembered for the person, and the heading gets the focus', async () => {
    const { user } = await open(empty);
    await user.click(within(await welcome()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(localStorage.getItem(keyOf(1))).not.toBeNull();
  });

  test('stays away once the person has dismissed it', async () => {
    localStorage.setItem(keyOf(1), 'yes');
    await open(empty);
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
  });

  test('comes to others who use the browser', async () => {
    localStorage.setItem(keyOf(2), 'yes');
    await open(empty);
    expect(await welcome()).toBeVisible();
  });
});

test('a platform that people use has no welcome', async () => {
  await open(() => exampleOf('getAdminSummary', 'summary'));
  expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
});
