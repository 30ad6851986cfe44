import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OrganisationUserLinkBatch, RootNodeBatch } from '~/api/organisation-access';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, accessList, ids, openAccess } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';

const created = ids.link(9);
const assignmentsCall = `POST ${accessApi}/links/${created}/assignments/batch`;
const rootNodesCall = `POST ${accessApi}/links/${created}/RootNodes/batch`;
const button = (name: string) => screen.getByRole('button', { name });

/** Opens a copy of access to one outlet, on a service that stores the access of Nia Okafor. */
async function openCopy(answers: Record<string, (body: unknown) => unknown> = {}) {
  const [example] = exampleOf('listLinks', 'links');
  if (!example) throw new Error('The contract has no link.');
  const stored = {
    links: exampleOf('listLinks', 'links'),
    groups: [] as string[],
    places: [] as string[],
  };
  const give = (isOrgAdmin: boolean, groups: string[] = [], places: string[] = []) => {
    const who = { teamUserID: ids.user(9), teamUserName: 'Nia Okafor' };
    const link = { ...example, ...who, organisationUserLinkID: created, isOrgAdmin };
    Object.assign(stored, { links: [...exampleOf('listLinks', 'links'), link], groups, places });
    return link;
  };
  const service = {
    [`GET ${accessApi}/links`]: () => stored.links,
    [`POST ${accessApi}/links/batch`]: (batch: unknown) => {
      const [change] = (batch as OrganisationUserLinkBatch).changes;
      const link = give(change?.isOrgAdmin === true, stored.groups, stored.places);
      return { changes: [link], deletes: [] };
    },
    [`GET ${accessApi}/links/${created}/assignments`]: () =>
      stored.groups.map((userPermissionGroupID) => ({
        userPermissionGroupAssignmentID: userPermissionGroupID,
        organisationUserLinkID: created,
        userPermissionGroupID,
      })),
    [assignmentsCall]: (batch: unknown) => {
      const { changes, deletes } = batch as {
        changes: { userPermissionGroupID: string }[];
        deletes: string[];
      };
      const kept = stored.groups.filter((id) => !deletes.includes(id));
      stored.groups = [...kept, ...changes.map((each) => each.userPermissionGroupID)];
      return batch;
    },
    [`GET ${accessApi}/links/${created}/RootNodes`]: () =>
      stored.places.map((nodeID) => ({ nodeID, nodeType: 2, organisationUserLinkID: created })),
    [rootNodesCall]: (batch: unknown) => {
      const { changes, deletes } = batch as RootNodeBatch;
      const kept = stored.places.filter((id) => !deletes.includes(id));
      stored.places = [...kept, ...changes.map(({ nodeID }) => nodeID)];
      return batch;
    },
  };
  // The failures of the next calls. With `isLate`, the call does its work first.
  const failures: Record<string, { answer: () => unknown; isLate?: boolean }[]> = {};
  const failing = Object.entries({ ...service, ...answers }).map(([call, work]) => [
    call,
    (body: unknown) => {
      const failure = failures[call]?.shift();
      const result = failure && !failure.isLate ? undefined : work(body);
      return failure ? failure.answer() : result;
    },
  ]);
  const opened = await openAccess(`/create?copy=${ids.link(2)}`, Object.fromEntries(failing));
  await choose(opened.user, 'User', 'Nia Okafor');
  const save = async () => opened.user.click(button('Save'));
  const isBack = () => waitFor(() => expect(opened.history.location.pathname).toBe(accessList));
  const isAdministrator = () =>
    stored.links.find((link) => link.organisationUserLinkID === created)?.isOrgAdmin;
  return { ...opened, stored, give, failures, save, isBack, isAdministrator };
}

/** Opens Add Access with a permission group. */
async function open() {
  const opened = await openCopy();
  await opened.user.click(await screen.findByRole('button', { name: /^Remove/ }));
  return opened;
}

const linksCall = `POST ${accessApi}/links/batch`;
const isLost = () => Promise.reject(new TypeError('Failed to fetch'));
const isDown = () => new Response('', { status: 503 });
const byTheirs = [true, [ids.group(3)], [ids.place(2)]] as const;

type Opened = Awaited<ReturnType<typeof open>>;
const storedBy = ({ stored, isAdministrator }: Opened) => [
  isAdministrator(),
  stored.groups,
  stored.places,
];
/** Gives the access as another administrator. */
const giveOther = ({ give }: Opened) => give(byTheirs[0], [...byTheirs[1]], [...byTheirs[2]]);

const question = () => screen.findByRole('dialog', { name: 'Changed by somebody else' });
async function answer({ user }: Opened, name: string) {
  await user.click(within(await question()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a save after a lost call asks before it replaces what somebody else has given', async () => {
  const opened = await open();
  opened.failures[linksCall] = [{ answer: isLost }];
  await opened.save();
  await screen.findByText(/Perhaps saved: the access itself\./);
  giveOther(opened);
  await opened.save();
  const rows = within(await question()).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'FieldYoursTheirs',
    'Organisation AdministratorNoYes',
    'Permission GroupsManagersInstallers',
    'Outlet RestrictionsAll outletsQuay Street',
  ]);
  await answer(opened, 'Cancel');
  expect(storedBy(opened)).toEqual(byTheirs);
});

test('the question shows no whole id of a group or an outlet that the lists do not have', async () => {
  const opened = await open();
  opened.failures[linksCall] = [{ answer: isLost }];
  await opened.save();
  await screen.findByText(/Perhaps saved: the access itself\./);
  const unknown = '99999999-0000-4000-8000-00000099abcd';
  opened.give(false, [unknown], [unknown]);
  await opened.save();
  const dialog = within(await question());
  expect(dialog.getByText(/a group \(…99abcd\)/)).toBeVisible();
  expect(dialog.getByText(/a place \(…99abcd\)/)).toBeVisible();
});

describe('after a failed part', () => {
  /** Saves the link alone. Then somebody else changes the whole access, and a save asks. */
  async function openAsked() {
    const opened = await open();
    opened.failures[assignmentsCall] = [{ answer: isDown }];
    await opened.save();
    await screen.findByText(/Saved: the access itself\./);
    giveOther(opened);
    await opened.save();
    return opened;
  }

  test('"Keep mine" stores the whole form, also what it leaves out', async () => {
    const opened = await openAsked();
    await answer(opened, 'Keep mine');
    await opened.isBack();
    expect(storedBy(opened)).toEqual([false, [ids.group(2)], []]);
    expect(await screen.findByText('Saved the access of Nia Okafor.')).toBeVisible();
  });

  test('"Load theirs" shows what is stored, and a save sends nothing', async () => {
    const opened = await openAsked();
    await answer(opened, 'Load theirs');
    expect(screen.getByRole('checkbox', { name: 'Installers' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Organisation Administrator' })).toBeChecked();
    await opened.save();
    await opened.isBack();
    expect(storedBy(opened)).toEqual(byTheirs);
    expect(await screen.findByText('The access of Nia Okafor was saved already.')).toBeVisible();
  });

  test('a save says that somebody has deleted the access, and only another one gives it again', async () => {
    const opened = await open();
    opened.failures[assignmentsCall] = [{ answer: isDown }];
    await opened.save();
    await screen.findByText(/Saved: the access itself\./);
    opened.stored.links = exampleOf('listLinks', 'links');
    await opened.save();
    expect(await screen.findByText(/This access has been deleted meanwhile\./)).toBeVisible();
    expect(opened.isAdministrator()).toBeUndefined();
    await opened.save();
    await opened.isBack();
    expect(storedBy(opened)).toEqual([false, [ids.group(2)], []]);
  });
});

test('a repeated answer asks before it gives again what somebody else has taken away', async () => {
  const opened = await open();
  opened.failures[assignmentsCall] = [
    { answer: isLost, isLate: true },
    {
      answer: () =>
        Response.json(
          { changes: [], deletes: [] },
          { headers: { 'Idempotency-Replayed': 'true' } },
        ),
    },
  ];
  await opened.save();
  await screen.findByText(/Perhaps saved: permission groups\./);
  opened.stored.groups = [];
  await opened.save();
  await answer(opened, 'Load theirs');
  expect(storedBy(opened)).toEqual([false, [], []]);
});

test('the end of the session leaves the message that the access holds for all outlets', async () => {
  let isSignedIn = true;
  const opened = await openCopy({
    'GET /Authentication/current': () =>
      isSignedIn
        ? exampleOf('getCurrentSession', 'organisationAdministrator')
        : new Response('', { status: 401 }),
  });
  const { failures, save } = opened;
  failures[rootNodesCall] = [
    {
      answer: () => {
        isSignedIn = false;
        return new Response('', { status: 401 });
      },
    },
  ];
  await save();
  await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  isSignedIn = true;
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText(/There was an error commiting/)).toHaveTextContent(
    'Saved: the access itself and permission groups. Not saved: outlet restrictions. Until the outlet restrictions are saved, the access holds for all outlets.',
  );
});
