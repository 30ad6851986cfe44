import { get, type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { compression } from '../http/compression';
import { startServer, stopServer } from '../http/server';
import { listOf, type Portion, StreamedList } from './streamed-list';

const watch = { check: () => {}, onFailure: () => {} };

const portionOf = (rows: unknown[], isLast = false): Portion => ({
  json: new Uint8Array(Buffer.from(JSON.stringify(rows))),
  isLast,
});

async function* portionsOf(lists: unknown[][]) {
  for (const [index, rows] of lists.entries()) yield portionOf(rows, index === lists.length - 1);
}

test('portions leave as one array, also if some of them are empty', async () => {
  const lists = fc.array(fc.array(fc.jsonValue(), { maxLength: 3 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(lists, async (rows) => {
      const list = await new StreamedList(portionsOf(rows)).start();
      const text = await new Response(list.body(watch)).text();
      expect(text).toBe(JSON.stringify(rows.flat()));
    }),
  );
});

test('a list is read no faster than it is taken', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield portionOf([read]);
    }
  }
  const list = await new StreamedList(endless()).start();
  const reader = list.body(watch).getReader();
  for (let taken = 1; taken < 50; taken += 1) {
    await reader.read();
    expect(read).toBeLessThanOrEqual(taken + 1);
  }
  await reader.cancel();
});

test('records that are made one by one leave as one array, and are made no faster than taken', async () => {
  let made = 0;
  function* numbers(count: number) {
    for (let number = 0; number < count; number += 1) {
      made += 1;
      yield number;
    }
  }
  for (const count of [0, 1_000]) {
    const { whole } = await listOf(numbers(count)).start();
    expect(Buffer.from(whole ?? []).toString()).toBe(JSON.stringify([...numbers(count)]));
  }
  made = 0;
  const list = await listOf(numbers(5_000)).start();
  expect(list.whole).toBeNull();
  expect(made).toBeLessThan(2_000);
  const text = await new Response(list.body(watch)).text();
  expect(text).toBe(JSON.stringify([...numbers(5_000)]));
});

/** Serves a list at a port, through the compression. */
async function withServer<T>(
  portions: AsyncGenerator<Portion>,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const app = new Hono().use(compression()).get('/', async () => {
    const list = await new StreamedList(portions).start();
    return new Response(list.body(watch), {
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    });
  });
  const { server, port } = await startServer({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  try {
    return await work(port);
  } finally {
    await stopServer(server, 0);
  }
}

const open = (port: number, encoding: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject);
  });

describe.each(['identity', 'br', 'gzip'])('with the encoding %s', (encoding) => {
  test.each([1, 2, 3, 40])('a failure after %i portions is a broken answer', async (count) => {
    async function* failing() {
      for (let number = 0; number < count; number += 1) yield portionOf([number]);
      throw new Error('The disk is gone.');
    }
    await withServer(failing(), async (port) => {
      const answer = await open(port, encoding);
      const whole = async () => {
        for await (const part of answer) expect(part.length).toBeGreaterThan(0);
      };
      await expect(whole()).rejects.toThrow('aborted');
      expect(answer.complete).toBe(false);
    });
  });

  test('a client that leaves ends the reading', async () => {
    let leave = () => {};
    const ended = new Promise<void>((resolve) => {
      leave = resolve;
    });
    async function* endless() {
      try {
        for (;;) yield portionOf(['x'.repeat(100_000)]);
      } finally {
        leave();
      }
    }
    await withServer(endless(), async (port) => {
      const answer = await open(port, encoding);
      answer.once('data', () => answer.destroy());
      await ended;
    });
  });
});
