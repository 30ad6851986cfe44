import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';

const home = `/organisation/${harbour}`;
const api = `/api/organisation/${harbour}`;

// No time passes, as for somebody who is fast: what was read counts as just read.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what was just withdrawn is gone from the summary, however fast one returns', async () => {
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
