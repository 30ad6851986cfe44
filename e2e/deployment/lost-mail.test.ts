import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { RemoteClient } from '../../service/database/remote/remote-client';
import { mailServer } from '../../service/testing/mail-server';
import { answer } from './support/calls';
import { cleansUp, later } from './support/clean-up';
import { firstSuperUser, startInstance } from './support/start-instance';
import { startSqld } from './support/start-sqld';

cleansUp();

const smtpUrl = (port: number) => `smtp://127.0.0.1:${port}/?from=console@demo.test`;

/** Starts a mail server that gets messages and never says that it has taken one. */
async function silentMailServer() {
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (message) => {
      message.resume();
      arrived();
    },
  });
  // The killed instance leaves its connection without a word.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  later('test', () => server.close());
  return { port: (server.server.address() as AddressInfo).port, arrival };
}

test('the mail of a killed instance is sent by another one, once', async () => {
  const { url } = await startSqld();
  const silent = await silentMailServer();
  const killed = await startInstance({
    environment: { DATABASE_URL: url, SMTP_URL: smtpUrl(silent.port) },
  });
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const { email } = firstSuperUser;
  await answer(killed.origin, '/passwordreset/send', headers, { email });
  await silent.arrival;
  await killed.program.end('SIGKILL');

  // Five minutes pass.
  const database = new RemoteClient(url);
  later('test', () => database.close());
  await database.execute('UPDATE mail_jobs SET date_time_due = 0');

  const mails = await mailServer();
  later('test', () => mails.close());
  const environment = { DATABASE_URL: url, SMTP_URL: smtpUrl(mails.port) };
  await Promise.all([startInstance({ environment }), startInstance({ environment })]);
  const left = async () => (await database.execute('SELECT * FROM mail_jobs')).rows.length;
  await vi.waitUntil(async () => (await left()) === 0, { timeout: 60_000 });
  expect(mails.lines.filter((line) => line === `RCPT TO:<${email}>`)).toHaveLength(1);
  expect(mails.text()).toContain('/resetpassword/validate/');
});
