import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startServer, stopServer } from './http/server';
import { pngBytes } from './testing/png-bytes';
import { type TestService, testService } from './testing/test-service';

const [kibi, mebi] = [1024, 1024 * 1024];

let service: TestService;
let cookie: string;

beforeAll(async () => {
  service = await testService();
  cookie = await service.cookieOf('ordinaryUser');
});

afterAll(() => service.close());

const headers = (Cookie = cookie) => ({
  Cookie,
  'X-Requested-With': 'XMLHttpRequest',
  'Content-Type': 'application/json',
});

/** Makes a body of chunks, and counts how many of them somebody has asked for. */
function countedBody(chunk: string, count: number) {
  const bytes = Buffer.from(chunk);
  const body = { taken: 0, stream: new ReadableStream<Uint8Array>() };
  body.stream = new ReadableStream(
    {
      pull(controller) {
        if (body.taken === count) return controller.close();
        body.taken += 1;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return body;
}

const post = (path: string, body: BodyInit, given: Record<string, string> = headers()) =>
  service.service.fetch(
    new Request(`http://console.test${path}`, {
      method: 'POST',
      body,
      headers: given,
      ...({ duplex: 'half' } as object),
    }),
  );

describe('a body is refused before anything parses it', () => {
  const parse = vi.spyOn(JSON, 'parse');

  beforeEach(() => {
    parse.mockClear();
  });

  /** How often somebody parsed a text that begins as the body does; the log is parsed as well. */
  const parsedBodies = (begin: string) =>
    parse.mock.calls.filter(([text]) => String(text).startsWith(begin)).length;

  test('16 MiB of brackets: after the first chunk', async () => {
    const brackets = countedBody('['.repeat(64 * kibi), 256);
    const response = await post('/api/user/profile', brackets.stream);
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Contract-Violation')).toContain('nested deeper than 16');
    expect(brackets.taken).toBe(1);
    expect(parsedBodies('[[[[')).toBe(0);
  });

  test('a declared size above the limit: before the first chunk', async () => {
    const large = countedBody(' '.repeat(64 * kibi), 256);
    const response = await post('/api/user/profile', large.stream, {
      ...headers(),
      'Content-Length': String(16 * mebi),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toBe(
      'The server takes at most 2 MiB at once. Choose a smaller picture.',
    );
    expect(large.taken).toBe(0);
  });

  test('an undeclared size above the limit: at the chunk that exceeds it', async () => {
    const large = countedBody(' '.repeat(64 * kibi), 256);
    const response = await post('/api/user/profile', large.stream);
    expect(response.status).toBe(413);
    expect(large.taken).toBe(33);
  });

  test('many values in few bytes: at the chunk that exceeds their number', async () => {
    const many = countedBody('{},'.repeat(10_000), 60);
    const response = await post('/api/user/profile', many.stream);
    expect(response.status).toBe(413);
    expect(many.taken).toBe(2);
    expect(parsedBodies('{},{}')).toBe(0);
  });

  test('another content type: before the first chunk', async () => {
    const other = countedBody('x', 1);
    const given = { ...headers(), 'Content-Type': 'text/plain' };
    expect((await post('/api/user/profile', other.stream, given)).status).toBe(400);
    expect(other.taken).toBe(0);
  });
});

test.each([
  ['without a session', '/api/user/profile', '', 401],
  ['without the role', '/api/user/batch', undefined, 403],
])('nobody reads the body of a caller %s', async (_who, path, given, status) => {
  const body = countedBody('[', 1);
  const response = await post(path, body.stream, headers(given));
  expect(response.status).toBe(status);
  expect(body.taken).toBe(0);
});

test('a small call takes 64 KiB, and says so', async () => {
  const body = JSON.stringify({ email: 'a@b.test', filler: 'x'.repeat(64 * kibi) });
  const response = await post('/passwordreset/send', body);
  expect(response.status).toBe(413);
  expect(await response.text()).toBe('The server takes at most 64 KiB at once.');
});

test('a profile with the largest picture is saved', async () => {
  const pixel = pngBytes();
  const picture = Buffer.concat([pixel, Buffer.alloc(mebi - pixel.length)]).toString('base64');
  const profile = await (await service.call('/api/user/profile', { as: 'ordinaryUser' })).json();
  const body = { ...profile, image: picture };
  const response = await service.call('/api/user/profile', { as: 'ordinaryUser', body });
  expect(response.status).toBe(200);
});

test('one person cannot fill the memory with bodies that do not end', async () => {
  const open = Array.from({ length: 40 }, () => {
    let wasRefused = false;
    let end: () => unknown = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(' '.repeat(mebi)));
        // The service cancels the body that it refuses.
        end = () => wasRefused || controller.close();
      },
      cancel() {
        wasRefused = true;
      },
    });
    return { answer: post('/api/user/profile', stream), end: () => end() };
  });
  // Those beyond the budget are answered although their bodies have not ended.
  const early = await Promise.any(open.map(({ answer }) => answer));
  expect(early.status).toBe(503);
  expect(await early.text()).toContain('your other saves');
  for (const { end } of open) end();
  const statuses = await Promise.all(open.map(async ({ answer }) => (await answer).status));
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10);
  // Afterwards there is room again: only the text itself is wrong.
  expect((await post('/api/user/profile', ' '.repeat(mebi))).status).toBe(400);
});

test('the large batches of one person run one after the other, so that others come in between', async () => {
  const finished: string[] = [];
  const [organisation] = await (
    await service.call('/api/Organisation', { as: 'superUser' })
  ).json();
  const path = `/api/organisation/${organisation.organisationID}/team/batch`;
  const save = async (index: number) => {
    const changes = Array.from({ length: 50 }, (_, team) => ({ name: `Team ${index} ${team}` }));
    const body = JSON.stringify({ changes, deletes: [] }).padEnd(65 * kibi);
    const answer = await post(path, body, headers(await service.cookieOf('superUser')));
    finished.push(`batch ${answer.status}`);
  };
  const batches = Promise.all(Array.from({ length: 10 }, (_, index) => save(index)));
  await vi.waitUntil(() => finished.length > 0, { interval: 1 });
  await service.call('/Authentication/current', { as: 'ordinaryUser' });
  finished.push('other');
  await batches;
  expect(finished.filter((name) => name === 'batch 200')).toHaveLength(10);
  expect(finished.indexOf('other')).toBeLessThan(5);
});

test('others are answered during a large batch, and see all of it or nothing', async () => {
  const nameOf = async (): Promise<string> => {
    const current = await service.call('/Authentication/current', { as: 'administrator' });
    return (await current.json())[0].fullName;
  };
  const answer = await service.call('/Authentication/current', { as: 'administrator' });
  const [person] = await answer.json();
  const { userID, shortName, email } = person;
  await service.cookieOf('superUser');
  // A clock that goes on by a second with each look makes long work of a few records.
  let seconds = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    seconds += 1;
    return seconds * 1_000;
  });
  const others = Array.from({ length: 20 }, (_, index) => ({
    shortName: 'Many',
    fullName: `One of many ${index}`,
    email: `many${index}@large.test`,
  }));
  const changes = [{ userID, shortName, email, fullName: 'Renamed First' }, ...others];
  let isOver = false;
  const batch = service
    .call('/api/user/batch', { as: 'superUser', body: { changes, deletes: [] } })
    .finally(() => {
      isOver = true;
    });
  const seen: string[] = [];
  while (!isOver) {
    seen.push(await nameOf());
    await setImmediate();
  }
  expect((await batch).status).toBe(200);
  clock.mockRestore();
  const before = seen.filter((name) => name === person.fullName);
  expect(before.length).toBeGreaterThan(20);
  expect([...seen.slice(before.length), await nameOf()]).not.toContain(person.fullName);
});

test.each([
  ['a call', '/api/user/profile', headers],
  [
    'the sign-in',
    '/authentication/login',
    () => ({ 'Content-Type': 'application/x-www-form-urlencoded' }),
  ],
])('a client that leaves while it sends %s is no failure', async (_what, path, given) => {
  const stream = new ReadableStream({ pull: (body) => body.error(new Error('aborted')) });
  expect((await post(path, stream, given())).status).toBe(400);
  expect(service.errors).toEqual([]);
});

describe('over the network', () => {
  test.each([
    ['declared', '/api/user/profile', `Content-Length: ${64 * mebi}`, 413],
    ['of brackets', '/api/user/profile', 'Transfer-Encoding: chunked', 400],
    ['without a session', '/api/user', `Content-Length: ${64 * mebi}`, 401],
  ])('a body %s gets its answer, and the connection ends', async (_what, path, length, status) => {
    const { server, port } = await startServer({
      fetch: (request) => service.service.fetch(request),
      host: '127.0.0.1',
      port: 0,
    });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    let received = '';
    socket.on('data', (data) => {
      received += data.toString();
    });
    const session = status === 401 ? '' : `Cookie: ${cookie}\r\n`;
    socket.write(
      `POST ${path}${status === 401 ? '/batch' : ''} HTTP/1.1\r\nHost: console.test\r\n${length}\r\n${session}` +
        'X-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\n\r\n',
    );
    const brackets = '['.repeat(0x8000);
    const chunk = length.startsWith('Transfer') ? `8000\r\n${brackets}\r\n` : brackets;
    // Sends as much as the connection takes, for ever.
    const send = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
    await new Promise((resolve) => socket.on('close', resolve));
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await stopServer(server, 0);
  });
});
