import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { accessApi, ended, ids, openAccess } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';

const [ada, uma] = [ids.user(2), ids.user(3)];
const reading = `GET ${accessApi}/accessends`;
const why = `?why=true&person=${uma}`;
const region = (name: string) => screen.findByRole('region', { name });
const ways = async () =>
  within(await region('Ways in'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const permissionRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const itEnded = 'AccessIt ended on Nov 20, 2026, 06:00 PM UTC and gives nothing.';

describe('access that has ended', () => {
  test('is named among the ways in, and gives nothing', async () => {
    await openAccess(why, ended(2));
    await waitFor(async () =>
      expect(await ways()).toEqual([
        `Direct accessEnded${itEnded}GroupsManagers, Everyone (default)OutletsQuay Street`,
        'Team SupportGroupsInstallers, Everyone (default)OutletsCity Centre',
      ]),
    );
    expect(await permissionRow('Aggregates')).toHaveTextContent(
      'All in City CentreEveryone (default): Viewteam SupportInstallers: Editteam Support',
    );
    expect(screen.queryByRole('row', { name: /^Publish/ })).toBeNull();
  });

  test('is all that a person has', async () => {
    await openAccess(why, ended(2, 3));
    expect(await screen.findByText('All access of this person has ended.')).toBeVisible();
    expect(within(await region('Permissions')).queryByRole('table')).toBeNull();
  });

  test('makes nobody an administrator, alone and side by side with another person', async () => {
    const { user } = await openAccess(`?why=true&person=${ada}`, ended(1));
    expect((await ways())[0]).toContain(itEnded);
    expect(await region('Ways in')).not.toHaveTextContent('Administrator');
    await choose(user, 'Compare with', 'Uma Olsen');
    const table = within(await region('Comparison'));
    const texts = (name: RegExp) =>
      [...table.getByRole('row', { name }).children].map(({ textContent }) => textContent);
    expect(texts(/^Organisation Administrator/).slice(1)).toEqual(['No', 'No']);
    expect(texts(/^Ended access/).slice(1)).toEqual([
      'direct accessended on Nov 20, 2026, 06:00 PM UTC',
      'None',
    ]);
    expect(texts(/^PLUs \(Config\)/)[1]).toBe('Nothing');
  });

  test('is announced before its end, and gives everything until then', async () => {
    const end = { organisationUserLinkID: ids.link(2), endsAt: '2931-03-31T17:00:00Z' };
    await openAccess(why, { [reading]: () => [end] });
    expect((await ways())[0]).toContain('It ends on Mar 31, 2931');
    expect(await permissionRow('Publish')).toBeVisible();
  });
});

test('a failed read of the ends says so, and Retry repeats it', async () => {
  let isDown = true;
  const { user } = await openAccess(why, {
    [reading]: () => (isDown ? coded('BadRequest') : ended(2)[reading]?.()),
  });
  const message = 'When access ends could not be read. Ended access counts here. Bad Request.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(await permissionRow('Publish')).toBeVisible();
  isDown = false;
  const drawer = within(screen.getByRole('dialog', { name: 'What may a person do, and why?' }));
  await user.click(drawer.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Publish/ })).toBeNull());
  expect(screen.queryByText(message)).toBeNull();
});

test.each([404, 501])('a back end that answers %d changes nothing', async (status) => {
  await openAccess(why, { [reading]: () => new Response('', { status }) });
  expect(await permissionRow('Publish')).toBeVisible();
  expect(screen.queryByText(/could not be/)).toBeNull();
});
