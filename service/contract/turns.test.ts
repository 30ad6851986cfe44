import { expect, test, vi } from 'vitest';
import { mostWaiting, Turns } from './turns';

/** Makes work that runs until somebody ends it, and notes when it begins. */
function work(begun: string[], name: string) {
  let end: (failure?: Error) => void = () => {};
  const run = () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      end = (failure) => (failure ? reject(failure) : resolve(name));
    });
  return { run, end: (failure?: Error) => end(failure) };
}

test('the work of one person runs in order, also after a failure; others do not wait', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const [first, second, other] = ['first', 'second', 'other'].map((name) => work(begun, name));
  if (!first || !second || !other) throw new Error('There is no work.');
  const answers = [
    turns.take('a', first.run),
    turns.take('a', second.run),
    turns.take('b', other.run),
  ];
  const settled = Promise.allSettled(answers);
  await vi.waitUntil(() => begun.length === 2);
  expect(begun).toEqual(['first', 'other']);
  first.end(new Error('failed'));
  await vi.waitUntil(() => begun.length === 3);
  expect(begun).toEqual(['first', 'other', 'second']);
  second.end();
  other.end();
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('slow work gives the turn up, and takes it again', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const [slow, second] = ['slow', 'second'].map((name) => work(begun, name));
  if (!slow || !second) throw new Error('There is no work.');
  const first = turns.take('a', async (withoutTurn) => {
    await withoutTurn(slow.run);
    begun.push('again');
  });
  const other = turns.take('a', second.run);
  await vi.waitUntil(() => begun.length === 2);
  slow.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['slow', 'second']);
  second.end();
  await Promise.all([first, other]);
  expect(begun).toEqual(['slow', 'second', 'again']);
});

test('so many may wait, and afterwards there is room again', async () => {
  const turns = new Turns();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const taken = Array.from({ length: mostWaiting + 1 }, () => turns.take('a', () => gate));
  await expect(turns.take('a', () => gate)).rejects.toMatchObject({ status: 503 });
  await expect(turns.take('b', () => 'done')).resolves.toBe('done');
  open();
  await Promise.all(taken);
  await expect(turns.take('a', () => 'done')).resolves.toBe('done');
});
