import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';

const api = `/api/organisation/${harbour}`;
const sendCall = `POST ${api}/sendinvite`;
const open = (sendInvite: (body: unknown) => unknown) =>
  openConsole(`/organisation/${harbour}/invite`, 'organisationAdministrator', {
    [`GET ${api}/permissiongroups`]: () => exampleOf('listPermissionGroupChoices', 'choices'),
    [`GET ${api}/accessibleteams/values`]: () => exampleOf('listAccessibleTeamValues', 'teams'),
    [`GET ${api}/outlets/nodes`]: () => exampleOf('listOutletNodes', 'nodes'),
    [`GET ${api}/invite`]: () => exampleOf('listPendingInvites', 'invites'),
    [sendCall]: sendInvite,
  });
const email = () => screen.findByRole('textbox', { name: 'Email' });
const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });
const addressOf = (body: unknown) => (body as { email: string }).email;

test('a pasted list invites each person with the same choices', async () => {
  const { user, calls } = await open(() => exampleOf('sendInvite', 'sent'));
  await user.click(await email());
  await user.paste('nia@demo.test\numa@demo.test\nkei@demo.test\n');
  expect(await email()).toHaveValue('nia@demo.test; uma@demo.test; kei@demo.test');
  await user.click(await screen.findByRole('checkbox', { name: 'Managers' }));
  await user.click(await button('Send'));
  const dialog = await screen.findByRole('dialog', { name: 'Invite 3 people' });
  expect(dialog).toHaveTextContent('Each of them gets 1 permission group.');
  await user.click(await inDialog('Send'));
  expect(await screen.findByText('3 of 3 invited.')).toBeVisible();
  const sent = calls.filter(({ call }) => call === sendCall).map(({ body }) => body);
  expect(sent.map(addressOf)).toEqual(['nia@demo.test', 'uma@demo.test', 'kei@demo.test']);
  for (const body of sent) {
    expect(body).toMatchObject({ permissionGroupIDs: ['50000000-0000-4000-8000-000000000002'] });
  }
  await user.keyboard('{Escape}');
  expect(await screen.findByText('3 invitations were sent.')).toBeVisible();
  expect(await email()).toHaveValue('');
});

test('what is no address is told before anything is sent, and stays in the form', async () => {
  const { user, calls } = await open(() => exampleOf('sendInvite', 'sent'));
  await user.click(await email());
  await user.paste('Okafor, Nia <nia@demo.test>; Uma; "Kei" <kei@demo.test>,');
  const told = 'Not invited: "Uma". Enter an email address such as name@example.com.';
  expect(await email()).toHaveAccessibleDescription(
    `2 addresses get an invitation with the choices below. ${told}`,
  );
  await user.click(await button('Send'));
  const dialog = await screen.findByRole('dialog', { name: 'Invite 2 people' });
  expect(dialog).toHaveTextContent(told);
  await user.click(await inDialog('Send'));
  expect(await screen.findByText('2 of 2 invited.')).toBeVisible();
  const sent = calls.filter(({ call }) => call === sendCall).map(({ body }) => addressOf(body));
  expect(sent).toEqual(['nia@demo.test', 'kei@demo.test']);
  await user.keyboard('{Escape}');
  expect(await email()).toHaveValue('Uma');
});

test('a list without an address is told once what is wrong with each part', async () => {
  const { user } = await open(() => exampleOf('sendInvite', 'sent'));
  await user.type(await email(), 'a@b, nope{Enter}');
  expect(await email()).toHaveAccessibleDescription(
    expect.stringMatching(/^None of these can be invited\. Not invited: "a@b"\./),
  );
  expect(screen.getAllByText(/a@b/)).toHaveLength(1);
  expect(screen.getAllByText(/nope/)).toHaveLength(1);
});

test('who was refused stays in the form', async () => {
  const { user } = await open((body) =>
    addressOf(body) === 'uma@demo.test'
      ? coded('BadRequest_UserHasAlreadyJoined')
      : exampleOf('sendInvite', 'sent'),
  );
  await user.type(await email(), 'nia@demo.test; uma@demo.test{Enter}');
  await screen.findByRole('dialog', { name: 'Invite 2 people' });
  await user.click(await inDialog('Send'));
  expect(await screen.findByText('1 of 2 invited.')).toBeVisible();
  expect(screen.getByText('User is already part of this organisation.')).toBeVisible();
  expect(await button('Retry 1')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await email()).toHaveValue('uma@demo.test');
  expect(await screen.findByText('1 invitation was sent.')).toBeVisible();
});

test('each mail that waits or was not sent is told', async () => {
  const { user } = await open((body) => {
    const [name = ''] = addressOf(body).split('@');
    const states: Record<string, string> = { nia: 'Sent', uma: 'Pending', kei: 'Failed' };
    return { ...(exampleOf('sendInvite', 'sent') as object), mailState: states[name] };
  });
  await user.type(await email(), 'nia@demo.test; uma@demo.test; kei@demo.test{Enter}');
  await screen.findByRole('dialog', { name: 'Invite 3 people' });
  await user.click(await inDialog('Send'));
  expect(await screen.findByText('2 of 3 invited.')).toBeVisible();
  expect(screen.getByText('The mail will be sent.')).toBeVisible();
  expect(screen.getByText(/but its mail could not be sent/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(
    await screen.findByText('1 invitation was sent, and 1 invitation will be sent.'),
  ).toBeVisible();
  expect(await email()).toHaveValue('kei@demo.test');
});

test('an invitation whose answer cannot be read is sent, and not sent again', async () => {
  const { user } = await open(() => ({ email: 'no id' }));
  await user.type(await email(), 'nia@demo.test; uma@demo.test{Enter}');
  await screen.findByRole('dialog', { name: 'Invite 2 people' });
  await user.click(await inDialog('Send'));
  expect(await screen.findByText('2 of 2 invited.')).toBeVisible();
  expect(
    screen.getAllByText(/^This was done, but the answer to it could not be read/),
  ).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
});
