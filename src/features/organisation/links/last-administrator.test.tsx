import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callsAtOnce } from '~/api/members-of-teams';
import { checkingAdministrators } from '~/domain/access-explanation/checking-administrators';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, ended, ids, openAccess } from '~/testing/organisation-access';

const ada = ids.link(1);
const links = () => exampleOf('listLinks', 'links');
// Somebody else looks at the access of the administrator.
const openAda = (answers = {}) => openAccess(`/edit/${ada}`, answers, 'superUser');
const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the last administrator', () => {
  const last =
    'This removes the last administrator access of Ada Marchetti and leaves the organisation without an administrator.';

  test('appears in a warning before the checkbox or a deletion removes the access', async () => {
    const { user } = await openAda();
    expect(screen.queryByText(last)).toBeNull();
    await user.click(await checkbox('Organisation Administrator'));
    expect(await screen.findByText(last)).toBeVisible();
    await user.click(button('Delete'));
    expect(await screen.findByRole('dialog', { name: 'Delete' })).toHaveTextContent(last);
  });

  test('loses the invitations that they have sent, which the warning names', async () => {
    const [invite] = exampleOf('listPendingInvites', 'invites');
    const email = 'second.address@demo.test';
    const { user } = await openAda({
      [`GET ${accessApi}/invite`]: () => [{ ...invite, email, senderUserID: ids.user(2) }],
    });
    await user.click(await checkbox('Organisation Administrator'));
    expect(
      await screen.findByText(
        `${last} It withdraws what they have sent: the invitation of ${email}.`,
      ),
    ).toBeVisible();
  });

  test('causes no warning while a team makes the person an administrator', async () => {
    const withTeam = links().map((link) => ({
      ...link,
      isOrgAdmin: link.linkType === 2 || link.isOrgAdmin,
    }));
    const { user, calls } = await openAda({
      [`GET ${accessApi}/links`]: () => withTeam,
    });
    await user.click(await checkbox('Organisation Administrator'));
    await waitFor(() => expect(calls.some(({ call }) => call.endsWith('/members'))).toBe(true));
    expect(screen.queryByText(/last administrator access/)).toBeNull();
  });

  test('is looked for in a few of many teams at a time', async () => {
    const [own, , support] = links();
    const numbers = Array.from({ length: 50 }, (_, index) => index + 3);
    const teams = numbers.map((number) => ({
      ...support,
      organisationUserLinkID: ids.link(number),
      teamUserID: ids.team(number),
      isOrgAdmin: true,
    }));
    const held: (() => void)[] = [];
    let isHeld = true;
    const members = () => (isHeld ? new Promise((resolve) => held.push(() => resolve([]))) : []);
    const { user } = await openAda({
      [`GET ${accessApi}/links`]: () => [own, ...teams],
      ...Object.fromEntries(
        numbers.map((number) => [`GET ${accessApi}/team/${ids.team(number)}/members`, members]),
      ),
    });
    await user.click(await checkbox('Organisation Administrator'));
    await waitFor(() => expect(held).toHaveLength(callsAtOnce));
    expect(screen.getByText(checkingAdministrators)).toBeVisible();
    isHeld = false;
    for (const release of held) release();
    expect(await screen.findByText(last)).toBeVisible();
  });

  test('is no administrator whose access has ended', async () => {
    const all = links().map((link) => ({ ...link, isOrgAdmin: true }));
    const { user } = await openAda({
      [`GET ${accessApi}/links`]: () => all,
      ...ended(2, 3),
    });
    await user.click(await checkbox('Organisation Administrator'));
    expect(await screen.findByText(last)).toBeVisible();
  });

  test('loses nothing by the deletion of access that has ended', async () => {
    const { user } = await openAda(ended(1));
    await user.click(await screen.findByRole('button', { name: 'Change the end...' }));
    await user.click(button('Cancel'));
    await user.click(button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete' });
    await waitFor(() => expect(question).not.toHaveTextContent('Checking'));
    expect(question).not.toHaveTextContent('last administrator access');
  });

  test.each([404, 501])(
    'stays known for a back end that answers %d for the ends',
    async (status) => {
      const { user } = await openAda({
        [`GET ${accessApi}/accessends`]: () => new Response('', { status }),
      });
      await user.click(await checkbox('Organisation Administrator'));
      expect(await screen.findByText(last)).toBeVisible();
    },
  );

  test('may be anybody while the ends cannot be read', async () => {
    const { user } = await openAda({
      [`GET ${accessApi}/accessends`]: () => coded('BadRequest'),
    });
    await user.click(await checkbox('Organisation Administrator'));
    expect(await screen.findByText(/it is not known which access has ended\.$/)).toBeVisible();
  });

  test('a refused demotion shows the reason', async () => {
    const { user } = await openAccess(`/edit/${ada}`, {
      [`POST ${accessApi}/links/batch`]: () => coded('BadRequest_CannotDemoteSelf'),
    });
    await user.click(await checkbox('Organisation Administrator'));
    await user.click(button('Save'));
    expect(
      await screen.findByText(
        /You cannot remove yourself as an administator of this organisation\.$/,
      ),
    ).toBeVisible();
  });

  test('is not what the caller loses, whose own access stays', async () => {
    const own = 'This is your own access. You cannot take it from yourself.';
    const { user } = await openAccess(`/edit/${ada}`);
    await user.click(await checkbox('Organisation Administrator'));
    expect(await screen.findByText(own)).toBeVisible();
    await user.click(button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete' });
    expect(question).toHaveTextContent(own);
    expect(within(question).getByRole('button', { name: 'Delete' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.queryByText(/last administrator access/)).toBeNull();
  });

  describe('that only a team gives to the caller', () => {
    const own = 'This takes your own administrator access. You cannot take it from yourself.';
    const onlySupport = {
      [`GET ${accessApi}/links`]: () =>
        links().map((link) => ({ ...link, isOrgAdmin: link.linkType === 2 })),
      [`GET ${accessApi}/team/${ids.team(1)}/members`]: () =>
        exampleOf('listTeamMembers', ids.team(1)),
    };
    const deleteIn = (dialog: HTMLElement) =>
      within(dialog).getByRole('button', { name: 'Delete' });

    test('is refused before the access of the team is deleted or lowered', async () => {
      const { user } = await openAccess(`/edit/${ids.link(3)}`, onlySupport);
      await user.click(await checkbox('Organisation Administrator'));
      expect(await screen.findByText(own)).toBeVisible();
      await user.click(button('Delete'));
      const question = await screen.findByRole('dialog', { name: 'Delete' });
      expect(await within(question).findByText(own)).toBeVisible();
      expect(deleteIn(question)).toHaveAttribute('aria-disabled', 'true');
    });

    test('may come from an organisation above, so that the service decides', async () => {
      const other = { organisationID: ids.place(1), name: 'Above' };
      const [admin] = exampleOf('getCurrentSession', 'organisationAdministrator');
      const { user } = await openAccess(`/edit/${ids.link(3)}`, {
        ...onlySupport,
        'GET /Authentication/current': () => [admin, other, true],
      });
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      const question = await screen.findByRole('dialog', { name: 'Delete' });
      expect(await within(question).findByText(/last administrator access of Ada/)).toBeVisible();
      expect(deleteIn(question)).not.toHaveAttribute('aria-disabled');
    });
  });
});
