import { expect, test } from 'vitest';
import { isTakenId, repeatedId } from './client-ids';

const clients = (...ids: string[]) => ids.map((clientID) => ({ clientID }));

test.each([
  ['kiosk', true],
  ['Kiosk ', true],
  ['kiosk-2', false],
  ['', false],
])('"%s" is taken: %s', (id, taken) => {
  expect(isTakenId(clients('till', 'kiosk'), id)).toBe(taken);
});

test.each([
  [[], undefined],
  [['a', 'b'], undefined],
  [['a', 'b', 'A'], 'A'],
])('of %j, %s is repeated', (ids, repeated) => {
  expect(repeatedId(clients(...ids))).toBe(repeated);
});
