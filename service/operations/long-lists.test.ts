import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseTransaction } from '../database/open-database';
import { invites } from '../database/schema/invites';
import { organisations } from '../database/schema/organisations';
import { users } from '../database/schema/people';
import { type TestService, testService, testTime } from '../testing/test-service';
import { withdrawAllOf } from './invitations/sent-invitations';
import { organisationHistory } from './organisations/history';
import { readInvitesToDelete } from './undo-extension/deleted-rows';
import { requireRows } from './undo-extension/require-rows';

/** SQLite takes 32,766 values in a statement. */
const ids = Array.from({ length: 33_000 }, (_, number) => `unknown ${number}`);
const caller = {
  userID: 'somebody',
  fullName: 'Some Body',
  isSuperUser: true,
  isAnonymous: false,
  sessionTokenHash: '',
};

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const undone = new Error('undone');
const run = (work: (transaction: DatabaseTransaction) => Promise<unknown>) =>
  service.database
    .transaction(async (transaction) => {
      await work(transaction);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });

test('an invitation of one of 33,000 people is withdrawn once', () =>
  run(async (transaction) => {
    const [invite] = await transaction
      .select()
      .from(invites)
      .where(isNotNull(invites.senderUserID))
      .limit(1);
    const sender = invite?.senderUserID ?? '';
    const sent = await transaction.$count(invites, isNotNull(invites.senderUserID));
    const taking = { caller, now: testTime };
    const { entries } = await withdrawAllOf(transaction, [sender, ...ids, sender], taking);
    const left = await transaction.$count(invites, isNotNull(invites.senderUserID));
    expect(entries.length).toBeGreaterThan(0);
    expect(left).toBe(sent - entries.length);
  }));

test('33,000 invitations are read before their withdrawal', () =>
  run(async (transaction) => {
    const [invite] = await transaction.select().from(invites).limit(1);
    const rows = await readInvitesToDelete(transaction, [
      ...ids,
      invite?.organisationUserInviteID ?? '',
    ]);
    expect(rows.invites).toHaveLength(1);
  }));

test('of 33,000 records that are needed, none may be missing', () =>
  run(async (transaction) => {
    const missing = requireRows(transaction, users, users.userID, ids);
    await expect(missing).rejects.toMatchObject({ status: 400 });
  }));

test('the history of many organisations names what they refer to', () =>
  run(async (transaction) => {
    const rows = await transaction.select().from(organisations);
    const [child] = rows.filter(({ parentOrganisationID }) => parentOrganisationID !== null);
    if (!child) throw new Error('No organisation has a parent.');
    const strangers = ids.map((posCoreInstanceID) => ({ ...child, posCoreInstanceID }));
    const valuesOf = await organisationHistory(transaction, [...strangers, child]);
    const parent = rows.find((row) => row.organisationID === child.parentOrganisationID);
    expect(valuesOf(child)).toMatchObject({ parentOrganisationID: parent?.name });
  }));
