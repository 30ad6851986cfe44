import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../../../src/api/schema.gen';
import { demoAccounts, demoPassword } from '../../database/seed/demo-accounts';
import { noMailer } from '../../mail/mailer';
import { readAuditLog } from '../../testing/audit-log';
import { pngBytes } from '../../testing/png-bytes';
import {
  type CallOptions,
  postForm,
  signIn,
  type TestService,
  testService,
} from '../../testing/test-service';

const { ordinaryUser, administrator, superUser } = demoAccounts;
const path = '/api/user/profile';
const png = pngBytes().toString('base64');

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const read = async (as: CallOptions['as'] = 'ordinaryUser') =>
  (await (await service.call(path, { as })).json()) as User;
const save = (body: unknown, as: CallOptions['as'] = 'ordinaryUser') =>
  service.call(path, { as, body });
const lastLink = async () => {
  const page = await (await service.fetch('/dev/outbox')).text();
  return new URL(page.match(/href="([^"]+confirmemail[^"]+)"/)?.[1] ?? '').pathname;
};

test('a save lasts over a restart and is in the audit log', async () => {
  const before = await read();
  const change = { shortName: ' Umi ', fullName: 'Uma Berg', locale: 'sv-SE', image: png };
  const answer = await save({ ...before, ...change, defaultCurrencyCode: 'SEK' });
  const after = { ...before, ...change, shortName: 'Umi', defaultCurrencyCode: 'SEK' };
  expect([answer.status, await answer.json()]).toEqual([200, after]);
  await service.restart();
  expect(await (await save(await read())).json()).toEqual(after);
  const by = { type: 400, userID: ordinaryUser.userID };
  expect((await readAuditLog(service, 'Uma Berg')).filter(({ type }) => type === 400)).toEqual([
    { ...by, message: 'Uma Berg saved their own profile. The former name was Uma Olsen.' },
    { ...by, message: 'The own profile of Uma Berg was saved unchanged.' },
  ]);
  const session = await service.call('/Authentication/current', { as: 'ordinaryUser' });
  expect((await session.json())[0]).toEqual(after);
});

test('nobody can give themselves rights or take them from themselves', async () => {
  const before = await read();
  const raised = await save({ ...before, scopes: ['superuser'] });
  expect(await raised.json()).toEqual(before);
  expect((await service.call('/api/user', { as: 'ordinaryUser' })).status).toBe(403);
  const own = await read('superUser');
  expect(await (await save({ ...own, scopes: [] }, 'superUser')).json()).toEqual(own);
});

test.each<[string, object, RegExp | null]>([
  ["somebody else's record", { userID: administrator.userID }, /another user/],
  ['an id of nobody', { userID: 'aaaaaaaa-0000-4000-8000-000000000000' }, /another user/],
  ['no display name', { shortName: ' ' }, /display name/],
  ['no full name', { fullName: '' }, /full name/],
  ['a display name of 33', { shortName: 'x'.repeat(33) }, null],
  ['a full name of 65', { fullName: 'x'.repeat(65) }, null],
  ['an email of 65', { email: `${'x'.repeat(60)}@a.bc` }, null],
  ['an email without structure', { email: 'uma@' }, /email address/],
  ['no locale', { locale: '' }, null],
  ['an unknown locale', { locale: 'not a locale' }, /locale/],
  ['an unknown currency', { defaultCurrencyCode: 'pounds' }, /currency/],
  ['an image that is text', { image: 'bm8gaW1hZ2U=' }, /PNG/],
  ['a field that is not known', { passwordHash: 'x' }, null],
])('the service refuses %s and changes nothing', async (_, change, reason) => {
  const before = await read();
  const answer = await save({ ...before, fullName: 'Not saved', ...change });
  expect([answer.status, await answer.text()]).toEqual([400, 'BadRequest']);
  if (reason) expect(answer.headers.get('X-Error-Reason')).toMatch(reason);
  expect(await read()).toEqual(before);
  expect((await read('administrator')).userID).toBe(administrator.userID);
});

test('the service refuses half a record, and a save without a session', async () => {
  const { image, ...half } = await read();
  expect((await save(half)).status).toBe(400);
  expect((await service.call(path, { body: await read() })).status).toBe(401);
});

test('another case of the own address is saved at once', async () => {
  const before = await read('administrator');
  const answer = await save({ ...before, email: 'Admin@demo.test' }, 'administrator');
  expect(await answer.json()).toMatchObject({ email: 'Admin@demo.test' });
  await save(before, 'administrator');
});

test('a new address is valid after its link is confirmed, and the link works once', async () => {
  const before = await read();
  const email = 'uma+new%1@demo.test';
  const answer = await save({ ...before, email, shortName: 'Ulla' });
  expect(await answer.json()).toEqual({ ...before, shortName: 'Ulla', mailState: 'Sent' });

  const link = await lastLink();
  const opened = await service.fetch(link);
  expect(await opened.text()).toContain(email);
  expect((await read()).email).toBe(ordinaryUser.email);
  const foreign = await postForm(service, link, {}, { Origin: 'https://elsewhere.test' });
  expect(await foreign.text()).toContain('Confirm your new address');
  expect((await read()).email).toBe(ordinaryUser.email);

  // The browser that confirms stays signed in.
  const headers = { Cookie: await service.cookieOf('ordinaryUser') };
  const confirmed = await postForm(service, link, { password: demoPassword }, headers);
  // The redirect prevents that a reload sends the form again, and removes the token from the
  // address.
  const done = '/authentication/confirmemail/done';
  expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, done]);
  for (const _visit of ['first', 'reload']) {
    const page = await service.fetch(done);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('<h1>Address confirmed</h1>'),
    ]);
  }
  expect((await read()).email).toBe(email);
  expect(await signIn(service, email, demoPassword)).toMatch(/^session=/);
  expect((await postForm(service, link, { password: demoPassword })).status).toBe(404);
  const entries = await readAuditLog(service, `was changed to ${email}`);
  expect(entries).toMatchObject([{ type: 400, userID: ordinaryUser.userID }]);
  await expect
    .poll(async () => (await service.fetch('/dev/outbox')).text(), { timeout: 10_000 })
    .toContain('Your email address was changed');
  const outbox = await (await service.fetch('/dev/outbox')).text();
  expect(outbox).toContain(`To ${ordinaryUser.email}`);
});

test('neither a link nor a session alone changes the address: it takes the password', async () => {
  const before = await read('administrator');
  expect((await save({ ...before, email: 'taken@over.test' }, 'administrator')).status).toBe(200);
  const link = await lastLink();
  expect(await (await service.fetch(link)).text()).toContain(before.fullName);
  const headers = { Cookie: await service.cookieOf('administrator') };
  const attempt = async (fields: Record<string, string>) => {
    const answer = await postForm(service, link, fields, headers);
    return [answer.status, (await answer.text()).match(/role="alert"[^>]*>([^<]+)/)?.[1]];
  };
  const wrong = [422, 'The password is not right.'];
  for (let guess = 1; guess <= 10; guess += 1) expect(await attempt({})).toEqual(wrong);
  const tooMany = [429, 'You have tried too many times. Please wait 15 minutes.'];
  expect(await attempt({ password: demoPassword })).toEqual(tooMany);
  expect((await read('administrator')).email).toBe(before.email);
  expect(await readAuditLog(service, 'old passwords of Ada')).toHaveLength(1);
  service.clock.now = new Date(service.clock.now.getTime() + 61_000);
});

test('nobody learns whether an address has an account, and its owner gets a mail', async () => {
  const before = await read('superUser');
  const ask = async (email: string) => {
    const answer = await save({ ...before, email, shortName: 'Sam' }, 'superUser');
    service.clock.now = new Date(service.clock.now.getTime() + 61_000);
    return [answer.status, answer.headers.get('X-Error-Reason'), await answer.json()];
  };
  const free = await ask('free@demo.test');
  const linkBefore = await lastLink();
  expect(await ask('ADMIN@demo.test')).toEqual(free);
  expect(free).toEqual([200, null, { ...before, shortName: 'Sam', mailState: 'Sent' }]);

  // This request sent no link. As always, it replaced the pending change of the request before.
  expect(await lastLink()).toBe(linkBefore);
  expect((await service.fetch(linkBefore)).status).toBe(404);
  const outbox = await (await service.fetch('/dev/outbox')).text();
  expect(outbox).toContain(`To ${administrator.email}`);
  expect(outbox).toContain('Somebody asked for your email address');
  expect((await read('administrator')).email).toBe(administrator.email);
  const entries = await readAuditLog(service, 'ADMIN@demo.test, which another user has');
  expect(entries).toMatchObject([{ type: 400, userID: superUser.userID }]);
  await save(before, 'superUser');
});

test('a Unicode look-alike of the own address is a new address', async () => {
  const before = await read('superUser');
  const store = (email: string) => {
    const changes = [{ ...before, email }];
    return service.call('/api/user/batch', { as: 'superUser', body: { changes, deletes: [] } });
  };
  expect((await store('kim@demo.test')).status).toBe(200);
  // A Cyrillic letter.
  const email = '\u043aim@demo.test';
  const answer = await save({ ...before, email }, 'superUser');
  expect(await answer.json()).toMatchObject({ email: 'kim@demo.test' });
  await store(before.email);
  service.clock.now = new Date(service.clock.now.getTime() + 61_000);
});

test('of simultaneous requests for new addresses one gets a mail', async () => {
  const before = await read('administrator');
  const addresses = [1, 2, 3, 4, 5].map((number) => `ada.at.once${number}@demo.test`);
  const answers = await Promise.all(
    addresses.map((email) => save({ ...before, email }, 'administrator')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  service.clock.now = new Date(service.clock.now.getTime() + 61_000);
});

test('strangers get few mails, and no link that a person has put into the own name', async () => {
  const before = await read('administrator');
  const asking = { email: 'stranger@elsewhere.test', fullName: 'Pay here: evil.test/pay' };
  for (const status of [200, 200, 200, 200, 200, 400]) {
    service.clock.now = new Date(service.clock.now.getTime() + 61_000);
    expect((await save({ ...before, ...asking }, 'administrator')).status).toBe(status);
  }
  const outbox = await (await service.fetch('/dev/outbox')).text();
  expect(outbox).toContain('Somebody wants to sign in with this address');
  expect(outbox).not.toContain('evil.test');
  await save(before, 'administrator');
});

test('a person gets one mail a minute, and only the last link works', async () => {
  const before = await read('administrator');
  const ask = (email: string) => save({ ...before, email }, 'administrator');
  expect((await ask('ada1@demo.test')).status).toBe(200);
  const first = await lastLink();
  const tooSoon = await ask('ada2@demo.test');
  expect(tooSoon.headers.get('X-Error-Reason')).toBe(
    'Nothing was saved: you asked for a new address less than a minute ago. Wait a minute, then save again.',
  );
  service.clock.now = new Date(service.clock.now.getTime() + 61_000);
  expect((await ask('ada3@demo.test')).status).toBe(200);
  expect((await postForm(service, first, { password: demoPassword })).status).toBe(404);
  const last = await lastLink();
  service.clock.now = new Date(service.clock.now.getTime() + 25 * 60 * 60_000);
  expect((await service.fetch(last)).status).toBe(404);
  expect(await signIn(service, administrator.email, demoPassword)).toMatch(/^session=/);
});

test('a link does not take an address that another user has got since', async () => {
  const sam = (await signIn(service, superUser.email, demoPassword)) as string;
  const call = (to: string, body?: unknown) => service.call(to, { body, headers: { Cookie: sam } });
  const own = await (await call(path)).json();
  expect((await call(path, { ...own, email: 'wanted@demo.test' })).status).toBe(200);
  const link = await lastLink();
  const person = { shortName: 'W', fullName: 'Wanda', email: 'Wanted@demo.test' };
  await call('/api/user/batch', { changes: [person], deletes: [] });
  const answer = await postForm(service, link, { password: demoPassword });
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('belongs to another user'),
  ]);
  expect(await (await call(path)).json()).toEqual(own);
});

test('without a mail server the service saves neither the address nor the rest', async () => {
  const silent = await testService({ mailer: noMailer });
  const call = (body?: unknown) => silent.call(path, { as: 'ordinaryUser', body });
  const own = await (await call()).json();
  const answer = await call({ ...own, email: 'new@demo.test', shortName: 'N' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('X-Error-Reason')).toBe(
    'Nothing was saved: no mail can be sent at this time, and a new address has to be confirmed by mail. Save without it, or try again later.',
  );
  expect(await (await call()).json()).toEqual(own);
  expect(await readAuditLog(silent, 'new@demo.test could not be sent')).toHaveLength(1);
  await silent.close();
});

test('a mail that the mail server does not take yet waits, and the rest is saved', async () => {
  const away = await testService({ smtpUrl: 'smtp://127.0.0.1:9' });
  const call = (body?: unknown) => away.call(path, { as: 'ordinaryUser', body });
  const own = await (await call()).json();
  const answer = await call({ ...own, email: 'new@demo.test', shortName: 'N' });
  expect(await answer.json()).toEqual({ ...own, shortName: 'N', mailState: 'Pending' });
  const entries = await readAuditLog(away, 'new@demo.test could not be sent');
  expect(entries.map(({ message }) => message)).toEqual([
    'The mail that confirms the new address new@demo.test could not be sent. It is tried again for an hour.',
  ]);
  await away.close();
});

test('the mail of an address that was replaced or given up is not sent later', async () => {
  const away = await testService({ smtpUrl: 'smtp://127.0.0.1:9' });
  const call = (body?: unknown) => away.call(path, { as: 'ordinaryUser', body });
  const own = await (await call()).json();
  await call({ ...own, email: 'first@demo.test' });
  const later = (minutes: number) => {
    away.clock.now = new Date(away.clock.now.getTime() + minutes * 60_000);
  };
  later(2);
  await call({ ...own, email: 'second@demo.test' });
  const file = createClient({ url: `file:${away.folder}/service.db` });
  const waiting = async () => (await file.execute('select email from mail_jobs')).rows;
  expect(await waiting()).toEqual([expect.objectContaining({ email: 'second@demo.test' })]);
  await file.execute('update email_changes set date_time_expires = 0');
  later(6);
  await away.restart();
  await expect.poll(waiting).toEqual([]);
  file.close();
  await away.close();
});
