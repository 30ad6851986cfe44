import { expect, test } from 'vitest';
import type { Client } from '../../../src/api/schema.gen';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();

async function ownClients(): Promise<string[]> {
  const answer = await both.service.call('/api/client', { as: 'superUser' });
  const ids = ((await answer.json()) as Client[]).map(({ clientID }) => clientID);
  return ids.filter((id) => id.startsWith('cf-'));
}

test('a record whose answer is lost is removed all the same', async () => {
  both.served.plant({
    name: 'an answer without the saved records',
    operationId: 'commitClients',
    pointer: '',
    answer: () => ({ status: 200, text: '{"changes":[],"deletes":[]}' }),
  });
  const { left } = await runAgainst(both.service, both.served.url, {
    only: ['clients'],
    isWriting: true,
  });
  both.served.plant(null);
  expect(left).toEqual([]);
  expect(await ownClients()).toEqual([]);
});

test.each([
  ['clients', 'commitClients', 'commitClients'],
  ['commitPendingInvites', 'sendInvite', 'commitPendingInvites'],
])(
  'of %s, what is gone is not named, though its removal was answered with a failure',
  async (...names) => {
    const [only, ...failing] = names;
    const failed = (operationId: string) => ({
      name: 'a change that is made and answered with a failure',
      operationId,
      pointer: '',
      answer: () => ({ status: 503, text: '' }),
    });
    both.served.plant([...new Set(failing)].map(failed));
    const { left } = await runAgainst(both.service, both.served.url, {
      only: [only],
      isWriting: true,
    });
    both.served.plant(null);
    expect(left).toEqual([]);
    expect(await ownClients()).toEqual([]);
  },
);

test('a run that is stopped in the middle of a story removes its records', async () => {
  const stop = new AbortController();
  both.served.plant({
    name: 'a person who stops the run as soon as there is a record',
    operationId: 'getTeam',
    pointer: '',
    answer: ({ status }) => {
      if (status === 200) stop.abort();
      return null;
    },
  });
  const sender = { url: both.served.url, timeout: 10_000, stop: stop.signal };
  const result = await runAgainst(both.service, both.served.url, {
    sender,
    only: ['commitTeams'],
    isWriting: true,
  });
  both.served.plant(null);
  expect(result).toMatchObject({ failure: 'The run was stopped.', left: [] });
});

test('what cannot be removed is named with the reason', async () => {
  both.served.plant({
    name: 'deletions that delete nothing',
    operationId: 'commitClients',
    pointer: '',
    body: (text) => text.replace(/"deletes":\[.*\]/, '"deletes":[]'),
  });
  const { left } = await runAgainst(both.service, both.served.url, {
    only: ['clients'],
    isWriting: true,
  });
  both.served.plant(null);
  const [own] = await ownClients();
  expect(left).toEqual([{ what: `client ${own}`, reason: 'listClients has it still.' }]);
});
