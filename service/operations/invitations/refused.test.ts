import type { Client } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { fileOf } from '../../testing/fresh-organisation';
import { accept, documents, harbour, invite, validate } from '../../testing/invitations';
import { type TestService, testService, testTime } from '../../testing/test-service';

const invalid = 'BadRequest_InvitationHasInvalidParameters';
const day = 24 * 60 * 60_000;

let service: TestService;
let file: Client;

beforeAll(async () => {
  service = await testService();
  file = fileOf(service);
});

afterAll(async () => {
  file.close();
  await service.close();
});

/** Answers of both calls to the same invitation. */
async function both(opened: { email: string; token: string }) {
  const outcomes = [await validate(service, opened), await accept(service, opened)];
  return outcomes.map(({ status, text }) => [status, text]);
}

const twice = <Item>(item: Item) => [item, item];
const people = async () => (await file.execute('select count(*) as n from users')).rows[0]?.n;

test('both calls answer 404 for an unknown token', async () => {
  const opened = await invite(service);
  expect(await both({ ...opened, token: 'nobody-has-this' })).toEqual(
    twice([404, 'NotFound_InvitationExpiredOrMissing']),
  );
});

test('both calls refuse an empty token or address, and a token with another address', async () => {
  const opened = await invite(service);
  for (const change of [{ token: '' }, { email: ' ' }, { email: 'other@guests.test' }]) {
    expect(await both({ ...opened, ...change })).toEqual(twice([400, invalid]));
  }
  const shouted = { ...opened, email: opened.email.toUpperCase() };
  expect(await validate(service, shouted)).toMatchObject({ status: 200 });
});

test('both calls answer 404 for a withdrawn invitation', async () => {
  const opened = await invite(service);
  await service.call(`/api/organisation/${harbour}/invite/batch`, {
    as: 'administrator',
    body: { changes: [], deletes: [opened.id] },
  });
  expect(await both(opened)).toEqual(twice([404, 'NotFound_InvitationExpiredOrMissing']));
});

test('an invitation that has expired, or another token that ended earlier', async () => {
  const opened = await invite(service);
  service.clock.now = new Date(testTime.getTime() + 7 * day);
  expect(await both(opened)).toEqual(twice([400, 'BadRequest_InvitationExpired']));
  service.clock.now = testTime;
  await file.execute({
    sql: 'update invite_tokens set date_time_expires = ? where organisation_user_invite_id = ?',
    args: [testTime.getTime(), opened.id],
  });
  expect(await both(opened)).toEqual(twice([400, 'BadRequest_InvitationExpired']));
});

test('both calls refuse somebody who has got access meanwhile', async () => {
  const opened = await invite(service);
  await file.execute({
    sql: `insert into organisation_user_links
          (organisation_user_link_id, organisation_id, link_type, user_id, is_org_admin)
          select ?, ?, 1, user_id, 0 from users where user_id not in
          (select user_id from organisation_user_links where user_id is not null) limit 1`,
    args: [crypto.randomUUID(), harbour],
  });
  await file.execute({
    sql: `update invites set email = 'USER@demo.test' where organisation_user_invite_id = ?`,
    args: [opened.id],
  });
  expect(await both({ ...opened, email: 'user@demo.test' })).toEqual(
    twice([400, 'BadRequest_UserHasAlreadyJoined']),
  );
});

describe('the service refuses a new person with', () => {
  test.each([
    ['a short password', { userPassword: '1234567' }, 'PasswordChange_NewPasswordIsInvalid', null],
    [
      'a password that everybody knows',
      { userPassword: 'Password1' },
      'PasswordChange_NewPasswordIsTooCommon',
      null,
    ],
    [
      'a password too long to hash',
      { userPassword: 'x'.repeat(1025) },
      'BadRequest',
      'The password is too long.',
    ],
    ['a display name of blanks', { userShortName: '  ' }, invalid, 'A display name is needed.'],
    ['a full name of blanks', { userFullName: '  ' }, invalid, 'A full name is needed.'],
    ['a locale that is none', { locale: '-' }, invalid, 'The locale is not valid.'],
    ['a currency that is none', { defaultCurrency: '-' }, invalid, 'The currency is not valid.'],
    [
      'not every document',
      { consentDocumentIds: documents.slice(1) },
      invalid,
      'Terms of use, version 3.0, has to be accepted.',
    ],
    [
      'an edition that is not the newest',
      { consentDocumentIds: [...documents, fixedIdentifier('consentDocument', 3)] },
      invalid,
      'A document to accept does not exist or has a newer version.',
    ],
    ['a display name that is too long', { userShortName: 'x'.repeat(33) }, 'BadRequest', null],
  ])('%s', async (_what, change, text, reason) => {
    const opened = await invite(service);
    const before = await people();
    expect(await accept(service, opened, change)).toEqual({ status: 400, text, reason });
    expect(await people()).toBe(before);
    expect(await validate(service, opened), 'the token still works').toMatchObject({ status: 200 });
  });
});

test('an invitation whose outlet restriction is gone gives no unrestricted access', async () => {
  const opened = await invite(service);
  const before = await people();
  await file.execute({
    sql: 'update invites set root_nodes = ? where organisation_user_invite_id = ?',
    args: [
      JSON.stringify([{ nodeID: 'aaaaaaaa-0000-4000-8000-000000000000', nodeType: 2 }]),
      opened.id,
    ],
  });
  expect(await accept(service, opened)).toEqual({
    status: 400,
    text: invalid,
    reason: 'The outlets that it was restricted to do not exist any more.',
  });
  expect(await people()).toBe(before);
});

test('if the account is deleted between the calls, no placeholder account appears', async () => {
  const opened = await invite(service);
  expect(
    await accept(service, opened, {
      userShortName: 'placeholder',
      userFullName: 'placeholder',
      consentDocumentIds: [],
    }),
  ).toMatchObject({ status: 400, text: invalid });
});

test('after 100 wrong links the next wrong one has to wait, and a right one works', async () => {
  const crowded = await testService();
  const opened = await invite(crowded);
  const guess = { ...opened, token: 'a-guess' };
  for (let tries = 0; tries < 100; tries += 1) {
    expect((await validate(crowded, guess)).status).toBe(404);
  }
  const refused = {
    status: 400,
    text: 'BadRequest',
    reason:
      'You have tried too many times in a short period. Please wait a while before trying again.',
  };
  expect(await validate(crowded, guess)).toEqual(refused);
  expect(await accept(crowded, guess)).toEqual(refused);
  expect((await accept(crowded, opened)).status).toBe(200);
  expect(crowded.errors).toEqual([]);
  await crowded.close();
});
