import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, accessList, ids, openAccess, sentBy } from '~/testing/organisation-access';

const uma = ids.link(2);
const links = () => exampleOf('listLinks', 'links');
const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const isBack = (history: { location: { pathname: string } }) =>
  waitFor(() => expect(history.location.pathname).toBe(accessList));
const sameLink = (one: { organisationUserLinkID: string }) => (other: typeof one) =>
  other.organisationUserLinkID === one.organisationUserLinkID;

test('a save that fails half-way says what is saved, and another save completes it', async () => {
  let isDown = true;
  // A new read returns what the first part has saved.
  let groups = exampleOf('listLinkAssignments', uma);
  const opened = await openAccess(`/edit/${uma}`, {
    [`GET ${accessApi}/links/${uma}/assignments`]: () => groups,
    [`POST ${accessApi}/links/${uma}/assignments/batch`]: (batch: unknown) => {
      groups = [];
      return batch;
    },
    [`POST ${accessApi}/links/${uma}/RootNodes/batch`]: (batch: unknown) =>
      isDown ? coded('BadRequest') : batch,
  });
  const { user, history, calls } = opened;
  await user.click(await checkbox('Managers'));
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  await user.click(button('Save'));
  const alert = await screen.findByText(/There was an error commiting these changes\./);
  expect(alert).toHaveTextContent(
    'There was an error commiting these changes. Please try again later or consider refreshing your browser. Bad Request. Saved: permission groups. Not saved: outlet restrictions. Save again to complete it; nothing is saved twice.',
  );
  expect(await checkbox('Managers')).not.toBeChecked();
  isDown = false;
  calls.length = 0;
  await user.click(button('Save'));
  await isBack(history);
  expect(sentBy(opened).map(([path]) => path)).toEqual([`/${uma}/RootNodes/batch`]);
});

test('a person can undo the saved half, although that restores the loaded values', async () => {
  let isDown = true;
  let all = links();
  let groups = exampleOf('listLinkAssignments', uma);
  const opened = await openAccess(`/edit/${uma}`, {
    [`GET ${accessApi}/links`]: () => all,
    [`POST ${accessApi}/links/batch`]: (batch: unknown) => {
      const { changes } = batch as { changes: typeof all };
      all = all.map((link) => changes.find(sameLink(link)) ?? link);
      return batch;
    },
    [`GET ${accessApi}/links/${uma}/assignments`]: () => groups,
    [`POST ${accessApi}/links/${uma}/assignments/batch`]: (batch: unknown) => {
      groups = [];
      return batch;
    },
    [`POST ${accessApi}/links/${uma}/RootNodes/batch`]: (batch: unknown) =>
      isDown ? coded('BadRequest') : batch,
  });
  const { user, history, calls } = opened;
  await user.click(await checkbox('Organisation Administrator'));
  await user.click(await checkbox('Managers'));
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  await user.click(button('Save'));
  await screen.findByText(/Saved: administrator and permission groups\./);
  await user.click(await checkbox('Organisation Administrator'));
  await user.click(await checkbox('Managers'));
  calls.length = 0;
  isDown = false;
  await user.click(button('Save'));
  await isBack(history);
  expect(sentBy(opened).slice(0, 2)).toEqual([
    ['/batch', { changes: [expect.objectContaining({ isOrgAdmin: false })], deletes: [] }],
    [
      `/${uma}/assignments/batch`,
      {
        changes: [expect.objectContaining({ userPermissionGroupID: ids.group(2) })],
        deletes: [],
      },
    ],
  ]);
});

test('a repeated save counts although somebody else has taken back what the lost one stored', async () => {
  let all = links();
  const known = new Set<string | null>();
  const { user, history } = await openAccess(`/edit/${uma}`, {
    [`GET ${accessApi}/links`]: () => all,
    [`POST ${accessApi}/links/batch`]: (batch: unknown, request: Request) => {
      const { changes } = batch as { changes: typeof all };
      const key = request.headers.get('Idempotency-Key');
      if (known.has(key)) {
        return Response.json(batch, { headers: { 'Idempotency-Replayed': 'true' } });
      }
      known.add(key);
      all = all.map((link) => changes.find(sameLink(link)) ?? link);
      if (known.size === 1) throw new TypeError('Failed to fetch');
      return batch;
    },
  });
  const isAdministrator = () => all.find((link) => link.organisationUserLinkID === uma)?.isOrgAdmin;
  expect(isAdministrator()).toBe(false);
  await user.click(await checkbox('Organisation Administrator'));
  await user.click(button('Save'));
  await screen.findByText(/Perhaps saved/);
  expect(isAdministrator()).toBe(true);
  all = links();
  await user.click(button('Save'));
  await isBack(history);
  expect(isAdministrator()).toBe(true);
});
