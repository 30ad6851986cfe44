import { afterEach, beforeEach, expect, test } from 'vitest';
import { invites } from '../../database/schema/invites';
import { mailJobs } from '../../database/schema/mail-jobs';
import { organisations } from '../../database/schema/organisations';
import type { Letter } from '../../mail-queue/letter';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';
import { proofLetter } from '../invitations/mailed-proof';
import { invitationLetter } from './sending';

const asked = new Date('2026-11-21T12:00:00Z');
const moments = { dateTimeCreated: asked, dateTimeTaken: asked, dateTimeDue: asked };
const expires = new Date('2026-11-28T12:00:00Z');
const email = 'nia@demo.test';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

/** Queues a mail about an invitation, and returns a function that writes it at a time. */
async function queued(letter: Letter, kind: 'invitation' | 'invitation-proof') {
  const { database } = temporary;
  const [organisation] = await database
    .insert(organisations)
    .values({
      name: 'Harbour',
      organisationCode: 'HARBOUR',
      organisationType: 1,
      dateTimeCreated: asked,
    })
    .returning();
  const [invite] = await database
    .insert(invites)
    .values({
      organisationID: organisation?.organisationID ?? '',
      email,
      senderName: 'Ada Marchetti',
      isOrgAdmin: false,
      permissionGroupIDs: [],
      rootNodes: [],
      teamMembershipIDs: [],
      dateTimeCreated: asked,
      expiryDateTimeUTC: expires,
    })
    .returning();
  const { organisationUserInviteID = '' } = invite ?? {};
  const [job] = await database
    .insert(mailJobs)
    .values({ kind, email, organisationUserInviteID, ...moments })
    .returning();
  if (!job) throw new Error('The mail was not queued.');
  return (now: Date) =>
    database.transaction((transaction) =>
      letter.write(transaction, job, { now, publicUrl: 'https://console.demo.test' }),
    );
}

test.each([
  ['invitation', invitationLetter],
  ['invitation-proof', proofLetter],
] as const)(
  'a mail of the kind %s has a link until the invitation expires',
  async (kind, letter) => {
    const write = await queued(letter, kind);
    const mail = await write(new Date(expires.getTime() - 1));
    expect(mail?.text).toMatch(
      /https:\/\/console\.demo\.test\/invitations\/validate\/[\w-]{43}\/nia%40/,
    );
    await expect(write(expires)).rejects.toMatchObject({
      message: 'The invitation has expired.',
      isFinal: true,
    });
  },
);
