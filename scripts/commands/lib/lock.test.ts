import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

const times = { pollEvery: 5, patience: 200 };
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'a', 'lock');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs one piece of work per name at once and returns when each began and ended. */
async function together(names: string[]) {
  const events: string[] = [];
  const one = (name: string) =>
    withLock(
      file,
      async () => {
        events.push(`${name} begins`);
        await pause(30);
        events.push(`${name} ends`);
      },
      times,
    );
  await Promise.all(names.map(one));
  return events;
}

/** Leaves a lock of a process with this number, which shows no sign of life. */
function leaveLock(pid: number, host = hostname()) {
  const owner = JSON.stringify({ token: 'other', pid, host });
  writeFileSync(join(folder, 'lock'), owner);
  file = join(folder, 'lock');
}

test('one works at a time, the others say that they wait, and no file remains', async () => {
  const events = await together(['first', 'second', 'third']);
  expect(events).toHaveLength(6);
  for (const place of [0, 2, 4]) {
    expect(events[place + 1]).toBe(events[place]?.replace('begins', 'ends'));
  }
  const waiting = `    waiting for another command of this checkout (${file})`;
  expect(vi.mocked(console.log).mock.calls).toEqual([[waiting], [waiting]]);
  expect(existsSync(file)).toBe(false);
});

test('work that fails releases the lock', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')), times)).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('one waiting process takes over the lock of an ended process at once', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  leaveLock(ended.pid ?? 0);
  const events = await together(['first', 'second']);
  expect(events[1]).toBe(events[0]?.replace('begins', 'ends'));
  expect(events).toHaveLength(4);
});

test('the lock of a former process with the number of this one is taken over', async () => {
  leaveLock(process.pid);
  expect(await together(['only'])).toEqual(['only begins', 'only ends']);
  expect(console.log).not.toHaveBeenCalled();
});

test.each([
  ['of another machine', 1, 'elsewhere'],
  ['whose number another process has now', process.ppid, hostname()],
])(
  'the lock of an owner %s is respected, and taken over after a long silence',
  async (_, pid, host) => {
    leaveLock(pid, host);
    const started = performance.now();
    expect(await together(['only'])).toEqual(['only begins', 'only ends']);
    expect(performance.now() - started).toBeGreaterThan(times.patience);
  },
);
