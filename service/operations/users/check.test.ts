import { expect, test } from 'vitest';
import { problemOfUser } from './check';

const names = { shortName: 'Nia', fullName: 'Nia Berg' };
const nia = { ...names, email: 'nia@demo.test', image: null };

test('an ordinary user can be saved', () => {
  expect(problemOfUser(nia)).toBeNull();
});

test.each(['nia\u200b@demo.test', 'nia@demo.test\u2069', 'ni a@demo.test'])(
  'the service refuses the address %j',
  (email) => {
    expect(problemOfUser({ ...nia, email })).toMatch(/email/);
  },
);

test.each([
  ['image', { image: 'eA==' }, /not a PNG/],
  ['address', { email: 'nia' }, /email/],
  ['name', { shortName: '' }, /display name/],
])('a stored %s that is not valid does not block a save of other fields', (_, field, problem) => {
  const stored = { ...nia, ...field };
  expect(problemOfUser(stored, stored)).toBeNull();
  expect(problemOfUser(stored, nia)).toMatch(problem);
});
