import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recordFacts } from '~/pickers/record-facts';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { holdBack } from '~/testing/hold-back';
import { openConsole } from '~/testing/open-console';
import { pressEnter } from '~/testing/press-and-fill';

const support = '40000000-0000-4000-8000-000000000001';
const list = `/organisation/${harbour}/teams`;
const api = `/api/organisation/${harbour}`;
const answers = {
  [`GET ${api}/team`]: () => exampleOf('listTeams', 'teams'),
  [`GET ${api}/team/${support}`]: () => exampleOf('getTeam', support),
  [`GET ${api}/team/${support}/members`]: () => exampleOf('listTeamMembers', support),
  [`GET ${api}/users/values`]: () => exampleOf('listOrganisationUserValues', 'users'),
  [`GET ${api}/links`]: () => exampleOf('listLinks', 'links'),
  [`GET ${api}/accessends`]: () => [],
  [`POST ${api}/team/batch`]: () => exampleOf('commitTeams', 'saved'),
  [`POST ${api}/team/${support}/members/batch`]: () => exampleOf('commitTeamMembers', 'saved'),
};
const open = (given = {}, id = support) =>
  openConsole(`${list}/edit/${id}`, 'organisationAdministrator', { ...answers, ...given });
type Opened = Awaited<ReturnType<typeof open>>;
const bodiesOf = ({ calls }: Opened, path: string) =>
  calls.filter(({ call }) => call === `POST ${api}${path}`).map(({ body }) => body);
const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const member = (name: string) => screen.findByRole('rowheader', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** Adds a row and chooses a person in it. */
async function add({ user }: Opened, name: string) {
  await user.click(button('Add member'));
  await user.click(await screen.findByRole('combobox', { name: 'User Name' }));
  await user.keyboard(`${name}{Enter}`);
}

describe('the team', () => {
  test('can be renamed, and the save returns to the list', async () => {
    const opened = await open();
    expect(await nameField()).toHaveValue('Support');
    expect(await nameField()).toHaveAttribute(
      'placeholder',
      'Enter a descriptive name for this team',
    );
    await opened.user.type(await nameField(), ' desk');
    await opened.user.click(button('Save'));
    await waitFor(() => expect(opened.history.location.pathname).toBe(list));
    expect(bodiesOf(opened, '/team/batch')).toEqual([
      {
        changes: [{ teamID: support, ownerOrganisationID: harbour, name: 'Support desk' }],
        deletes: [],
      },
    ]);
  });

  test('is created without an id, and gets members only after the save', async () => {
    const opened = await open({}, 'new');
    expect(await screen.findByRole('heading', { name: 'Create Team' })).toBeVisible();
    expect(screen.getByText(/^Members can be added once the team is saved\./)).toBeVisible();
    expect(screen.queryByRole('grid', { name: 'Members' })).toBeNull();
    expect(button('Delete')).toBeDisabled();
    await opened.user.type(await nameField(), 'Night Shift');
    await opened.user.click(button('Save'));
    await waitFor(() => expect(opened.history.location.pathname).toBe(list));
    expect(bodiesOf(opened, '/team/batch')).toEqual([
      { changes: [{ name: 'Night Shift' }], deletes: [] },
    ]);
  });

  test('is deleted after a question that says who loses access', async () => {
    const opened = await open();
    await member('Uma Olsen');
    await opened.user.click(button('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    expect(
      await within(dialog).findByText(/^2 people are in it, and lose the access/),
    ).toBeVisible();
    expect(dialog).toHaveTextContent('Delete "Support"? This cannot be undone.');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(opened.history.location.pathname).toBe(list));
    expect(bodiesOf(opened, '/team/batch')).toEqual([{ changes: [], deletes: [support] }]);
  });

  test('shows a failed load, which Retry repeats, and a missing team without Retry', async () => {
    let answer: unknown = coded('BadRequest');
    const { user } = await open({ [`GET ${api}/team/${support}`]: () => answer });
    await screen.findByText(/Bad Request\./);
    answer = coded('The team does not exist.', 404);
    await user.click(button('Retry'));
    expect(
      await screen.findByText(
        'This organisation has no team with this id; it may be the team of another one.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

test('the best match is the first choice of a new member', async () => {
  const opened = await open({
    [`GET ${api}/users/values`]: () => [
      { key: '10000000-0000-4000-8000-000000000008', value: 'Adélaïde Dumas' },
      { key: '10000000-0000-4000-8000-000000000009', value: 'Uma Norris' },
    ],
  });
  await member('Uma Olsen');
  await add(opened, 'uma');
  expect(await screen.findByText('Uma Norris')).toBeVisible();
  expect(screen.queryByText('Adélaïde Dumas')).toBeNull();
});

describe('members', () => {
  test('are people of the organisation, added with the id of the team', async () => {
    const opened = await open();
    await member('Uma Olsen');
    const headers = within(screen.getByRole('grid', { name: 'Members' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers.slice(0, 2)).toEqual(['User ID', 'User Name']);
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: /^Edit / })).toBeNull();
    await add(opened, 'Sam');
    await opened.user.click(button('Save Changes'));
    await waitFor(() =>
      expect(bodiesOf(opened, `/team/${support}/members/batch`)).toEqual([
        {
          changes: [{ teamID: support, userID: '10000000-0000-4000-8000-000000000001' }],
          deletes: [],
        },
      ]),
    );
  });

  test('can be added only after the people are loaded, so that no key press is lost', async () => {
    let answer = (_values: unknown) => {};
    const people = new Promise((resolve) => {
      answer = resolve;
    });
    const opened = await open({ [`GET ${api}/users/values`]: () => people });
    expect(await nameField()).toHaveValue('Support');
    await waitFor(() =>
      expect(opened.calls.map(({ call }) => call)).toContain(`GET ${api}/users/values`),
    );
    expect(screen.queryByRole('button', { name: 'Add member' })).toBeNull();
    answer(exampleOf('listOrganisationUserValues', 'users'));
    expect(await member('Uma Olsen')).toBeVisible();
    expect(button('Add member')).toBeEnabled();
  });

  test('cannot be added twice', async () => {
    const opened = await open();
    await member('Uma Olsen');
    await add(opened, 'Uma');
    await opened.user.click(button('Save Changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Uma Olsen is already in this team.',
    );
    await opened.user.click(button('Cancel changes of Members'));

    await add(opened, 'Sam');
    await add(opened, 'Sam');
    await opened.user.click(button('Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog).toHaveTextContent('Sam Underwood was added more than once.');
    expect(bodiesOf(opened, `/team/${support}/members/batch`)).toEqual([]);
  });

  test('are added once, also when the answer to the save was lost', async () => {
    let members = exampleOf('listTeamMembers', support);
    const [stored] = members;
    const opened = await open({
      [`GET ${api}/team/${support}/members`]: () => members,
      [`POST ${api}/team/${support}/members/batch`]: (batch: { changes: object[] }) => {
        const id = '41000000-0000-4000-8000-000000000099';
        const added = { ...stored, ...batch.changes[0], teamUserLinkID: id, userName: 'Sam' };
        members = [...members, added as (typeof members)[number]];
        throw new TypeError('Failed to fetch');
      },
    });
    await member('Uma Olsen');
    await add(opened, 'Sam');
    await opened.user.click(button('Save Changes'));
    await opened.user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Sam was saved already.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    expect(bodiesOf(opened, `/team/${support}/members/batch`)).toHaveLength(1);
  });

  test('are removed after the question; a refusal keeps the mark', async () => {
    const opened = await open({
      [`POST ${api}/team/${support}/members/batch`]: () =>
        coded('BadRequest_CannotUnlinkSelfFromOrganisation'),
    });
    await member('Uma Olsen');
    await opened.user.click(button('Delete Uma Olsen'));
    const question = await screen.findByRole('dialog', { name: 'Delete Row' });
    expect(question).toHaveTextContent(
      'Remove "Uma Olsen" from the team "Support"? The account itself stays. This happens when you save the changes.',
    );
    await opened.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await opened.user.click(button('Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog).toHaveTextContent('You cannot unlink yourself from this organisation.');
    await opened.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Unsaved')).toBeVisible();
    expect(bodiesOf(opened, `/team/${support}/members/batch`)).toEqual([
      { changes: [], deletes: ['41000000-0000-4000-8000-000000000002'] },
    ]);
  });

  test('with the same name are told apart in their rows and in the question', async () => {
    const [uma] = exampleOf('listTeamMembers', support).filter(
      ({ userName }) => userName === 'Uma Olsen',
    );
    if (!uma) throw new Error('The example has no Uma Olsen.');
    const other = {
      ...uma,
      teamUserLinkID: '41000000-0000-4000-8000-000000000099',
      userID: '10000000-0000-4000-8000-000000000099',
    };
    const { user } = await open({
      [`GET ${api}/team/${support}/members`]: () => [uma, other],
    });
    expect(await member(`Uma Olsen (…${uma.userID.slice(-6)})`)).toBeVisible();
    await user.click(button('Delete Uma Olsen (…000099)'));
    expect(await screen.findByRole('dialog', { name: 'Delete Row' })).toHaveTextContent(
      'Remove "Uma Olsen (…000099)" from the team "Support"?',
    );
  });

  test('appear in a warning before they lose their last administrator access', async () => {
    const [link] = exampleOf('listLinks', 'links');
    const { user } = await open({
      [`GET ${api}/links`]: () => [{ ...link, linkType: 2, teamUserID: support, isOrgAdmin: true }],
    });
    await member('Uma Olsen');
    const code = holdBack(recordFacts);
    await user.click(button('Delete Uma Olsen'));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Row' }));
    expect(question.getByText('Checking who stays an administrator...')).toBeVisible();
    await code.arrive();
    expect(
      await question.findByText(/This removes the last administrator access of Uma Olsen\./),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(button('Delete Ada Marchetti'));
    const own = within(await screen.findByRole('dialog', { name: 'Delete Row' }));
    expect(await own.findByText(/^This takes your own/)).toBeVisible();
    expect(own.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('stay visible when the people to choose from fail to load', async () => {
    let isDown = true;
    await open({
      [`GET ${api}/users/values`]: () =>
        isDown ? coded('BadRequest') : exampleOf('listOrganisationUserValues', 'users'),
    });
    expect(await member('Uma Olsen')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The people to choose from could not be loaded. Bad Request.',
    );
    isDown = false;
    await pressEnter('Retry');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('and people to choose have a text when there are none', async () => {
    const { user } = await open({
      [`GET ${api}/team/${support}/members`]: () => [],
      [`GET ${api}/users/values`]: () => [],
    });
    expect(await screen.findByText('Nobody is in this team')).toBeVisible();
    await user.click(button('Add member'));
    const heard = { selector: '[role="status"]' };
    expect(await screen.findByText('No matches', heard)).toBeInTheDocument();
  });
});

test('leaving the page asks about unsaved members', async () => {
  const opened = await open();
  await member('Uma Olsen');
  await add(opened, 'Sam');
  await opened.user.click(button('Done'));
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  expect(opened.history.location.pathname).toBe(`${list}/edit/${support}`);
});
