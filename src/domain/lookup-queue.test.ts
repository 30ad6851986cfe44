import { expect, test } from 'vitest';
import { LookupQueue } from './lookup-queue';

/** Makes a queue whose lookups the test ends itself, and the list of the lookups that started. */
function setUp(limits: { total: number; perKey: number }) {
  const queue = new LookupQueue(limits);
  const begun: string[] = [];
  const add = (name: string, key = name) => {
    let resolve = (_name: string) => {};
    let reject = (_error: Error) => {};
    const ending = new Promise<string>((whenDone, whenFailed) => {
      resolve = whenDone;
      reject = whenFailed;
    });
    const leaving = new AbortController();
    const result = queue.run(key, leaving.signal, () => {
      begun.push(name);
      return ending;
    });
    // Some tests never await a rejection. It must not count as unhandled.
    result.catch(() => {});
    return {
      result,
      end: () => {
        resolve(name);
        return result;
      },
      fail: () => {
        reject(new Error('down'));
        return result.catch(() => {});
      },
      leave: () => leaving.abort(new Error('left')),
    };
  };
  return { queue, begun, add };
}

test('at most the limit of lookups runs at a time, and the next starts when one ends', async () => {
  const { begun, add } = setUp({ total: 2, perKey: 2 });
  const [a, b] = [add('a'), add('b'), add('c'), add('d')];
  expect(begun).toEqual(['a', 'b']);
  expect(await b.end()).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await a.fail();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('a slow host runs no more lookups than its own limit', async () => {
  const { begun, add } = setUp({ total: 3, perKey: 2 });
  add('slow 1', 'slow');
  add('slow 2', 'slow');
  add('slow 3', 'slow');
  const other = add('other');
  expect(begun).toEqual(['slow 1', 'slow 2', 'other']);
  await other.end();
  expect(begun).toHaveLength(3);
});

test('a host whose last lookup failed waits behind the others until one succeeds', async () => {
  const { begun, add } = setUp({ total: 1, perKey: 1 });
  const first = add('down 1', 'down');
  const second = add('down 2', 'down');
  const other = add('up');
  await first.fail();
  expect(begun).toEqual(['down 1', 'up']);
  await other.end();
  expect(begun).toEqual(['down 1', 'up', 'down 2']);
  add('down 3', 'down');
  add('up 2', 'up');
  await second.end();
  expect(begun).toEqual(['down 1', 'up', 'down 2', 'down 3']);
});

test('a lookup that is aborted while it waits never starts', async () => {
  const { begun, add } = setUp({ total: 1, perKey: 1 });
  const running = add('running');
  const waiting = add('waiting');
  add('last');
  waiting.leave();
  await expect(waiting.result).rejects.toThrow('left');
  await running.end();
  expect(begun).toEqual(['running', 'last']);
});

test('a lookup with an aborted signal never starts', async () => {
  const { queue, begun } = setUp({ total: 1, perKey: 1 });
  const signal = AbortSignal.abort(new Error('gone'));
  const work = () => Promise.resolve(begun.push('gone'));
  await expect(queue.run('gone', signal, work)).rejects.toThrow('gone');
  expect(begun).toEqual([]);
});

test('an abort of a running lookup frees its slot and is no failure of the host', async () => {
  const { begun, add } = setUp({ total: 1, perKey: 1 });
  const left = add('left', 'host');
  add('next', 'host');
  add('other');
  left.leave();
  await left.fail();
  expect(begun).toEqual(['left', 'next']);
});
