import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { closeAfterAnswers, startServer, stopServer, stopUnderLoad } from './server';

const count = 50;

// Opens connections on a thread of its own, sends a request on each, and reports what came back.
const client = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, opened, count } } = require('node:worker_threads');
  const ask = () => new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n');
      Atomics.add(opened, 0, 1);
      Atomics.notify(opened, 0);
    });
    socket.on('data', (data) => { answer += data; });
    socket.on('error', (error) => resolve(error.code));
    socket.on('close', () => resolve(answer));
  });
  Promise.all(Array.from({ length: count }, ask)).then((answers) => parentPort.postMessage(answers));
`;

test('connections that wait to be taken when the service stops get their answer, and are closed', async () => {
  const fetch = () => new Response('answered');
  const { server, port } = await startServer({ fetch, host: '127.0.0.1', port: 0 });
  const opened = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(client, { eval: true, workerData: { port, opened, count } });
  const outcome = once(worker, 'message');
  // This thread does nothing else, as while a large save runs: the connections wait in the system.
  for (let now = 0; now < count; now = Atomics.load(opened, 0)) Atomics.wait(opened, 0, now);
  closeAfterAnswers(server);
  await stopUnderLoad(server);
  const [answers] = (await outcome) as [string[]];
  expect(answers).toHaveLength(count);
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK.*answered/s);
    expect(answer).toMatch(/^connection: close\r$/im);
  }
});

test('a connection that sends many requests at once has one of them in work', async () => {
  const inWork: number[] = [];
  let count = 0;
  const fetch = async () => {
    inWork.push(++count);
    await setImmediate();
    return new Response(`answer ${count--}`);
  };
  const { server, port } = await startServer({ fetch, host: '127.0.0.1', port: 0 });
  const socket = connect(port, '127.0.0.1');
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n';
  socket.write(`${request}\r\n`.repeat(2));
  socket.write(`${request}Connection: close\r\n\r\n`);
  expect((await text(socket)).match(/answer \d/g)).toEqual(['answer 1', 'answer 1', 'answer 1']);
  expect(inWork).toEqual([1, 1, 1]);
  await stopServer(server, 0);
});

test('a client that takes no answer loses its connection', async () => {
  const fetch = () => new Response('answered '.repeat(2_000_000));
  const { server, port } = await startServer({ fetch, host: '127.0.0.1', port: 0, patience: 100 });
  const [[taken]] = await Promise.all([once(server, 'connection'), askWithoutReading(port)]);
  await once(taken, 'close');
  await stopServer(server);
});

test('an answer that never ends loses its connection, although its client takes all of it', async () => {
  const body = () => new ReadableStream({ pull: (stream) => stream.enqueue(Buffer.from('more')) });
  const fetch = () => new Response(body());
  const { server, port } = await startServer({ fetch, host: '127.0.0.1', port: 0, longest: 100 });
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'close');
  await stopServer(server);
});

async function askWithoutReading(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.pause().on('error', () => {});
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
}
