import { assert, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteRestriction } from '~/domain/site-restriction';
import { exampleOf } from '~/testing/contract-examples';
import { assignmentDifference, linkDifference, rootNodeDifference } from './save-access';

const zeros = '00000000-0000-0000-0000-000000000000';
const given = (...groups: string[]) =>
  groups.map((userPermissionGroupID) => ({
    userPermissionGroupAssignmentID: `assignment of ${userPermissionGroupID}`,
    organisationUserLinkID: 'link',
    userPermissionGroupID,
  }));
const places = (...ids: string[]) =>
  ids.map((nodeID) => ({ nodeID, nodeType: 2 as const, organisationUserLinkID: 'link' }));
const wantedPlaces = (...ids: string[]): SiteRestriction[] =>
  ids.map((nodeID) => ({ nodeID, nodeType: 2 }));

describe('the link', () => {
  const [link] = exampleOf('listLinks', 'links');
  if (!link) throw new Error('The contract has no link.');

  test('is sent whole with the changed flag, without its read-only fields', () => {
    const { organisationName, teamUserName, userEmail, ...rest } = link;
    expect(linkDifference(link, !link.isOrgAdmin)).toEqual({
      changes: [{ ...rest, isOrgAdmin: !link.isOrgAdmin }],
      deletes: [],
    });
  });

  test('is not sent without a change', () => {
    expect(linkDifference(link, link.isOrgAdmin)).toBeNull();
  });
});

describe('permission groups', () => {
  test('are added with the id of all zeros and deleted by the id of their assignment', () => {
    expect(assignmentDifference('link', given('a', 'b'), ['b', 'c'])).toEqual({
      changes: [
        {
          userPermissionGroupAssignmentID: zeros,
          organisationUserLinkID: 'link',
          userPermissionGroupID: 'c',
        },
      ],
      deletes: ['assignment of a'],
    });
  });

  test.each<[string[], string[]]>([
    [[], []],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
  ])('from %j to %j there is nothing to send', (stored, wanted) => {
    expect(assignmentDifference('link', given(...stored), wanted)).toBeNull();
  });
});

describe('restrictions', () => {
  test('are added with their type and deleted by the id of their node', () => {
    expect(rootNodeDifference('link', places('a'), wantedPlaces('b', 'b'))).toEqual({
      changes: [{ nodeID: 'b', nodeType: 2, organisationUserLinkID: 'link' }],
      deletes: ['a'],
    });
  });

  test('are not sent without a change', () => {
    expect(rootNodeDifference('link', places('a', 'b'), wantedPlaces('b', 'a'))).toBeNull();
  });
});

const all = ['a', 'b', 'c', 'd'];

test('the batches turn the stored state into the wanted one, and nothing remains to send', () => {
  assert(
    property(subarray(all), subarray(all), (stored, wanted) => {
      const groups = assignmentDifference('link', given(...stored), wanted);
      const after = new Set(
        given(...stored)
          .filter(({ userPermissionGroupAssignmentID: id }) => !groups?.deletes.includes(id))
          .map((each) => each.userPermissionGroupID)
          .concat(groups?.changes.map((each) => each.userPermissionGroupID) ?? []),
      );
      expect([...after].sort()).toEqual(wanted);
      expect(assignmentDifference('link', given(...after), wanted)).toBeNull();

      const nodes = rootNodeDifference('link', places(...stored), wantedPlaces(...wanted));
      const left = stored.filter((id) => !nodes?.deletes.includes(id));
      const now = [...left, ...(nodes?.changes.map(({ nodeID }) => nodeID) ?? [])];
      expect(now.sort()).toEqual(wanted);
      expect(rootNodeDifference('link', places(...now), wantedPlaces(...wanted))).toBeNull();
    }),
  );
});
