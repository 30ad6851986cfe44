import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runProgram, whenReady } from '../commands/lib/run-program';
import { startMock } from './start-mock';

test('Ctrl+C while a mock with memory starts, also twice, leaves no records', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stopping-'));
  const records = () => readdirSync(folder).filter((name) => name.startsWith('mock-records-'));
  const mock = await runProgram({
    commandLine: [
      `--import=data:text/javascript,process.once('SIGINT',()=>console.log('interrupted'))`,
      ...['--import=tsx', 'scripts/mock/main.ts', '--port=0', '--stateful'],
    ],
    environment: { TMPDIR: folder },
  });
  await whenReady(mock, () => records().length > 0);
  process.kill(mock.pid, 'SIGINT');
  // The system drops a signal while the same one waits.
  await vi.waitUntil(() => mock.output().includes('interrupted'), { interval: 1, timeout: 60_000 });
  expect([await mock.end('SIGINT'), records()]).toEqual([0, []]);
  rmSync(folder, { recursive: true });
});

test('the WebSocket of a development server does not keep the mock from ending', async () => {
  const upgraded = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: a\r\n\r\n';
  const vite = createServer().on('upgrade', (_request, socket) => socket.write(upgraded));
  await once(vite.listen(0, '127.0.0.1'), 'listening');
  const { port } = vite.address() as AddressInfo;
  const mock = await startMock({ port: 0, vite: `http://127.0.0.1:${port}` });
  const browser = connect(Number(new URL(mock.origin).port), '127.0.0.1');
  browser.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: a\r\n\r\n');
  await once(browser, 'data');
  const isClosed = await Promise.race([mock.close().then(() => true), pause(5_000, false)]);
  browser.destroy();
  vite.close();
  expect(isClosed).toBe(true);
});

test('a development server that does not answer is named', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const vite = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await once(server.close(), 'close');
  const mock = await startMock({ port: 0, vite });
  const answer = await fetch(`${mock.origin}/admin/users`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(
    `Nothing answers at ${vite} (--vite). Start &quot;npm run dev&quot;, or leave --vite out.`,
  );
  await mock.close();
});
