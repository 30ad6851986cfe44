import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { waysOfUser } from './ways-of-user';

const { organisationUserLinks: links } = exampleOf(
  'getUserSummary',
  '10000000-0000-4000-8000-000000000003',
);

test('a team counts once with all of its organisations, after the own links', () => {
  const [own, team] = links;
  if (!own || !team) throw new Error('The example has too few links.');
  const elsewhere = { ...team, organisationName: 'Alpine Dealer', isOrgAdmin: true };
  const ways = waysOfUser([team, elsewhere, own]);
  expect(ways.map(({ title, places, isOrgAdmin }) => [title, places, isOrgAdmin])).toEqual([
    ['Harbour Restaurants', ['Harbour Restaurants'], false],
    ['Team Support', ['Harbour Restaurants', 'Alpine Dealer'], true],
  ]);
});
