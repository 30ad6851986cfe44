import { expect, test } from 'vitest';
import { isTakenId, repeatedId } from './client-ids';

const clients = (...ids: string[]) => ids.map((clientID) => ({ clientID }));

test.each([
  ['kiosk', true],
  ['Kiosk ', true],
  ['kiosk-2', false],
  ['', false],
])('the ID "%s" is taken: %s', (id, taken) => {
  expect(isTakenId(clients('till', 'kiosk'), id)).toBe(taken);
});

test.each([
  [[], undefined],
  [['a', 'b'], undefined],
  [['a', 'b', 'A'], 'A'],
])('in the IDs %j, the first repeated one is %s', (ids, repeated) => {
  expect(repeatedId(clients(...ids))).toBe(repeated);
});
