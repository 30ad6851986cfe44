import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { id, openEndAccess as open, summary } from '~/testing/end-access';

describe('ending the access to many organisations', () => {
  const [own, viaTeam] = summary().organisationUserLinks;
  const [invite] = summary().organisationUserInvites;
  const numbers = [1, 2, 3, 4, 5];
  const idOf = (number: number) => `60000000-0000-4000-8000-00000000010${number}`;
  const nameOf = (number: number) => `Shop ${number}`;
  const batchOf = (number: number) => `POST /api/organisation/${idOf(number)}/links/batch`;
  const many = {
    ...summary(),
    organisationUserLinks: numbers.flatMap((number) => [
      {
        ...own,
        organisationUserLinkID: idOf(number),
        organisationID: idOf(number),
        organisationName: nameOf(number),
      },
      {
        ...viaTeam,
        organisationUserLinkID: idOf(number).replace('6', '7'),
        organisationName: nameOf(number),
      },
    ]),
    organisationUserInvites: numbers.map((number) => ({
      ...invite,
      organisationUserInviteID: idOf(number),
      organisationName: nameOf(number),
    })),
  };

  /** @param answer what the service answers to the second link */
  async function openMany(answer: (batch: unknown) => unknown = (batch) => batch) {
    const batches = numbers.map((number) => [batchOf(number), (batch: unknown) => batch]);
    const read = `GET /api/User/summary/${id}`;
    const opened = await open(
      { ...Object.fromEntries(batches), [read]: () => many, [batchOf(2)]: answer },
      false,
    );
    const reads = () => opened.calls.filter(({ call }) => call === read).length;
    return { ...opened, reads };
  }

  test('names the first three of them, and counts the others', async () => {
    const { dialog, rows } = await openMany();
    expect(await rows()).toContain(
      'Team SupportLeaves the team, which has access to Shop 1, Shop 2, Shop 3 and 2 others',
    );
    expect(await within(dialog).findByText(/^5 invitations wait/)).toHaveTextContent(
      'for this address, from Shop 1, Shop 2, Shop 3 and 2 others. Withdraw them',
    );
  });

  test('counts what has ended, and stops after the call on its way', async () => {
    let answer: (batch: unknown) => void = () => {};
    const waiting = new Promise((resolve) => {
      answer = resolve;
    });
    const { dialog, press, sent } = await openMany(() => waiting);
    await press('End all access');
    const status = within(dialog).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('1 of 7 ended.'));
    await press('Stop');
    await act(async () => answer({ changes: [], deletes: [] }));
    expect(await within(dialog).findByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(status).toHaveTextContent(/^2 of 7 ended\.$/);
    expect(sent().map(([call]) => call)).toEqual([batchOf(1), batchOf(2)]);
    expect(within(dialog).getByRole('button', { name: 'End all access' })).toBeEnabled();
  });

  test('reads once what is left after the links, not after each of them', async () => {
    const { dialog, press, reads } = await openMany();
    const before = reads();
    await press('End all access');
    await within(dialog).findByText(/^Somebody else has given access/);
    // One before the steps, one before the sessions end, two after them: what is left, and everything.
    expect(reads() - before).toBeLessThanOrEqual(4);
  });
});
