import { afterEach, expect, test, vi } from 'vitest';
import { onCaughtError } from '../on-caught-error';
import { ChunkLoadError, loadChunk } from './load-chunk';
import { claimReload } from './reload-once';

afterEach(() => vi.useRealTimers());

const failing = (message: string) => () => Promise.reject(new TypeError(message));

test('a part that comes is passed on', async () => {
  await expect(loadChunk(() => Promise.resolve({ part: 1 }), 'admin/users')).resolves.toEqual({
    part: 1,
  });
});

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/users-1.js',
  'error loading dynamically imported module: http://localhost/assets/users-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/users-1.css',
])('a missing file is named: %s', async (message) => {
  const error = await loadChunk(failing(message), 'admin/users').catch((reason) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ message: 'Loading chunk admin/users failed', type: 'missing' });
});

test('a mistake inside a part stays what it is', async () => {
  await expect(loadChunk(failing('x is not a function'), 'admin/users')).rejects.toThrow(
    'x is not a function',
  );
});

test('a part that has not come after 120 seconds is given up', async () => {
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

test('a page reloads itself once for each missing part', () => {
  sessionStorage.clear();
  expect(['a', 'b', 'a', 'b'].map((chunk) => claimReload(chunk))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('without a memory it does not reload itself', () => {
  const blocked = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as Storage;
  expect(claimReload('a', blocked)).toBe(false);
});

test('expected failures are shown, not logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onCaughtError(new ChunkLoadError('admin/users', 'missing'));
  expect(log).not.toHaveBeenCalled();
  const mistake = new TypeError('x is not a function');
  onCaughtError(mistake);
  expect(log).toHaveBeenCalledWith(mistake);
});
