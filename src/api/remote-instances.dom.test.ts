import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFailure } from './failed-call';
import { BlockedAddressError, beginLookups, remoteInstanceQueries } from './remote-instances';

const answered = { success: true, data: [{ Name: 'POSCore', Version: '7.4', GitHash: 'abc' }] };
let queryClient: QueryClient;
let address = '';
let number = 0;
const requests: Request[] = [];

/**
 * Replaces fetch by one that records its requests and, like the browser's, rejects when it is
 * aborted.
 */
function answerBy(answer: (request: Request) => Promise<Response>) {
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return Promise.race([
      answer(request),
      new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }),
    ]);
  });
}

const ask = () => {
  const asked = queryClient.fetchQuery(remoteInstanceQueries.version(address, 1));
  asked.catch(() => {});
  return asked;
};

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  requests.length = 0;
  // The module remembers blocked addresses for as long as the page lives.
  number += 1;
  address = `https://instance-${number}.test`;
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lookup calls the instance itself, with the common headers and no credentials', async () => {
  answerBy(async () => Response.json(answered));
  address = `${address}/core/`;
  const asked = ask();
  await vi.advanceTimersByTimeAsync(200);
  expect(await asked).toEqual({ version: '7.4', commitHash: 'abc' });
  const [request] = requests;
  expect(request?.url).toBe(`https://instance-${number}.test/core/api/v1/version/info`);
  expect(request?.credentials).toBe('omit');
  expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
});

test('the errors have their own path', async () => {
  answerBy(async () =>
    Response.json({ success: true, data: { Count: 0, LastExceptionDateTime: null } }),
  );
  const asked = queryClient.fetchQuery(remoteInstanceQueries.exceptions(address, 1));
  await vi.advanceTimersByTimeAsync(200);
  expect(await asked).toEqual({ count: 0, lastTime: null });
  expect(requests[0]?.url).toBe(`${address}/api/v1/exceptions/info`);
});

test('a visit calls an instance once, and a later visit calls it again', async () => {
  answerBy(async () => Response.json(answered));
  for (const since of [1, 1, 2]) {
    const asked = queryClient.fetchQuery(remoteInstanceQueries.version(address, since));
    await vi.advanceTimersByTimeAsync(600_000);
    await asked;
  }
  expect(requests).toHaveLength(2);
});

test('a visit keeps no answers of those before, except the shown ones', async () => {
  answerBy(async () => Response.json(answered));
  const shown = remoteInstanceQueries.version(address, 1);
  const stop = new QueryObserver(queryClient, shown).subscribe(() => {});
  void queryClient.prefetchQuery(remoteInstanceQueries.version(address, 0));
  await vi.advanceTimersByTimeAsync(200);
  expect(beginLookups(queryClient)).toBe(Date.now());
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map(({ queryKey }) => queryKey)).toEqual([shown.queryKey]);
  stop();
});

test('a call has a time-out of five seconds', async () => {
  answerBy(() => new Promise(() => {}));
  const asked = ask();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await expect(asked).rejects.toThrow('No answer within 5 seconds');
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests).toHaveLength(1);
});

test('an answer whose body never ends times out', async () => {
  answerBy(
    async () =>
      new Response(
        new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) }),
      ),
  );
  const asked = ask();
  await vi.advanceTimersByTimeAsync(5_200);
  await expect(asked).rejects.toThrow('No answer within 5 seconds');
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Could not be reached'],
  ['a page', async () => new Response('<!doctype html>'), 'Answer could not be read'],
  ['nothing', async () => new Response(''), 'Answer could not be read'],
  ['a trouble', async () => new Response('oops', { status: 500 }), 'Answered with status 500'],
  ['a refusal', async () => new Response('', { status: 401 }), 'Answered with status 401'],
  ['another success', async () => Response.json(answered, { status: 201 }), 'with status 201'],
  ['no data', async () => Response.json({ success: false }), 'Instance could not tell'],
])(
  '%s: the lookup fails once with a readable text, and notifies no failure listener',
  async (_what, answer, words) => {
    const signalled = vi.fn();
    const stop = onFailure(signalled);
    answerBy(answer);
    const asked = ask();
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(asked).rejects.toThrow(words);
    expect(requests).toHaveLength(1);
    expect(signalled).not.toHaveBeenCalled();
    stop();
  },
);

test.each(['javascript:alert(1)', 'ftp://x', 'core', 'https://a?b'])(
  'a lookup never calls the malformed address %s',
  async (wrong) => {
    answerBy(async () => Response.json(answered));
    address = wrong;
    await expect(ask()).rejects.toThrow('Not a valid address');
    expect(requests).toEqual([]);
  },
);

/** Answers as a browser does whose page may not call the address. */
const blockCalls = () =>
  answerBy(() => {
    const event = new Event('securitypolicyviolation');
    setTimeout(() =>
      document.dispatchEvent(
        Object.assign(event, { effectiveDirective: 'connect-src', blockedURI: `${address}/x` }),
      ),
    );
    return Promise.reject(new TypeError('Failed to fetch'));
  });

test('a blocked address has its own error, and no second call', async () => {
  blockCalls();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(200);
  await expect(asked).rejects.toThrow(BlockedAddressError);
  await expect(asked).rejects.toMatchObject({ isAllowedAfterReload: true });
  const other = queryClient.fetchQuery(remoteInstanceQueries.exceptions(address, 1));
  other.catch(() => {});
  await vi.advanceTimersByTimeAsync(200);
  await expect(other).rejects.toThrow(BlockedAddressError);
  expect(requests).toHaveLength(1);
});

test('a reload does not help a stored address that no policy can name', async () => {
  address = `https://instance_${number}.test`;
  blockCalls();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(200);
  await expect(asked).rejects.toThrow(/^The console cannot ask this host/);
  await expect(asked).rejects.toMatchObject({ isAllowedAfterReload: false });
});

test('a row that scrolls past calls nothing, and a row that leaves ends its call', async () => {
  answerBy(() => new Promise(() => {}));
  const look = () =>
    new QueryObserver(queryClient, remoteInstanceQueries.version(address, 1)).subscribe(() => {});
  const flyPast = look();
  await vi.advanceTimersByTimeAsync(50);
  flyPast();
  await vi.advanceTimersByTimeAsync(500);
  expect(requests).toHaveLength(0);
  const leave = look();
  await vi.advanceTimersByTimeAsync(500);
  expect(requests).toHaveLength(1);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('twenty instances that never answer do not delay one that does', async () => {
  answerBy((request) =>
    request.url.includes('dead') ? new Promise(() => {}) : Promise.resolve(Response.json(answered)),
  );
  for (let index = 0; index < 20; index += 1) {
    const dead = `https://dead-${index}-${number}.test`;
    queryClient.fetchQuery(remoteInstanceQueries.version(dead, 1)).catch(() => {});
  }
  const asked = ask();
  await vi.advanceTimersByTimeAsync(200);
  expect(await asked).toEqual({ version: '7.4', commitHash: 'abc' });
});
