import { screen } from '@testing-library/react';
import { exampleOf } from './contract-examples';
import { harbour } from './harbour';
import { openConsole } from './open-console';

/** The invitation of the tests, and its calls. */
export const id = '61000000-0000-4000-8000-000000000001';
const path = `/organisation/${harbour}/pendinginvites`;
export const api = `/api/organisation/${harbour}/invite`;
export const invite = () => ({
  ...exampleOf('resendInvite', id),
  // The expiry of the example will pass.
  expiryDateTimeUTC: '2099-12-05T09:30:00Z',
});
export const open = (given = {}, search = '') =>
  openConsole(`${path}${search}`, 'organisationAdministrator', {
    [`GET ${api}`]: () => [invite()],
    [`POST ${api}/batch`]: (batch: unknown) => batch,
    [`POST ${api}/${id}/resend`]: invite,
    [`POST ${api}/${id}/link`]: () => exampleOf('createInviteLink', id),
    ...given,
  });
type Opened = Awaited<ReturnType<typeof open>>;
export const bodiesOf = ({ calls }: Opened, call: string) =>
  calls.filter((sent) => sent.call === call).map(({ body }) => body);
export const row = (name: string) => screen.findByRole('rowheader', { name });
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Opens the menu of an invitation, and returns its items. */
export async function openMenu(opened: Opened, email = 'new.person@demo.test') {
  await press(opened, `More actions for ${email}`);
  // Without a layout Testing Library treats the menu as hidden.
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  return items.map(({ textContent }) => textContent);
}

/** Chooses an item in the menu of the invitation. */
export async function choose(opened: Opened, name: 'Send again' | 'Copy link') {
  await openMenu(opened);
  await opened.user.click(screen.getByRole('menuitem', { name, hidden: true }));
}
