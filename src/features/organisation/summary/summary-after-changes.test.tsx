import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';

const home = `/organisation/${harbour}`;
const api = `/api/organisation/${harbour}`;

// The clock is frozen, as for a fast person, so that no cached answer becomes stale by age.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the summary has no withdrawn invitation, even after a fast return', async () => {
  let invites = exampleOf('listPendingInvites', 'invites').slice(0, 1);
  const [{ email } = { email: '' }] = invites;
  const { user, history } = await openConsole(home, 'organisationAdministrator', {
    [`GET /api/Organisation/summary/${harbour}`]: () => ({
      ...exampleOf('getOrganisationSummary', harbour),
      pendingInvitations: invites,
    }),
    [`GET ${api}/invite`]: () => invites,
    [`POST ${api}/invite/batch`]: (batch: unknown) => {
      invites = [];
      return batch;
    },
  });
  expect(await screen.findByText(email)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Browse invitations' }));
  await user.click(await screen.findByRole('button', { name: `Delete ${email}` }));
  const question = await screen.findByRole('dialog', { name: 'Delete Row' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull());
  act(() => history.back());
  expect(await screen.findByText(/^No invitation waits to be accepted\./)).toBeVisible();
});
