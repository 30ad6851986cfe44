import { describe, expect, test } from 'vitest';
import { allNodes, withBranches } from '~/domain/tree-model';
import { exampleOf } from '~/testing/contract-examples';
import {
  type AcceptanceNode,
  acceptanceNodes,
  authorisedVersion,
  pathTo,
} from './acceptance-nodes';

const id = (kind: string, number: number) => `${kind}0000000-0000-4000-8000-00000000000${number}`;
const app = id('8', 1);
const version = (number: number) => id('8', number).replace('80000000', '81000000');
const roots = acceptanceNodes(exampleOf('getAcceptancesTree', 'applications'));
const [posTerminal, kitchenDisplay] = roots as [AcceptanceNode, AcceptanceNode];
const entriesOf = ({ children }: AcceptanceNode) => (children ?? []).map(({ entry }) => entry);

describe('nodes', () => {
  test('of applications have their settings', () => {
    expect(posTerminal).toMatchObject({
      id: `app:${app}`,
      name: 'POS Terminal',
      address: { app, version: undefined, acceptance: undefined },
      entry: {
        entityType: 'application',
        applicationID: app,
        settings: { autoAccept: true, notBeforeTimeUTC: '2026-06-01 05:30:00' },
      },
    });
  });

  test('of versions have the state of their acceptance', () => {
    const [current, old] = posTerminal.children ?? [];
    expect(current).toMatchObject({
      address: { app, version: version(3) },
      children: null,
      entry: {
        title: 'POS Terminal 5.6.1.250',
        isCurrent: true,
        state: 'Partial',
      },
    });
    expect(old).toMatchObject({
      address: { app, version: 'old' },
      entry: { entityType: 'oldVersions' },
    });
    expect(entriesOf(kitchenDisplay)).toMatchObject([{ state: 'Not Accepted', isCurrent: true }]);
  });

  test('of a branch get their address from the node above', () => {
    const old = posTerminal.children?.[1] as AcceptanceNode;
    const [older] = acceptanceNodes(exampleOf('listOldVersionNodes', app), old.address);
    expect(older).toMatchObject({
      address: { app, version: version(2) },
      entry: { title: 'POS Terminal 5.5.0.233', isCurrent: false, state: 'Accepted' },
    });
    const answer = exampleOf('listAcceptanceNodes', version(2));
    const [acceptance] = acceptanceNodes(answer, older?.address);
    expect(acceptance).toMatchObject({
      name: 'All nodes',
      address: { app, version: version(2), acceptance: id('8', 1).replace('80', '82') },
      entry: { entityType: 'acceptance', applicationID: app, userName: 'Ada Marchetti' },
    });
  });
});

test('a version belongs below its application or its old versions, not below itself', () => {
  const [current, old] = posTerminal.children as [AcceptanceNode, AcceptanceNode];
  const older = acceptanceNodes(exampleOf('listOldVersionNodes', app), old.address);
  const below = (branch: readonly AcceptanceNode[], parent: AcceptanceNode) => {
    const tree = withBranches([posTerminal], (node) =>
      node.id === parent.id ? branch : undefined,
    );
    return allNodes(tree).find(({ id }) => id === parent.id)?.children;
  };
  expect(posTerminal.children).toContain(current);
  expect(below(older, old)).toEqual(older);
  expect(below([current], current)).toEqual([]);
  expect(below([posTerminal], current)).toEqual([]);
});

describe('the path to a node', () => {
  const root = `app:${app}`;
  test.each([
    [{ app }, []],
    [{ app, version: version(3) }, [root]],
    [{ app, version: 'old' }, [root]],
    [{ app, version: version(1) }, [root, `old:${app}`]],
    [{ app, version: version(3), acceptance: 'a' }, [root, `version:${version(3)}`]],
    [{ app, version: version(1), acceptance: 'a' }, [root, `old:${app}`, `version:${version(1)}`]],
    [{ app: 'unknown', version: version(1) }, undefined],
    [{}, undefined],
  ])('%j', (search, path) => {
    expect(pathTo(search, roots)).toEqual(path);
  });

  test('finds the title of the authorised version of the application', () => {
    const [, old] = posTerminal.children as [AcceptanceNode, AcceptanceNode];
    expect(authorisedVersion(old, roots)).toBe('POS Terminal 5.6.1.250');
    expect(authorisedVersion(old, [])).toBeUndefined();
  });
});
