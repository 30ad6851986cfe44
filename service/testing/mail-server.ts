import { type AddressInfo, createServer } from 'node:net';

// Addresses outside of ASCII need a server that says that it takes them.
const answers: Record<string, string> = {
  QUIT: '221 bye\r\n',
  EHLO: '250-mail.test\r\n250-8BITMIME\r\n250 SMTPUTF8\r\n',
};

/** A mail server for tests. It takes every message and keeps the lines that it was told. */
export async function mailServer() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isMessage = false;
    socket.write('220 mail.test\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isMessage) {
          if (line === '.') {
            isMessage = false;
            socket.write('250 taken\r\n');
          }
        } else if (line === 'DATA') {
          isMessage = true;
          socket.write('354 go on\r\n');
        } else {
          socket.write(answers[line.slice(0, 4)] ?? '250 mail.test\r\n');
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    lines,
    port: (server.address() as AddressInfo).port,
    close: () => server.close(),
    /** What was sent, with the soft line breaks and escapes of mail taken back. */
    text: () =>
      lines
        .join('\n')
        .replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  };
}
