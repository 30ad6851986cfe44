import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgottenKeys, sessionChannel } from '~/domain/console-names';
import { exampleOf } from '~/testing/contract-examples';
import { holdBack } from '~/testing/hold-back';
import { openPage, palette } from '~/testing/open-palette';
import { palettePart } from './palette';

const harbour = '20000000-0000-4000-8000-000000000003';
const uma = '10000000-0000-4000-8000-000000000003';
const { userID: superUserID } = exampleOf('getCurrentSession', 'superUser')[0];
const answers = {
  [`GET /api/user/${uma}`]: () => exampleOf('getUser', uma),
  'GET /api/EntityLookup/filterunscoped': () => [],
  '*': () => new Response('', { status: 404 }),
};

beforeEach(() => localStorage.clear());

const stored = () => localStorage.getItem(forgottenKeys.places) ?? '';
const recent = () => {
  const group = within(palette.dialog()).queryByRole('group', { name: 'Recent' });
  return group
    ? within(group)
        .getAllByRole('option')
        .map((option) => option.textContent)
    : [];
};

test('the palette leads back to the pages of this browser, the last one first', async () => {
  const { user } = await openPage(`/admin/users/edit/${uma}`, 'superUser', answers);
  await user.keyboard('{Control>}k{/Control}statistics{Enter}');
  await screen.findByRole('heading', { name: 'Statistics' });
  await user.keyboard('{Control>}k{/Control}entity{Enter}');
  await screen.findByRole('heading', { name: 'Entity Lookup' });
  await user.keyboard('{Control>}k{/Control}');
  // The present page is no place to go to.
  expect(recent()).toEqual(['Statistics', 'Uma OlsenEdit User']);
  await user.keyboard('uma');
  expect(recent()).toEqual(['Uma OlsenEdit User']);
});

test('a page appears once, and the list ends with twenty', async () => {
  const places = Array.from({ length: 20 }, (_, index) => ({
    path: `/admin/users/edit/${index}`,
    title: `User ${index}`,
  }));
  localStorage.setItem(forgottenKeys.places, JSON.stringify({ userID: superUserID, places }));
  await openPage('/admin/entitylookup', 'superUser', answers);
  await waitFor(() => expect(stored()).toContain('/admin/entitylookup'));
  expect(JSON.parse(stored()).places).toHaveLength(20);
  expect(stored()).not.toContain('/admin/users/edit/19');
});

test('another person finds no places, and replaces them', async () => {
  const places = [{ path: '/profile', title: 'Somebody else was here' }];
  localStorage.setItem(forgottenKeys.places, JSON.stringify({ userID: uma, places }));
  const { user } = await openPage('/admin/entitylookup', 'superUser', answers);
  await user.keyboard('{Control>}k{/Control}');
  expect(recent()).toEqual([]);
  expect(stored()).not.toContain('Somebody else');
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['no list', JSON.stringify({ userID: superUserID, places: 'x' })],
  [
    'addresses of other sites',
    JSON.stringify({
      userID: superUserID,
      places: [
        { path: 'https://evil.test', title: 'a' },
        { path: '//evil.test/admin', title: 'b' },
        { path: 'javascript:alert(1)', title: 'c' },
        { path: '/\\evil.test', title: 'd' },
        { path: '/authentication/logout', title: 'e' },
        { path: '/admin', title: 7 },
        null,
      ],
    }),
  ],
])('a storage with %s leads nowhere', async (_what, text) => {
  localStorage.setItem(forgottenKeys.places, text);
  const { user } = await openPage('/admin/entitylookup', 'superUser', answers);
  await user.keyboard('{Control>}k{/Control}');
  expect(recent()).toEqual([]);
  expect(palette.options()).toContain('Statistics');
});

test('a place that the role may no longer open is not offered', async () => {
  const { userID } = exampleOf('getCurrentSession', 'ordinaryUser')[0];
  const places = [
    { path: '/admin/users', title: 'Users' },
    { path: `/organisation/${harbour}`, title: 'Organisation Summary' },
    { path: '/profile', title: 'Edit My Profile' },
  ];
  localStorage.setItem(forgottenKeys.places, JSON.stringify({ userID, places }));
  const { user } = await openPage('/changeprofilepassword', 'ordinaryUser');
  await user.keyboard('{Control>}k{/Control}');
  expect(recent()).toEqual(['Edit My Profile']);
});

/** Clicks Logout on a page that stays for a moment. */
async function logOut(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(screen.getByRole('button', { name: /^User menu/ }));
  const logout = screen.getByRole('link', { name: 'Logout' });
  logout.addEventListener('click', (event) => event.preventDefault());
  await user.click(logout);
}

test('a sign-out removes the places from the browser', async () => {
  const { user } = await openPage('/admin/entitylookup', 'superUser', answers);
  await waitFor(() => expect(stored()).not.toBe(''));
  await logOut(user);
  expect(stored()).toBe('');
});

test('a recorder that arrives after the sign-out records nothing', async () => {
  const { arrive } = holdBack(palettePart);
  const { user } = await openPage('/admin/entitylookup', 'superUser', answers);
  await logOut(user);
  await arrive();
  expect(stored()).toBe('');
});

test.each(['signing-out', 'signed-out'])('"%s" of another tab ends the recording', async (kind) => {
  const { arrive } = holdBack(palettePart);
  await openPage('/admin/entitylookup', 'superUser', answers);
  const otherTab = new BroadcastChannel(sessionChannel);
  localStorage.setItem(forgottenKeys.places, 'what the other tab has recorded');
  otherTab.postMessage({ kind });
  await waitFor(() => expect(stored()).toBe(''));
  await arrive();
  expect(stored()).toBe('');
  otherTab.close();
});
