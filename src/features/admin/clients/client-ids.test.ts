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

test('a client that came without an ID takes none', () => {
  const odd = [{ clientID: null }] as unknown as { clientID: string }[];
  expect(isTakenId(odd, 'kiosk')).toBe(false);
});

test.each([
  [[], undefined],
  [['a', 'b'], undefined],
  [['a', 'b', 'A'], 'A'],
])('of %j, %s is repeated', (ids, repeated) => {
  expect(repeatedId(clients(...ids))).toBe(repeated);
});
