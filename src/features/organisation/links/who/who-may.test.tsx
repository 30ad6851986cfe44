import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, accessList, ended, ids, openAccess } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';
import { pressEnter } from '~/testing/press-and-fill';

const dialogName = 'Who has a permission?';
const drawer = () => screen.findByRole('dialog', { name: dialogName });
const summary = () => screen.findByText(/ may .* in /);
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const publish = '?who=Edit.Config_Publish';

test('lists who may do something in the organisation and at an outlet, and why', async () => {
  const { user, history } = await openAccess('');
  await user.click(await screen.findByRole('button', { name: dialogName }));
  expect(await screen.findByText('Choose a permission to see who has it.')).toBeVisible();
  await choose(user, 'Permission', 'Publish (Config)');
  expect(await summary()).toHaveTextContent(
    '1 person may edit Publish (Config) in the whole organisation, 1 in part',
  );
  expect(await rows()).toEqual([
    ['Ada Marchettiadmin@demo.test', 'Edit', 'Managersdirect access'],
    ['Uma Olsenuser@demo.test', 'Edit in Quay Street', 'Managersdirect access'],
  ]);
  await choose(user, 'Place', 'Quay Street (outlet in City Centre)');
  await waitFor(async () =>
    expect(await summary()).toHaveTextContent(
      /^2 people may edit Publish \(Config\) in Quay Street$/,
    ),
  );
  await choose(user, 'Place', 'Market Hall (outlet in City Centre)');
  await waitFor(async () =>
    expect(await summary()).toHaveTextContent(
      /^1 person may edit Publish \(Config\) in Market Hall$/,
    ),
  );
  expect(history.location.search).toBe(`?who=Edit.Config_Publish.${ids.place(3)}`);
});

test('outlets with the same name show where they are', async () => {
  const nodes = exampleOf('listOutletNodes', 'nodes');
  await openAccess(publish, {
    [`GET ${accessApi}/outlets/nodes`]: () =>
      nodes.map((site) => {
        if (site.nodeID === ids.place(3)) return { ...site, name: 'Bar', parentID: null };
        return site.nodeID === ids.place(2) ? { ...site, name: 'Bar' } : site;
      }),
  });
  expect((await rows()).at(-1)?.[1]).toBe('Edit in Bar (City Centre)');
});

test('the address alone opens the answer, with the people of teams', async () => {
  await openAccess(`?who=Edit.Sales_Aggregates.${ids.place(1)}`);
  expect(await summary()).toHaveTextContent(
    /^2 people may edit Aggregates \(Sales\) in City Centre$/,
  );
  expect(await rows()).toContainEqual([
    'Uma Olsenuser@demo.test',
    'Edit',
    'Installersteam Support',
  ]);
  expect(screen.getAllByRole('link', { name: 'team Support' })[0]).toHaveAttribute(
    'href',
    `${accessList}/edit/${ids.link(3)}`,
  );
});

test('the level decides, and default groups count for everybody', async () => {
  const { user } = await openAccess('?who=All.Sales_SalesData');
  expect(await summary()).toHaveTextContent(
    'Nobody may view and edit Sales data (Sales) in the whole organisation, 2 in part',
  );
  await user.click(screen.getByRole('radio', { name: 'View' }));
  await waitFor(async () =>
    expect(await summary()).toHaveTextContent(
      '1 person may view Sales data (Sales) in the whole organisation, 1 in part',
    ),
  );
  expect((await rows()).map(([, may]) => may)).toEqual([
    'View',
    'View in Quay Street, City Centre',
  ]);
});

test('it reads nothing before a permission is chosen, and only what can matter after it', async () => {
  const { user, calls } = await openAccess('?who=Edit');
  await screen.findByText('Choose a permission to see who has it.');
  const reads = () =>
    calls.map(({ call }) => call).filter((call) => /members|assignments|RootNodes/.test(call));
  expect(reads()).toEqual([]);
  await choose(user, 'Permission', 'Publish (Config)');
  await summary();
  const links = [1, 2, 3].map((number) => `GET ${accessApi}/links/${ids.link(number)}/assignments`);
  // The team has no group that allows it: neither its members nor its outlets are read.
  const places = [1, 2].map((number) => `GET ${accessApi}/links/${ids.link(number)}/RootNodes`);
  expect(reads().sort()).toEqual([...links, ...places].sort());
  calls.length = 0;
  await choose(user, 'Permission', 'Tax (Config)');
  await waitFor(async () =>
    expect(await summary()).toHaveTextContent('Nobody may edit Tax (Config)'),
  );
  expect(reads()).toEqual([]);
});

test('a name leads to the reasons of the person, for the same permission', async () => {
  const { user, history } = await openAccess(publish);
  const panel = within(await drawer());
  await user.click(await panel.findByRole('link', { name: 'Uma Olsen' }));
  expect(
    await screen.findByRole('dialog', { name: 'What may a person do, and why?' }),
  ).toBeVisible();
  const search = new URLSearchParams(history.location.search);
  expect(Object.fromEntries(search)).toEqual({
    why: 'true',
    person: ids.user(3),
    permission: 'Config_Publish',
  });
});

test('closing it clears the address and returns the focus', async () => {
  const { user, history } = await openAccess('');
  const button = await screen.findByRole('button', { name: dialogName });
  await user.click(button);
  await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.search).toBe('');
  await waitFor(() => expect(button).toHaveFocus());
});

test('what cannot be read is named, the rest is shown, and Retry reads it', async () => {
  let isDown = true;
  const { calls } = await openAccess(publish, {
    [`GET ${accessApi}/links/${ids.link(2)}/RootNodes`]: () =>
      isDown ? coded('BadRequest') : exampleOf('listLinkRootNodes', ids.link(2)),
  });
  const message = 'The outlet restrictions of Uma Olsen could not be loaded. Bad Request.';
  expect(await screen.findByText(message)).toBeVisible();
  expect((await rows())[1]?.[1]).toBe('Edit in outlets that could not be loaded');
  isDown = false;
  calls.length = 0;
  await pressEnter('Retry');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await waitFor(async () => expect((await rows())[1]?.[1]).toBe('Edit in Quay Street'));
  expect(screen.queryByText(message)).toBeNull();
  expect(calls.map(({ call }) => call).filter((call) => /links\/|members/.test(call))).toEqual([
    `GET ${accessApi}/links/${ids.link(2)}/RootNodes`,
  ]);
});

test('a team of another organisation is named, as its members cannot be read', async () => {
  await openAccess('?who=Edit.Sales_Aggregates', {
    [`GET ${accessApi}/team/${ids.team(1)}/members`]: () =>
      new Response('The team does not exist.', { status: 404 }),
  });
  expect(
    await screen.findByText(
      'The members of Support are not listed; the team may belong to another organisation.',
    ),
  ).toBeVisible();
  expect(await summary()).toHaveTextContent('Nobody may edit Aggregates (Sales)');
});

test('access that has ended gives nothing, and is named where it would have mattered', async () => {
  const { user } = await openAccess(publish, ended(2, 3));
  expect(await summary()).toHaveTextContent(
    /^1 person may edit Publish \(Config\) in the whole organisation$/,
  );
  expect((await rows()).map(([person]) => person)).toEqual(['Ada Marchettiadmin@demo.test']);
  const section = await screen.findByRole('region', { name: 'Ended access' });
  const items = within(section).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Uma Olsendirect accessended on Nov 20, 2026, 06:00 PM UTC',
  ]);
  expect(within(section).getByRole('link', { name: 'Uma Olsen' })).toHaveAttribute(
    'href',
    `${accessList}/edit/${ids.link(2)}`,
  );
  await choose(user, 'Permission', 'Tax (Config)');
  await waitFor(async () =>
    expect(await summary()).toHaveTextContent('Nobody may edit Tax (Config)'),
  );
  expect(screen.queryByRole('region', { name: 'Ended access' })).toBeNull();
});

test('a person whose membership has ended is below "Ended access", with its end', async () => {
  const members = `GET ${accessApi}/team/${ids.team(1)}/members`;
  await openAccess(`?who=Edit.Sales_Aggregates.${ids.place(1)}`, {
    [members]: () =>
      exampleOf('listTeamMembers', ids.team(1)).map((member) =>
        member.userID === ids.user(3) ? { ...member, endsAt: '2020-11-20T18:00:00Z' } : member,
      ),
  });
  expect(await summary()).toHaveTextContent(
    /^1 person may edit Aggregates \(Sales\) in City Centre$/,
  );
  const section = await screen.findByRole('region', { name: 'Ended access' });
  const items = within(section).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Uma Olsenteam Supportended on Nov 20, 2020, 06:00 PM UTC',
  ]);
});

test('a failed read of the ends is named, and Retry repeats it', async () => {
  let isDown = true;
  const reading = `GET ${accessApi}/accessends`;
  const { user } = await openAccess(publish, {
    [reading]: () => (isDown ? coded('BadRequest') : ended(1)[reading]?.()),
  });
  expect(await screen.findByText(/^When access ends could not be read\./)).toBeVisible();
  expect(await summary()).toHaveTextContent('1 person may edit Publish (Config)');
  isDown = false;
  await user.click(within(await drawer()).getByRole('button', { name: 'Retry' }));
  await waitFor(async () =>
    expect(await summary()).toHaveTextContent('Nobody may edit Publish (Config)'),
  );
});

test('a list of links that fails is shown with Retry', async () => {
  let isDown = true;
  const { user } = await openAccess(publish, {
    [`GET ${accessApi}/userpermissiongroup`]: () =>
      isDown ? coded('BadRequest') : exampleOf('listPermissionGroups', 'permissionGroups'),
  });
  const panel = within(await drawer());
  const retry = await panel.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await summary()).toHaveTextContent('1 person may edit Publish (Config)');
});

/** Answers with so many links that a question comes before the calls of each. */
const many = Array.from({ length: 101 }, (_, index) => ({
  ...exampleOf('listLinks', 'links')[0],
  organisationUserLinkID: ids.link(1_000 + index),
  teamUserID: ids.user(1_000 + index),
  teamUserName: `Person ${index}`,
}));

test('a call for all access links replaces those of each, and its question', async () => {
  const grants = many.map(({ organisationUserLinkID }, index) => ({
    organisationUserLinkID,
    userPermissionGroupIDs: index < 2 ? [ids.group(2)] : [],
    rootNodeIDs: index === 1 ? [ids.place(2)] : [],
  }));
  const { calls } = await openAccess(publish, {
    [`GET ${accessApi}/links`]: () => many,
    [`GET ${accessApi}/accessgrants`]: () => grants,
  });
  expect(await summary()).toHaveTextContent(
    '1 person may edit Publish (Config) in the whole organisation, 1 in part',
  );
  expect((await rows()).map(([, may]) => may)).toEqual(['Edit', 'Edit in Quay Street']);
  expect(calls.filter(({ call }) => call.includes('/links/'))).toEqual([]);
});

test('access links that the call for all leaves out are looked up by their own calls', async () => {
  await openAccess(publish, { [`GET ${accessApi}/accessgrants`]: () => [] });
  expect(await summary()).toHaveTextContent('1 person may edit Publish (Config)');
});

test('many access links are looked up after a question, with progress, and not after the end', async () => {
  const held: (() => void)[] = [];
  const parts = many.map(({ organisationUserLinkID: id }) => [
    `GET ${accessApi}/links/${id}/assignments`,
    () => new Promise((resolve) => held.push(() => resolve([]))),
  ]);
  const { user, calls } = await openAccess(publish, {
    [`GET ${accessApi}/links`]: () => many,
    ...Object.fromEntries(parts),
  });
  const reads = () => calls.filter(({ call }) => call.endsWith('/assignments')).length;
  expect(await screen.findByText(/^This organisation has 101 access links\./)).toBeVisible();
  expect(reads()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Look up all of them' }));
  expect(await drawer()).toHaveFocus();
  await waitFor(() => expect(reads()).toBe(6));
  held.shift()?.();
  expect(await screen.findByText('Looking up access: 1 of 101')).toBeVisible();
  await waitFor(() => expect(reads()).toBe(7));
  await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const answer of held) answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reads()).toBe(7);
});
