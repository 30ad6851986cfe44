import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, claimReload, loadChunk } from './load-chunk';
import { onCaughtError } from './screens/error-screen';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (message: string) => () => Promise.reject(new TypeError(message));

test('a chunk that loads is the result', async () => {
  await expect(loadChunk(() => Promise.resolve({ part: 1 }), 'admin/users')).resolves.toEqual({
    part: 1,
  });
});

const inChrome = 'Failed to fetch dynamically imported module: http://localhost/assets/users-1.js';
const inFirefox = 'error loading dynamically imported module: http://localhost/assets/users-1.js';
const inSafari = 'Importing a module script failed.';
const ofStyles = 'Unable to preload CSS for http://localhost/assets/users-1.css';

/**
 * Answers the requests for files of the build.
 * @returns the names of the requested files
 */
function answerFile(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname.replace(/^.*\//, ''));
    return answer();
  });
  return asked;
}

const page = (status: number) =>
  new Response('', { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** A load function as the build writes it. */
const importing = (load: () => Promise<unknown>) =>
  Object.assign(vi.fn(load), {
    toString: () => '()=>p(()=>import(`./users-1.js`),deps([0,1]))',
  });

async function failureOf(load: () => Promise<unknown>) {
  const error: unknown = await loadChunk(load, 'admin/users').catch((reason) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ message: 'Loading chunk admin/users failed' });
  return (error as ChunkLoadError).type;
}

test.each([
  ['there is no network', noNetwork, 'unreached'],
  ['the server fails', () => new Response('', { status: 502 }), 'unreached'],
  ['the server fails with a page', () => page(503), 'unreached'],
  ['the server does not have it', () => new Response('', { status: 404 }), 'missing'],
  ['it is gone for good', () => new Response('', { status: 410 }), 'missing'],
  ['the server answers with a page', () => page(200), 'missing'],
])('a load requests its file before it imports it: %s', async (_, answer, type) => {
  const asked = answerFile(answer);
  const load = importing(() => Promise.resolve({}));
  expect(await failureOf(load)).toBe(type);
  expect(asked).toEqual(['users-1.js']);
  // The browser would cache the failed import.
  expect(load).not.toHaveBeenCalled();
});

test('a retry loads the same chunk once the server can be reached', async () => {
  answerFile(noNetwork);
  const load = importing(() => Promise.resolve({ part: 1 }));
  await failureOf(load);
  answerFile(() => new Response('export {}'));
  await expect(loadChunk(load, 'admin/users')).resolves.toEqual({ part: 1 });
});

test.each([
  ['is on its way is awaited', 'early-1.js', true, []],
  ['does not come is requested again', 'lost-1.js', false, ['lost-1.js']],
])('a file that the page has asked for and that %s', async (_, file, comes, requests) => {
  const asked = answerFile(() => new Response('export {}'));
  let settle = (_: boolean) => {};
  const early = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  vi.stubGlobal('earlyFiles', new Map([[import.meta.url.replace(/[^/]*$/, file), early]]));
  const load = vi.fn(async () => ({}));
  load.toString = () => `()=>import(\`./${file}\`)`;
  const loading = loadChunk(load, 'early');
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  settle(comes);
  await loading;
  expect(asked).toEqual(requests);
});

test('two loads at once request the file once', async () => {
  const asked = answerFile(() => new Response('export {}'));
  const load = () =>
    Object.assign(async () => ({ part: 1 }), { toString: () => '()=>import(`./teams-1.js`)' });
  await Promise.all([loadChunk(load(), 'teams'), loadChunk(load(), 'teams')]);
  expect(asked).toEqual(['teams-1.js']);
});

test.each([
  [inChrome, 404, 'missing'],
  [inFirefox, 404, 'missing'],
  [ofStyles, 404, 'missing'],
  [ofStyles, 200, 'unreached'],
  [inSafari, 404, 'unreached'],
])('loadChunk classifies a failed import: %s, status %i', async (message, status, type) => {
  const asked = answerFile(() => new Response('', { status }));
  expect(await failureOf(failing(message))).toBe(type);
  expect(asked).toHaveLength(message === inSafari ? 0 : 1);
});

test('an error in the code of a chunk stays unchanged', async () => {
  await expect(loadChunk(failing('x is not a function'), 'admin/users')).rejects.toThrow(
    'x is not a function',
  );
});

test('the load of a chunk has a time-out of 120 seconds', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  loadChunk(() => new Promise(() => {}), 'admin/users').catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.mock.calls[0]?.[0]).toMatchObject({
    message: 'Loading chunk admin/users failed',
    type: 'timeout',
  });
});

test('a page may reload once for each missing chunk', () => {
  sessionStorage.clear();
  expect(['a', 'b', 'a', 'b'].map((chunk) => claimReload(chunk))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a page may reload again for a chunk that has loaded since', async () => {
  sessionStorage.clear();
  expect([claimReload('a'), claimReload('b')]).toEqual([true, true]);
  await loadChunk(() => Promise.resolve({}), 'a');
  expect([claimReload('a'), claimReload('b')]).toEqual([true, false]);
});

test('a page without storage may not reload', () => {
  const blocked = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as Storage;
  expect(claimReload('a', blocked)).toBe(false);
});

test('the error handler logs no expected failure', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onCaughtError(new ChunkLoadError('admin/users', 'missing'));
  expect(log).not.toHaveBeenCalled();
  const mistake = new TypeError('x is not a function');
  onCaughtError(mistake);
  expect(log).toHaveBeenCalledWith(mistake);
});
