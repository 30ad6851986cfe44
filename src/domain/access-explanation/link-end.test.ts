import { expect, test } from 'vitest';
import { endText, hasEnded, withEnds, withMembershipEnd } from './link-end';

const now = Date.parse('2026-11-24T12:00:00Z');
const link = { organisationUserLinkID: 'uma', isOrgAdmin: true };

test.each([
  ['2026-11-24T12:00:00.001Z', false, 'ends on the day'],
  ['2026-11-24T12:00:00Z', true, 'ended on the day'],
  ['2026-11-24T10:59:59+00:00', true, 'ended on the day'],
])('an access that ends at %s has ended: %s', (endsAt, isPast, words) => {
  const [ending] = withEnds([link], [{ organisationUserLinkID: 'uma', endsAt }], now);
  expect(ending).toEqual({ ...link, end: { endsAt, hasEnded: isPast } });
  expect(ending && hasEnded(ending)).toBe(isPast);
  expect(ending?.end && endText(ending.end, () => 'the day')).toBe(words);
});

test('an access that is not in the list has no end', () => {
  const others = [{ organisationUserLinkID: 'ada', endsAt: '2020-01-01T00:00:00Z' }];
  const found = withEnds([link], others, now);
  expect(found).toEqual([link]);
  expect(found.some(hasEnded)).toBe(false);
});

const early = '2026-11-24T11:00:00Z';
const late = '2026-11-24T13:00:00.000Z';

test.each<[string | undefined, string | undefined, object]>([
  [undefined, undefined, {}],
  [early, undefined, { end: { endsAt: early, hasEnded: true } }],
  [late, undefined, { end: { endsAt: late, hasEnded: false } }],
  [undefined, late, { end: { endsAt: late, hasEnded: false } }],
  [early, late, { end: { endsAt: early, hasEnded: true } }],
  [late, early, { end: { endsAt: early, hasEnded: true } }],
])('a membership until %s of a team with access until %s', (endsAt, ofLink, expected) => {
  const end = ofLink ? { endsAt: ofLink, hasEnded: Date.parse(ofLink) <= now } : undefined;
  expect(withMembershipEnd({ endsAt }, { end }, now)).toEqual(expected);
});
