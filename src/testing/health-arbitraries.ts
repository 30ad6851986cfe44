import { type Arbitrary, array, constantFrom, integer, record } from 'fast-check';
import type { HealthTreeNode } from '~/api/system-health';
import {
  groupNode,
  organisationNode,
  outletNode,
  stateOfDaysAgo,
  terminalNode,
} from './sample-health';

/** A state has few choices, so that many states share an application, a version or a device. */
const states = array(
  record({
    applicationName: constantFrom('POS Terminal', 'Kiosk', 'Unknown'),
    applicationVersion: constantFrom('5.6.0.0', '5.5.0.0', '1.0.0.0', 'beta'),
    days: constantFrom(0, 13, 14, 15, 200),
  }),
  { maxLength: 4 },
);

const outline = array(
  record({
    kind: constantFrom('organisation', 'group', 'outlet', 'terminal'),
    depth: integer({ min: 0, max: 4 }),
    states,
  }),
  { maxLength: 25 },
);

type Outline = typeof outline extends Arbitrary<infer Item> ? Item : never;

/**
 * Trees of organisations, groups, outlets and terminals with states of any age, as the call
 * answers.
 */
export const healthTrees: Arbitrary<HealthTreeNode[]> = outline.map(treeOf);

function treeOf(items: Outline): HealthTreeNode[] {
  const roots: HealthTreeNode[] = [];
  const open: { depth: number; node: HealthTreeNode }[] = [];
  for (const [place, { kind, depth, states: own }] of items.entries()) {
    const reported = own.map(({ days, ...state }, number) =>
      stateOfDaysAgo(days, { ...state, deviceIdentifier: `D-${place}-${number}` }),
    );
    const node = nodeOf(kind, `${kind}-${place}`, reported);
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const parent = open.at(-1)?.node;
    if (parent) {
      parent.children.push(node);
      parent.hasChildren = true;
    } else {
      roots.push(node);
    }
    open.push({ depth, node });
  }
  return roots;
}

function nodeOf(
  kind: string,
  id: string,
  reported: ReturnType<typeof stateOfDaysAgo>[],
): HealthTreeNode {
  if (kind === 'organisation') return organisationNode(id, [], reported);
  if (kind === 'group') return groupNode(id, [], reported);
  return kind === 'outlet' ? outletNode(id, [], reported) : terminalNode(id, ...reported);
}
