import type { OrganisationTreeNode } from '~/api/organisation-tree';
import type { ClientApplicationState, HealthTreeNode } from '~/api/system-health';
import { NodeType } from '~/domain/contract/enums.gen';
import { sampleTree } from './sample-tree';

type State = ClientApplicationState;

const oneDay = 86_400_000;
const versions = ['5.6.1.250', '5.6.1.250', '5.5.0.233', '5.4.0.210', 'unknown'];
const applications = ['POS Terminal', 'Kitchen Display'];

/** Makes the states of a till. Every eleventh has none. Every thirteenth was last heard too long ago. */
function statesOf(number: number, now: number): State[] {
  if (number % 11 === 0) return [];
  const daysAgo = number % 13 === 0 ? 20 : number % 5;
  return applications.slice(0, 1 + (number % 2)).map((applicationName, place) => ({
    applicationName,
    applicationVersion: versions[(number + place) % versions.length] ?? '',
    applicationType: 'Terminal',
    deviceIdentifier: `TILL-${number}`,
    nodeID: `${number}`,
    nodeType: NodeType.Terminal,
    dateTimeUpdated: new Date(now - daysAgo * oneDay).toISOString(),
    osRegionName: 'United Kingdom',
    osCultureName: 'en-GB',
    clientApplicationStateDetails: [{ name: 'Free disk space', value: '40 GB' }],
  }));
}

/** Makes the sample tree as System Health answers it: organisations, outlets, terminals. */
export function sampleHealth(now: number): HealthTreeNode[] {
  let tills = 0;
  const nodeOf = (node: OrganisationTreeNode, level: number): HealthTreeNode => {
    const { id, name, nameSuffix, iconUri, hasChildren } = node;
    const children = node.children.map((child) => nodeOf(child, level + 1));
    const frame = { name, nameSuffix, iconUri, hasChildren, children };
    if (level === 0) {
      return {
        ...frame,
        id: `org:${id}`,
        entity: { entityType: 'organisation', organisationID: id, clientApplicationStates: [] },
      };
    }
    const isTill = level === 2;
    if (isTill) tills += 1;
    return {
      ...frame,
      id: `ds:${id}`,
      entity: {
        entityType: 'siteNode',
        nodeID: id,
        nodeType: isTill ? NodeType.Terminal : NodeType.Outlet,
        clientApplicationStates: isTill ? statesOf(tills, now) : [],
      },
    };
  };
  return sampleTree().map((root) => nodeOf(root, 0));
}
