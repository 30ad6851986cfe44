import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UserSummary } from '~/api/user-summary';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole, type Persona } from '~/testing/open-console';

const uma = '10000000-0000-4000-8000-000000000003';
const ada = '10000000-0000-4000-8000-000000000002';
const guest = '10000000-0000-4000-8000-000000000004';

const open = (answer: unknown, persona: Persona = 'ordinaryUser', userId = uma) =>
  openConsole(`/user/${userId}`, persona, {
    [`GET /api/User/summary/${userId}`]: () => answer,
  });

const card = (name: string) => screen.findByRole('region', { name });
const entries = async (name: string) =>
  within(await card(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const facts = async () => {
  const profile = within(await card('Profile'));
  const values = profile.getAllByRole('definition').map(({ textContent }) => textContent);
  return profile.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]);
};

describe('the own account', () => {
  test('has five cards', async () => {
    await open(exampleOf('getUserSummary', uma));
    expect(await facts()).toEqual([
      ['Full Name', 'Uma Olsen'],
      ['Email', 'user@demo.test'],
      ['Locale', 'Norwegian Bokmål (Norway) (nb-NO)'],
      ['Currency', 'NOK - Norwegian Krone'],
    ]);
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile');
    expect(await entries('Insights access')).toEqual([
      'Dashboards and ReportsGranted',
      'Transactions ViewGranted',
      'Remapping LabelsDenied',
    ]);
    expect(await entries('Organisation Membership')).toEqual([
      'Harbour RestaurantsPersonal access, Team SupportMember',
    ]);
    expect(await entries('Pending Invites')).toEqual(['Alpine DealerSent to user@demo.testAccept']);
    expect(await entries('Consented Agreements')).toEqual([
      'Terms of useVersion 3.0',
      'Privacy noticeVersion 2.1',
    ]);
    expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
      'href',
      '/authentication/ViewConsentDocument?consentDocumentID=71000000-0000-4000-8000-000000000001',
    );
  });

  test('links no organisation whose pages the person cannot open', async () => {
    await open(exampleOf('getUserSummary', uma));
    const membership = within(await card('Organisation Membership'));
    expect(membership.queryByRole('link')).toBeNull();
  });

  test('links an organisation that the person administers', async () => {
    await open(exampleOf('getUserSummary', ada), 'organisationAdministrator', ada);
    const membership = within(await card('Organisation Membership'));
    expect(membership.getByRole('link', { name: 'Harbour Restaurants' })).toHaveAttribute(
      'href',
      `/organisation/${harbour}`,
    );
    expect(membership.getByText('Administrator')).toBeVisible();
  });

  test('links to the acceptance with the email address as one segment of the path', async () => {
    const summary = exampleOf('getUserSummary', uma);
    const [invite] = summary.organisationUserInvites;
    if (!invite) throw new Error('The example has no invitation.');
    invite.email = 'uma+pos%1/ä@demo.test';
    await open(summary);
    const link = await screen.findByRole('link', {
      name: 'Accept the invitation to Alpine Dealer',
    });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe(
      `/invitations/validate/${invite.token}/${encodeURIComponent(invite.email)}`,
    );
  });

  test('shows a text for each empty list, and Insights as denied', async () => {
    await open(exampleOf('getUserSummary', 'empty'));
    expect(await card('Organisation Membership')).toHaveTextContent('No organisation.');
    expect(await card('Pending Invites')).toHaveTextContent('No invitation waits to be accepted.');
    expect(await card('Consented Agreements')).toHaveTextContent('No agreement');
    expect(await entries('Insights access')).toEqual([
      'Dashboards and ReportsDenied',
      'Transactions ViewDenied',
      'Remapping LabelsDenied',
    ]);
  });

  test('shows a fallback for each missing name', async () => {
    const summary = exampleOf('getUserSummary', uma);
    const [link] = summary.organisationUserLinks;
    const [invite] = summary.organisationUserInvites;
    const [document] = summary.latestConsentDocuments;
    await open({
      ...summary,
      organisationUserLinks: [
        { ...link, linkType: 2, isOrgAdmin: true, organisationName: '', teamUserName: '' },
      ],
      organisationUserInvites: [{ ...invite, organisationName: '', token: null }],
      latestConsentDocuments: [{ ...document, title: '', version: '' }],
    });
    expect(await entries('Organisation Membership')).toEqual([
      'No nameTeam without a nameAdministrator',
    ]);
    expect(await entries('Pending Invites')).toEqual([
      'No nameOpen the link in the mail to accept',
    ]);
    expect(await entries('Consented Agreements')).toEqual(['No title']);
  });
});

describe("somebody else's account", () => {
  test('shows a super user everything except the actions of the person', async () => {
    await open(exampleOf('getUserSummary', 'somebodyElse'), 'superUser');
    expect(await screen.findByText('Account of Uma Olsen')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit user' })).toHaveAttribute(
      'href',
      `/admin/users/edit/${uma}`,
    );
    expect((await facts()).map(([label]) => label)).toEqual(['Full Name', 'Locale', 'Currency']);
    expect(within(await card('Pending Invites')).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'Harbour Restaurants' })).toBeVisible();
  });

  test('shows no links to anybody else, whatever the service answers', async () => {
    const summary: UserSummary = exampleOf('getUserSummary', ada);
    await open({ ...summary, currentUser: false }, 'ordinaryUser', ada);
    const membership = within(await card('Organisation Membership'));
    expect(membership.queryByRole('link')).toBeNull();
    expect(within(await card('Profile')).queryByRole('link')).toBeNull();
  });

  test.each([
    [403, "This is another person's account."],
    [404, 'The user does not exist.'],
  ])('that the service refuses with %i leads to the own account', async (status, words) => {
    await openConsole(`/user/${uma}`, 'ordinaryUser', {
      [`GET /api/User/summary/${uma}`]: () => coded(words, status),
    });
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My Account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My own account' })).toHaveAttribute('href', '/user');
  });
});

test('the service refuses an anonymous account, which can log out', async () => {
  const words = 'An anonymous account can only accept invitations and reset passwords.';
  const { calls, user } = await openConsole('/', 'anonymous', {
    [`GET /api/User/summary/${guest}`]: () => coded(words, 403),
  });
  expect(await screen.findByText('Sign out to use another account.')).toBeVisible();
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'My own account' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'User menu: Guest' }));
  expect(await screen.findByRole('link', { name: 'Logout' })).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /Authentication/current',
    'GET /api/currency/',
    'GET /api/locale/',
    `GET /api/User/summary/${guest}`,
  ]);
});

test('a failed load shows no older facts, and Retry repeats it', async () => {
  let isBroken = true;
  const { user, queryClient } = await openConsole(`/user/${uma}`, 'ordinaryUser', {
    [`GET /api/User/summary/${uma}`]: () =>
      isBroken ? coded('BadRequest') : exampleOf('getUserSummary', uma),
  });
  expect(await screen.findByText('Bad Request.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Profile')).toBeVisible();

  isBroken = true;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Bad Request.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
});
