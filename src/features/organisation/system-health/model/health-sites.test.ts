import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HealthTreeNode } from '~/api/system-health';
import { NodeType } from '~/domain/contract/enums.gen';
import { allNodes } from '~/domain/tree-model';
import {
  groupNode,
  organisationNode,
  outletNode,
  sampleNow,
  sampleState,
  stateOfDaysAgo,
  terminalNode,
} from '~/testing/sample-health';
import {
  leftOutOf,
  leftOutTogether,
  nothingLeftOut,
  oldestShownState,
  pathOf,
  readHealthSites,
} from './health-sites';

const all = (...roots: HealthTreeNode[]) => allNodes(readHealthSites(roots, sampleNow));

test('each node has its organisation, its path and its type', () => {
  const sites = all(
    organisationNode('group', [
      organisationNode('quay', [
        groupNode('centre', [outletNode('street', [terminalNode('bar')])]),
      ]),
    ]),
  );
  const bar = sites.find(({ siteID }) => siteID === 'bar');
  expect(bar).toMatchObject({
    id: 'ds:bar',
    organisationID: 'quay',
    nodeType: NodeType.Terminal,
    hasChildren: false,
  });
  expect(bar && pathOf(bar)).toEqual(['group', 'quay', 'centre', 'street']);
  expect(sites.map(({ hasChildren }) => hasChildren)).toEqual([true, true, true, true, false]);
});

test('marks the states that are older than 14 days', () => {
  const [till] = all(
    terminalNode('till', stateOfDaysAgo(1), stateOfDaysAgo(15, { deviceIdentifier: 'TILL-2' })),
  );
  expect(till?.states).toMatchObject([
    { deviceIdentifier: 'TILL-1', isSilent: false },
    { deviceIdentifier: 'TILL-2', isSilent: true, time: sampleNow - 15 * 86_400_000 },
  ]);
});

test('keeps the newer state when a device reports an application twice at a node', () => {
  const versions = (...states: ReturnType<typeof sampleState>[]) =>
    all(terminalNode('till', ...states))[0]?.states.map((state) => state.applicationVersion);
  const older = stateOfDaysAgo(2, { applicationVersion: '1.0.0.0' });
  const newer = stateOfDaysAgo(1, { applicationVersion: '2.0.0.0' });
  expect(versions(older, newer)).toEqual(['2.0.0.0']);
  expect(versions(newer, older)).toEqual(['2.0.0.0']);
});

test('keeps all states without a device id', () => {
  const unsaid = sampleState({ deviceIdentifier: '' });
  expect(all(terminalNode('till', unsaid, unsaid))[0]?.states).toHaveLength(2);
});

test('a site node without an organisation above has no organisation id', () => {
  expect(all(terminalNode('till'))[0]?.organisationID).toBe('');
});

const now = Date.parse('2026-11-21T12:00:00Z');
/** Whether a state that a device reported at `time` is too old at `moment`. */
const isSilent = (time: number, moment = now) => {
  const state = sampleState({ dateTimeUpdated: new Date(time).toISOString() });
  return readHealthSites([terminalNode('till', state)], moment)[0]?.states[0]?.isSilent;
};

describe('the 14-day rule', () => {
  test.each([
    ['of this moment', 0, true],
    ['a millisecond younger than 14 days', 1_209_599_999, true],
    ['of exactly 14 days', 1_209_600_000, true],
    ['a millisecond older than 14 days', 1_209_600_001, false],
    ['of a year ago', 365 * 86_400_000, false],
    ['from the future, by a wrong clock', -86_400_000, true],
  ])('a state %s (%s ms): shown is %s', (_, age, isShown) => {
    expect(isSilent(now - age)).toBe(!isShown);
  });

  test('14 days have 24 hours each, also when the clocks change', () => {
    expect(oldestShownState).toBe(14 * 24 * 60 * 60 * 1000);
    const afterClocksWentBack = Date.parse('2026-10-27T12:00:00Z');
    const before = Date.parse('2026-10-13T12:00:00Z');
    expect(isSilent(before, afterClocksWentBack)).toBe(false);
    expect(isSilent(before - 1, afterClocksWentBack)).toBe(true);
  });
});

describe('states that are too old', () => {
  test('have a count and the time of the newest one', () => {
    expect(leftOutOf([])).toEqual({ count: 0, newest: undefined });
    const states = [5, 9, 7].map((time) => ({ time, isSilent: true }));
    expect(leftOutOf([...states, { time: 11, isSilent: false }])).toEqual({ count: 3, newest: 9 });
  });

  test('of two nodes together count as the states of both', () => {
    const times = array(record({ time: integer({ min: 1, max: 1000 }), isSilent: boolean() }));
    assert(
      property(times, times, (one, other) => {
        const together = leftOutTogether(leftOutOf(one), leftOutOf(other));
        expect(together).toEqual(leftOutOf([...one, ...other]));
      }),
    );
    expect(leftOutTogether(nothingLeftOut, nothingLeftOut)).toEqual(nothingLeftOut);
  });
});
