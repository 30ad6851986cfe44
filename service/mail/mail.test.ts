import { describe, expect, test } from 'vitest';
import { mailServer } from '../testing/mail-server';
import { testService } from '../testing/test-service';
import { MailError, noMailer } from './mailer';
import {
  confirmEmailMail,
  invitationMail,
  openedInvitationMail,
  passwordChangedMail,
  passwordResetMail,
} from './mails';
import { Outbox, outboxPage } from './outbox';
import { smtpMailer } from './smtp-mailer';

const publicUrl = 'https://console.test';
const mail = {
  to: 'new.person@demo.test',
  subject: 'Invitation <b>',
  text: 'Accept at https://console.test/invitations/accept/x & welcome',
};

test('the mailer sends to the server of SMTP_URL, with one recipient', async () => {
  const server = await mailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}/?from=console@demo.test`, publicUrl);
  await mailer.send({ ...mail, subject: 'Hello' });
  server.close();
  expect(server.lines).toContain('MAIL FROM:<console@demo.test>');
  expect(server.lines.filter((line) => line.startsWith('RCPT'))).toEqual([
    'RCPT TO:<new.person@demo.test>',
  ]);
  expect(server.lines).toContain('Subject: Hello');
  // An absent person's mail program does not answer it.
  expect(server.lines).toContain('Auto-Submitted: auto-generated');
});

test.each([
  ['console.test', 'https://console.test', '127.0.0.1'],
  ['[127.0.0.1]', 'https://192.0.2.1', '127.0.0.1'],
  ['[127.0.0.1]', 'http://[::1]:4173', '127.0.0.1'],
  ['localhost', 'http://localhost:4173', 'localhost'],
])(
  'by default the sender is no-reply@%s at %s with the mail server %s',
  async (domain, publicUrl, host) => {
    const server = await mailServer();
    await smtpMailer(`smtp://${host}:${server.port}`, publicUrl).send(mail);
    server.close();
    expect(server.lines).toContain(`MAIL FROM:<no-reply@${domain}>`);
  },
);

test('a server that does not answer, and a missing one, cause a MailError', async () => {
  const server = await mailServer();
  server.close();
  await expect(smtpMailer(`smtp://127.0.0.1:${server.port}`, publicUrl).send(mail)).rejects.toThrow(
    MailError,
  );
  await expect(noMailer.send(mail)).rejects.toThrow(MailError);
});

test('a mailbox that the server refuses is refused for good, a server that is away is not', async () => {
  const server = await mailServer({ hasMailbox: () => false });
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, publicUrl);
  await expect(mailer.send(mail)).rejects.toMatchObject({ isFinal: true });
  server.close();
  await expect(mailer.send(mail)).rejects.toMatchObject({ isFinal: false });
});

test('the outbox shows the newest message first, as text with links', async () => {
  const outbox = new Outbox(() => new Date('2026-11-21T12:00:00Z'));
  const page = outboxPage(outbox);
  expect(await (await page.request('/')).text()).toContain('No mail has been sent.');
  await outbox.send({ ...mail, subject: 'First' });
  await outbox.send(mail);
  const html = await (await page.request('/')).text();
  expect(html).toContain('<h2>Invitation &lt;b&gt;</h2>');
  expect(html.indexOf('Invitation')).toBeLessThan(html.indexOf('First'));
  expect(html).toContain(
    '<a href="https://console.test/invitations/accept/x">https://console.test/invitations/accept/x</a> &amp; welcome',
  );
});

test('the outbox keeps the last 200 messages', async () => {
  const outbox = new Outbox(() => new Date(0));
  for (let number = 1; number <= 201; number += 1) {
    await outbox.send({ ...mail, subject: `Number ${number}` });
  }
  expect(outbox.mails).toHaveLength(200);
  expect(outbox.mails[0]?.subject).toBe('Number 201');
});

test.each([
  [{ isDemo: true }, 200],
  [{ isDemo: true, smtpUrl: 'smtp://127.0.0.1:9' }, 404],
  [{ isDemo: false }, 404],
])('with %j the outbox answers %i', async (options, status) => {
  const service = await testService(options);
  expect((await service.fetch('/dev/outbox')).status).toBe(status);
  await service.close();
});

const link = 'https://console.test/x';
const invitation = {
  email: 'new@demo.test',
  senderName: 'Ada Marchetti',
  organisationName: 'Harbour',
  link,
  expires: new Date(0),
};

describe.each([
  'Pay at evil.test/pay',
  'Pay now: evil.test/pay',
  'https://evil',
  'evil．test',
  'evil。test',
  '192.0.2.1',
])('a mail leaves out the name "%s", which could be a link,', (name) => {
  test('of a person who wants the address', () => {
    const change = { email: 'new@demo.test', fullName: name, link, expires: new Date(0) };
    expect(confirmEmailMail(change).text).toMatch(/^Somebody wants/);
  });

  test.each([invitationMail, openedInvitationMail])('of an organisation: %o', (mailOf) => {
    const { subject, text } = mailOf({ ...invitation, organisationName: name });
    expect(subject).toMatch(/nvitation to an organisation$/);
    expect(text).toMatch(/^Ada Marchetti \w+ .*you to an organisation\b/);
    expect(text).not.toContain(name);
  });

  test('of the account that it is about', () => {
    const person = { email: 'new@demo.test', fullName: name };
    expect(passwordResetMail({ ...person, link, minutes: 60 }).text).toMatch(/^Hello new@/);
    expect(passwordChangedMail({ ...person, changed: new Date(0) }).text).toMatch(/^Hello new@/);
  });
});

test.each(['J.R. Olsen', 'Dr. Ada Marchetti', 'Nils O’Neil-Ström', 'Harbour Ltd. & Co.'])(
  'a mail to a stranger has the name "%s"',
  (name) => {
    const change = { email: 'new@demo.test', fullName: name, link, expires: new Date(0) };
    expect(confirmEmailMail(change).text.startsWith(`${name} wants`)).toBe(true);
    const { subject } = invitationMail({ ...invitation, organisationName: name });
    expect(subject).toBe(`Invitation to ${name}`);
  },
);
