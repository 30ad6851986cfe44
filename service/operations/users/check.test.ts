import { expect, test } from 'vitest';
import { problemOfUser } from './check';

test('an ordinary address can be saved', () => {
  expect(problemOfUser({ email: 'nia@demo.test' })).toBeNull();
});

test.each(['nia\u200b@demo.test', 'nia@demo.test\u2069', 'ni a@demo.test'])(
  'the service refuses the address %j',
  (email) => {
    expect(problemOfUser({ email })).toMatch(/email/);
  },
);

test('a stored image that is not valid any more does not block a save of other fields', () => {
  const broken = { email: 'nia@demo.test', image: 'eA==' };
  expect(problemOfUser(broken, broken)).toBeNull();
  expect(problemOfUser(broken, { ...broken, image: null })).toMatch(/no PNG/);
});

test('a stored address that is not valid any more does not block a save of other fields', () => {
  const stored = { email: 'nia', image: null };
  expect(problemOfUser(stored, stored)).toBeNull();
  expect(problemOfUser(stored, { ...stored, email: 'nia@demo.test' })).toMatch(/email/);
});
