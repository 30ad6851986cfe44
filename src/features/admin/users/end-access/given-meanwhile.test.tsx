import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import {
  alpine,
  id,
  linkBatch,
  membersOf,
  openEndAccess as open,
  summary,
} from '~/testing/end-access';
import { harbour } from '~/testing/harbour';

describe('access that somebody else gives meanwhile', () => {
  const [own, viaTeam] = summary().organisationUserLinks;
  const alpineLink = {
    ...own,
    organisationUserLinkID: '60000000-0000-4000-8000-000000000077',
    organisationID: alpine,
    organisationName: 'Alpine Dealer',
  };
  const ending = `POST /api/user/${id}/sessions/end`;
  const alpineBatch = `POST /api/organisation/${alpine}/links/batch`;

  /** Opens the dialog over links that the calls take away, and to which `give` adds one. */
  async function openGiving(onEnd: (service: { give: () => void; fail: () => void }) => void) {
    let links: unknown[] = [own, viaTeam];
    const remove = (link: unknown) => (batch: unknown) => {
      links = links.filter((each) => each !== link);
      return batch;
    };
    let isDown = false;
    const give = () => {
      links = [...links, alpineLink];
    };
    const fail = () => {
      isDown = true;
    };
    let ends = 0;
    const opened = await open(
      {
        [`GET /api/User/summary/${id}`]: () =>
          isDown ? coded('BadRequest') : { ...summary(), organisationUserLinks: links },
        [linkBatch]: remove(own),
        [alpineBatch]: remove(alpineLink),
        [`POST ${membersOf(harbour)}/batch`]: remove(viaTeam),
        [ending]: () => {
          ends += 1;
          if (ends === 1) onEnd({ give, fail });
          return { ended: 1 };
        },
      },
      false,
    );
    expect(await opened.rows()).toHaveLength(3);
    const recover = () => {
      isDown = false;
    };
    return { ...opened, give, recover };
  }

  test('before the end is taken away with the rest', async () => {
    const { dialog, press, rows, sent, give } = await openGiving(() => {});
    give();
    await press('End all access');
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    expect(await rows()).toContain('Alpine DealerOwn accessEnded');
    expect(sent().map(([call]) => call)).toEqual([
      linkBatch,
      `POST ${membersOf(harbour)}/batch`,
      alpineBatch,
      `POST /api/user/${id}/sessions/end`,
    ]);
  });

  test('during the end is listed, and not claimed to have ended until it has', async () => {
    const { dialog, press, rows, sent } = await openGiving(({ give }) => give());
    await press('End all access');
    expect(await within(dialog).findByText(/^Somebody else has given access/)).toBeVisible();
    expect(within(dialog).queryByText('All access has ended.')).toBeNull();
    expect(await rows()).toContain('Alpine DealerOwn access');
    const before = sent().length;
    await press('End all access');
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    // The person may have signed in with the new access.
    expect(
      sent()
        .slice(before)
        .map(([call]) => call),
    ).toEqual([alpineBatch, ending]);
  });

  test('is not ruled out by a read that fails, which Retry repeats', async () => {
    const { dialog, press, sent, recover } = await openGiving(({ fail }) => fail());
    await press('End all access');
    const text = 'Whether all access has ended could not be read. Bad Request.';
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).queryByText('All access has ended.')).toBeNull();
    recover();
    await press('Retry');
    expect(await within(dialog).findByText('All access has ended.')).toBeVisible();
    expect(sent()).toHaveLength(3);
  });
});
