import { expect, test } from 'vitest';
import { Ledger } from './ledger';

test('the latest is removed first, and what was struck off is not removed again', async () => {
  const removed: string[] = [];
  const ledger = new Ledger();
  const note = (what: string) => async () => {
    removed.push(what);
    return null;
  };
  ledger.add('organisation', note('organisation'));
  const strike = ledger.add('team', note('team'));
  ledger.add('link', note('link'));
  strike();
  strike();
  expect(await ledger.clear()).toEqual([]);
  expect(removed).toEqual(['link', 'organisation']);
  expect(await ledger.clear()).toEqual([]);
});

test('a failure does not keep the others, and says what is left', async () => {
  let isRemoved = false;
  const ledger = new Ledger();
  ledger.add('user', async () => {
    isRemoved = true;
    return null;
  });
  ledger.add('client', () => Promise.reject(new Error('no answer')));
  ledger.add('team', async () => 'commitTeams answered 400');
  expect(await ledger.clear()).toEqual([
    { what: 'team', reason: 'commitTeams answered 400' },
    { what: 'client', reason: 'no answer' },
  ]);
  expect(isRemoved).toBe(true);
});
