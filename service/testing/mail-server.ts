import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { testService } from './test-service';

/**
 * Starts a mail server for tests. It takes every message, and keeps its envelope and lines.
 * @param options a mailbox that does not exist is refused; a sender is answered when `isReady` resolves
 */
export async function mailServer({
  hasMailbox = (_address: string): boolean => true,
  isReady = (): Promise<void> => Promise.resolve(),
} = {}) {
  const lines: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    authOptional: true,
    // Encryption needs a certificate, which this server does not have.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: async ({ address }, _session, done) => {
      lines.push(`MAIL FROM:<${address}>`);
      await isReady();
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      lines.push(`RCPT TO:<${address}>`);
      done(
        hasMailbox(address)
          ? null
          : Object.assign(new Error('No such mailbox.'), { responseCode: 550 }),
      );
    },
    onData: async (message, _session, done) => {
      const parts: Buffer[] = [];
      for await (const part of message) parts.push(Buffer.from(part));
      lines.push(...Buffer.concat(parts).toString().split('\r\n'));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    lines,
    /** How many connections it has taken. */
    connections: () => connections,
    port: (server.server.address() as AddressInfo).port,
    close: () => server.close(),
    /** The received text, without the soft line breaks and escapes of quoted-printable. */
    text: () =>
      lines
        .join('\n')
        .replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  };
}

/** Starts a service with its own mail server and a public address. */
export async function serviceWithMail() {
  const server = await mailServer();
  const service = await testService({
    smtpUrl: `smtp://127.0.0.1:${server.port}/?from=console@demo.test`,
    publicUrl: 'https://console.demo.test',
  });
  return {
    server,
    service,
    close: async () => {
      await service.close();
      server.close();
    },
  };
}
