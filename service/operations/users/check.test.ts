import { expect, test } from 'vitest';
import { problemOfUser } from './check';

const nia = { shortName: 'Nia', fullName: 'Nia Okafor', email: 'nia@demo.test' };

test('ordinary names and addresses can be saved', () => {
  expect(problemOfUser(nia)).toBeNull();
  expect(problemOfUser({ ...nia, fullName: 'می\u200cخواهم' })).toBeNull();
});

test.each([
  [{ shortName: 'N\u200bia' }, /display name/],
  [{ fullName: '\u202eNia' }, /full name/],
  [{ email: 'nia\u200b@demo.test' }, /email/],
  [{ email: 'nia@demo.test\u2069' }, /email/],
  [{ email: 'ni a@demo.test' }, /email/],
])('the service refuses hidden characters: %j', (change, reason) => {
  expect(problemOfUser({ ...nia, ...change })).toMatch(reason);
});

test('a stored image that is not valid any more does not block a save of other fields', () => {
  const broken = { ...nia, image: 'eA==' };
  expect(problemOfUser(broken, { image: 'eA==' })).toBeNull();
  expect(problemOfUser(broken, { image: null })).toMatch(/no PNG/);
});
