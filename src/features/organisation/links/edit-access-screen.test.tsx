import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { holdBack } from '~/testing/hold-back';
import { accessApi, accessList, ids, openAccess, sentBy } from '~/testing/organisation-access';
import { accessTools } from './access-tools';

const uma = ids.link(2);
const ada = ids.link(1);
const links = () => exampleOf('listLinks', 'links');
/** Returns a link without the fields that the contract calls read-only. */
const sentLink = (number: number) => {
  const { organisationName, teamUserName, userEmail, ...sent } = links()[number] ?? {};
  return sent;
};
const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const isBack = (history: { location: { pathname: string } }) =>
  waitFor(() => expect(history.location.pathname).toBe(accessList));
describe('Edit Organisation Access', () => {
  test('shows the user, the email, the groups and the restriction', async () => {
    await openAccess(`/edit/${uma}`);
    expect(await screen.findByRole('textbox', { name: 'User' })).toHaveValue('Uma Olsen');
    expect(screen.getByRole('radio', { name: 'A user' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'A team' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('user@demo.test');
    expect(await checkbox('Organisation Administrator')).not.toBeChecked();
    expect(await checkbox('Organisation Administrator')).toHaveAccessibleDescription(
      'Manages this organisation and those below it.',
    );
    expect(await checkbox('Managers')).toBeChecked();
    expect(await checkbox('Installers')).not.toBeChecked();
    expect(await checkbox('Everyone')).toBeChecked();
    expect(await checkbox('Everyone')).toBeDisabled();
    expect(await screen.findByText('Quay Street')).toBeVisible();
    expect(button('Done')).toBeVisible();
  });

  test('explains an unconfirmed account, and sends its link without the mark', async () => {
    const marked = links().map((link) => ({ ...link, isEmailUnconfirmed: true }));
    const opened = await openAccess(`/edit/${ada}`, { [`GET ${accessApi}/links`]: () => marked });
    const notice = await screen.findByRole('region', { name: 'Unconfirmed account' });
    expect(notice).toHaveTextContent('The account cannot sign in and cannot be given rights.');
    await opened.user.click(await checkbox('Organisation Administrator'));
    await opened.user.click(button('Save'));
    await isBack(opened.history);
    const changes = [{ ...sentLink(0), isOrgAdmin: false }];
    expect(sentBy(opened)).toEqual([['/batch', { changes, deletes: [] }]]);
  });

  test('shows neither an email nor the explanation of permissions for a team', async () => {
    await openAccess(`/edit/${ids.link(3)}`);
    expect(await screen.findByRole('textbox', { name: 'Team' })).toHaveValue('Support');
    expect(await checkbox('Organisation Administrator')).toHaveAccessibleDescription(
      'Every member manages this organisation and those below it.',
    );
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'What may this person do, and why?' })).toBeNull();
  });

  test('sends additions and removals in order, and returns', async () => {
    const opened = await openAccess(`/edit/${uma}`);
    const { user, history } = opened;
    await user.click(await checkbox('Organisation Administrator'));
    await user.click(await checkbox('Managers'));
    await user.click(await checkbox('Installers'));
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await user.click(button('Save'));
    await isBack(history);
    expect(sentBy(opened)).toEqual([
      ['/batch', { changes: [{ ...sentLink(1), isOrgAdmin: true }], deletes: [] }],
      [
        `/${uma}/assignments/batch`,
        {
          changes: [
            {
              userPermissionGroupAssignmentID: '00000000-0000-0000-0000-000000000000',
              organisationUserLinkID: uma,
              userPermissionGroupID: ids.group(3),
            },
          ],
          deletes: ['51000000-0000-4000-8000-000000000002'],
        },
      ],
      [`/${uma}/RootNodes/batch`, { changes: [], deletes: [ids.place(2)] }],
    ]);
  });

  test('is not shown, and so not copied, while a restriction did not come', async () => {
    const malformed = { [`GET ${accessApi}/links/${uma}/RootNodes`]: () => [null] };
    await openAccess(`/create?copy=${uma}`, malformed);
    expect(await screen.findByText(/An outlet restriction did not come/)).toBeVisible();
    expect(screen.queryByText(/No restriction/)).toBeNull();
  });

  test('is unchanged again after the person undoes a choice', async () => {
    const { user } = await openAccess(`/edit/${uma}`);
    await user.click(await checkbox('Installers'));
    await user.click(await checkbox('Managers'));
    expect(button('Save')).toBeVisible();
    await user.click(await checkbox('Managers'));
    await user.click(await checkbox('Installers'));
    expect(button('Done')).toBeVisible();
  });

  test("keeps somebody else's change of another field, and sends only its own", async () => {
    let others = links();
    const opened = await openAccess(`/edit/${uma}`, { [`GET ${accessApi}/links`]: () => others });
    const { user, history } = opened;
    await user.click(await checkbox('Installers'));
    others = others.map((link) => ({ ...link, isOrgAdmin: true }));
    await user.click(button('Save'));
    await isBack(history);
    expect(sentBy(opened).map(([path]) => path)).toEqual([`/${uma}/assignments/batch`]);
  });

  test('keeps the edits when somebody has deleted the link, and says so', async () => {
    let others = links();
    const { user } = await openAccess(`/edit/${uma}`, { [`GET ${accessApi}/links`]: () => others });
    await user.click(await checkbox('Installers'));
    others = [];
    await user.click(button('Save'));
    expect(await screen.findByText(/This access has been deleted meanwhile\.$/)).toBeVisible();
    expect(await checkbox('Installers')).toBeChecked();
  });

  test('a list without it: the page says so, and offers no Retry', async () => {
    await openAccess(`/edit/${uma}`, { [`GET ${accessApi}/links`]: () => [] });
    expect(
      await screen.findByText(/This organisation has no access link with this id\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(button('Done')).toBeVisible();
  });

  test.each<[string, Parameters<typeof openAccess>[1]]>([
    ['a list that fails', { [`GET ${accessApi}/links`]: () => coded('BadRequest') }],
    [
      'groups that fail',
      { [`GET ${accessApi}/links/${uma}/assignments`]: () => coded('BadRequest') },
    ],
    [
      'restrictions that fail',
      { [`GET ${accessApi}/links/${uma}/RootNodes`]: () => coded('BadRequest') },
    ],
  ])('%s: the page shows the load error and Retry', async (_what, answers) => {
    await openAccess(`/edit/${uma}`, answers);
    expect(
      await screen.findByText(
        /^There was an error loading this organisation link\. Please try refreshing your browser\./,
      ),
    ).toBeVisible();
    expect(button('Retry')).toBeVisible();
    expect(button('Done')).toBeVisible();
  });

  test('a failed load of groups and outlets leaves the other fields editable', async () => {
    const { user } = await openAccess(`/edit/${uma}`, {
      [`GET ${accessApi}/permissiongroups`]: () => coded('BadRequest'),
      [`GET ${accessApi}/outlets/nodes`]: () => coded('BadRequest'),
    });
    expect(
      await screen.findByText(
        /^Permission groups could not be loaded for this organisation due to a server error\. Please try again later\./,
      ),
    ).toBeVisible();
    expect(
      await screen.findByText(
        /^Outlet list could not be retrieved from POSCore for this organisation\. Please try again later\./,
      ),
    ).toBeVisible();
    await user.click(await checkbox('Organisation Administrator'));
    expect(button('Save')).toBeEnabled();
  });

  test('the id new opens Add Organisation Access', async () => {
    await openAccess('/edit/new');
    expect(await screen.findByRole('heading', { name: 'Add Organisation Access' })).toBeVisible();
  });
});

describe('deleting', () => {
  const confirm = async ({ user }: Awaited<ReturnType<typeof openAccess>>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  test('asks, deletes and returns', async () => {
    const opened = await openAccess(`/edit/${uma}`);
    await confirm(opened);
    await isBack(opened.history);
    expect(sentBy(opened)).toEqual([['/batch', { changes: [], deletes: [uma] }]]);
  });

  test.each([
    [uma, 'Remove the access of "Uma Olsen" to Harbour Restaurants? The account itself stays.'],
    [
      ids.link(3),
      'Remove the access of "Support" to Harbour Restaurants? The team and its members stay.',
    ],
  ])('the question is about the access, and not about who has it', async (id, question) => {
    const { user } = await openAccess(`/edit/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete' })).toHaveTextContent(question);
  });

  test('a failure shows its text and the reason', async () => {
    const opened = await openAccess(`/edit/${uma}`, {
      [`POST ${accessApi}/links/batch`]: () => coded('BadRequest_CannotUnlinkSelfFromOrganisation'),
    });
    await confirm(opened);
    expect(
      await screen.findByText(
        'There was an error deleting this record. You cannot unlink yourself from this organisation.',
      ),
    ).toBeVisible();
  });

  test('a lost answer is no failure if the service has deleted the link', async () => {
    let stored = links();
    const opened = await openAccess(`/edit/${uma}`, {
      [`GET ${accessApi}/links`]: () => stored,
      [`POST ${accessApi}/links/batch`]: () => {
        stored = stored.filter((link) => link.organisationUserLinkID !== uma);
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    await confirm(opened);
    await isBack(opened.history);
    expect(await screen.findByText('Deleted the access of Uma Olsen.')).toBeVisible();
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['without Undo', {}, ['Deleted the access of Uma Olsen.']],
    ['with Undo', { 'Undo-Id': ids.link(9) }, ['Access removed: Uma Olsen. Control Z undoes it.']],
  ])('one notice says what was deleted, %s', async (_, headers, notices) => {
    const opened = await openAccess(`/edit/${uma}`, {
      [`POST ${accessApi}/links/batch`]: (batch: unknown) => Response.json(batch, { headers }),
    });
    await confirm(opened);
    await isBack(opened.history);
    const shown = () =>
      screen
        .getAllByRole('status')
        .flatMap(({ textContent: text }) =>
          text?.startsWith('Deleted') || text?.startsWith('Access') ? text : [],
        );
    await waitFor(() => expect(shown()).toEqual(notices));
  });
});

test('"What may this person do, and why?" opens below a person’s link and is in the address', async () => {
  const { user, history } = await openAccess(`/edit/${uma}`);
  const toggle = await screen.findByRole('button', { name: 'What may this person do, and why?' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(await screen.findByRole('region', { name: 'Ways in' })).toBeVisible();
  expect(history.location.search).toBe('?why=true');
  expect(history.location.pathname).toBe(`/organisation/${harbour}/links/edit/${uma}`);
  await user.click(toggle);
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('an explanation that does not load says so in its place, and Retry loads it', async () => {
  const part = holdBack(accessTools);
  const { user } = await openAccess(`/edit/${uma}?why=true`);
  const toggle = await screen.findByRole('button', { name: 'What may this person do, and why?' });
  const retry = () => screen.findByRole('button', { name: 'Retry' });
  for (const message of ['The server was not reached.', 'It was not reached again.']) {
    await part.fail(new Error(message));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(await retry());
  }
  expect(await screen.findByText('Loading...')).toBeVisible();
  await user.click(toggle);
  await part.fail(new Error('Nobody waits for it.'));
  expect(screen.queryByText('Nobody waits for it.')).toBeNull();
  await user.click(toggle);
  await part.arrive();
  expect(await screen.findByRole('region', { name: 'Ways in' })).toBeVisible();
});
