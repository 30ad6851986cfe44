import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';
import { ids } from '~/testing/organisation-access';

const api = `/api/organisation/${harbour}`;
const path = `/organisation/${harbour}/permissiongroups`;
const managers = ids.group(2);
const [someLink] = exampleOf('listLinks', 'links');

const given = (group: string) => ({
  userPermissionGroupAssignmentID: group,
  organisationUserLinkID: group,
  userPermissionGroupID: group,
});

/** Answers with access links, of which each person or team has the groups named beside it. */
function holding(groups: Record<string, readonly string[]>, teams: readonly string[] = []) {
  const links = Object.keys(groups).map((teamUserName, index) => ({
    ...someLink,
    organisationUserLinkID: ids.link(index + 1),
    linkType: teams.includes(teamUserName) ? 2 : 1,
    teamUserName,
  }));
  const assignments = links.map(
    ({ organisationUserLinkID, teamUserName }) =>
      [
        `GET ${api}/links/${organisationUserLinkID}/assignments`,
        () => groups[teamUserName]?.map(given),
      ] as const,
  );
  return { [`GET ${api}/links`]: () => links, ...Object.fromEntries(assignments) };
}

type Answers = Record<string, () => unknown>;

const answers: Answers = {
  [`GET ${api}/userpermissiongroup`]: () => exampleOf('listPermissionGroups', 'permissionGroups'),
  [`GET ${api}/userpermissiongroup/${managers}`]: () => exampleOf('getPermissionGroup', managers),
};

/** Asks to delete the group Managers. */
async function ask(facts: Answers, from: 'grid' | 'page' = 'page') {
  const address = from === 'grid' ? path : `${path}/edit/${managers}`;
  const opened = await openConsole(address, 'organisationAdministrator', { ...answers, ...facts });
  const name = from === 'grid' ? 'Delete Managers' : 'Delete';
  await opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: /^Delete/ }) };
}

describe('the question before a permission group is deleted', () => {
  const facts = holding(
    { 'Ada Marchetti': [managers], 'Uma Olsen': [ids.group(3)], Support: [ids.group(3), managers] },
    ['Support'],
  );

  test.each(['grid', 'page'] as const)('in the %s comes after who has the group', async (from) => {
    const { dialog } = await ask(facts, from);
    const holder = await within(dialog).findByRole('link', { name: 'Ada Marchetti' });
    expect(holder).toHaveAttribute('href', `/organisation/${harbour}/links/edit/${ids.link(1)}`);
    expect(dialog).toHaveTextContent(
      '2 access links have this permission group: Ada Marchetti, Support (team).A group that somebody has cannot be deleted: take it away from them first.Delete "Managers"?',
    );
  });

  test('says nothing more if nobody has the group', async () => {
    const { dialog } = await ask(holding({ 'Uma Olsen': [] }));
    await expect.poll(() => within(dialog).queryByText(/^Looking up/)).toBeNull();
    expect(dialog).toHaveTextContent(/^DeleteDelete "Managers"\? This cannot be undone\./);
  });

  test('names eight, and counts the others', async () => {
    const people = Array.from({ length: 10 }, (_, index) => [`P${index}`, [managers]] as const);
    const { dialog } = await ask(holding(Object.fromEntries(people)));
    expect(await within(dialog).findByText(/^10 access links/)).toHaveTextContent(
      'P0, P1, P2, P3, P4, P5, P6, P7 and 2 more.',
    );
  });

  test('names those who are known if a call fails, and says that it is not all', async () => {
    const { dialog } = await ask({
      ...facts,
      [`GET ${api}/links/${ids.link(3)}/assignments`]: () => coded('BadRequest'),
    });
    expect(await within(dialog).findByText(/^1 access link has/)).toHaveTextContent(
      'Ada Marchetti.',
    );
    expect(dialog).toHaveTextContent('Who else has it is not known. Bad Request.');
  });

  test('works without the access links', async () => {
    const { dialog } = await ask({ [`GET ${api}/links`]: () => coded('BadRequest') });
    expect(await within(dialog).findByText('Who has it is not known. Bad Request.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  test('counts the people of a long list without a call for each', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({
      ...someLink,
      organisationUserLinkID: ids.link(index + 1),
    }));
    const { dialog, calls } = await ask({ [`GET ${api}/links`]: () => many });
    expect(await within(dialog).findByText(/^2 users have this permission group\./)).toBeVisible();
    expect(calls.filter(({ call }) => call.endsWith('/assignments'))).toEqual([]);
  });
});
