import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';

const api = `/api/organisation/${harbour}`;

test.each([
  ['teams', 'team', 'Teams'],
  ['links', 'links', 'Organisation Access'],
  ['permissiongroups', 'userpermissiongroup', 'Permission Groups'],
  ['serviceaccounts', 'serviceaccounts', 'Service Accounts'],
  ['pendinginvites', 'invite', 'Pending Invites'],
])('the file of %s names the organisation', async (page, list, title) => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openConsole(
    `/organisation/${harbour}/${page}`,
    'organisationAdministrator',
    { [`GET ${api}/${list}`]: () => [], [`GET ${api}/nodes`]: () => [] },
  );
  await user.click(await screen.findByRole('button', { name: 'More tools' }));
  await screen.findByRole('button', { name: 'Organisation: Harbour Restaurants [HARBOUR]' });
  await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const [link] = click.mock.contexts as unknown as HTMLAnchorElement[];
  expect(link?.download.replace(/ \d{4}-\d\d-\d\d/, '')).toBe(
    `${title} of Harbour Restaurants [HARBOUR].csv`,
  );
});
