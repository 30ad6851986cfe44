import { expect, test, vi } from 'vitest';
import { commitBy } from './row-change';

const row = { record: { name: 'Harbour' }, stored: undefined };
const reworded = (failure: unknown, step: string) => `${step}: ${failure}`;

test.each([
  ['save', { changes: [row], deletes: ['7'] }],
  ['delete', { changes: [], deletes: ['7'] }],
] as const)('a failure has the words of its step: %s', async (step, { changes, deletes }) => {
  const commit = commitBy(
    () => Promise.reject('no network'),
    ({ record }) => record,
    reworded,
  );
  await expect(commit({ changes: [...changes], deletes: [...deletes] })).rejects.toBe(
    `${step}: no network`,
  );
});

test('a record that cannot be sent keeps its own error, and nothing is sent', async () => {
  const incomplete = new Error('incomplete');
  const send = vi.fn(() => Promise.resolve(undefined));
  const refuse = () => {
    throw incomplete;
  };
  await expect(commitBy(send, refuse, reworded)({ changes: [row], deletes: [] })).rejects.toBe(
    incomplete,
  );
  expect(send).not.toHaveBeenCalled();
});
